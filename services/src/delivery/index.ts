export { bringBuild } from './brought-build/bring-build.ts';
export { takeUpBuild } from './brought-build/take-up-build.ts';
export { DeliveryModule } from './delivery.module.ts';
