export { canary } from './commands/canary.ts';
export { pin } from './commands/pin.ts';
export { promote } from './commands/promote.ts';
export { release } from './commands/release.ts';
export { releases } from './commands/releases.ts';
export { rollback } from './commands/rollback.ts';
