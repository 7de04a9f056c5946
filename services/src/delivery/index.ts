export { bringBuild } from './brought-build/bring-build.ts';
export { takeUpBuild } from './brought-build/take-up-build.ts';
export { DeliveryModule } from './delivery.module.ts';
export type { TakenUp } from './releases/local-build-registration.ts';
export { canServeFromDisk } from './releases/release-folder.ts';
