export { TeacherModule } from './teacher.module.ts';
export { serveRealtime } from './realtime/realtime.module.ts';
