export { LimitsModule } from './limits.module.ts';
export { type Asker, Limits, TooManyError } from './limits.ts';
