export { bringBuild } from './brought-build/bring-build.ts';
export { DeliveryModule } from './delivery.module.ts';
export { canServeFromDisk } from './releases/release-folder.ts';
