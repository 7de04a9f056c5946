export { KeyRing } from './key-ring.ts';
export { configuredKeyRing, type ConfiguredKeys, openKeyRing } from './open-key-ring.ts';
