export { TeacherModule } from './teacher.module.ts';
