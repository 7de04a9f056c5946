export { AdventuresModule } from './adventures.module.ts';
