export { Learners } from './learners.service.ts';
export { LearnersModule } from './learners.module.ts';
