export { spokenAddress } from './speech/spoken/spoken-address.ts';
export { TeacherModule } from './teacher.module.ts';
export { serveRealtime } from './realtime/realtime.module.ts';
