export { KeyRing } from './key-ring.ts';
export { openKeyRing } from './open-key-ring.ts';
export { SigningModule } from './signing.module.ts';
export { Signing } from './signing.service.ts';
