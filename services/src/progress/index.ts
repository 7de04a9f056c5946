export { ProgressModule } from './progress.module.ts';
