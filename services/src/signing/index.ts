export { SigningModule } from './signing.module.ts';
export { Signing } from './signing.service.ts';
