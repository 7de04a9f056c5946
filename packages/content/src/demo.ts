export { demoTeachers } from '../generated/demo-teachers.ts';
export type { DemoTeacherProfile, SampleLine } from './model/parts.ts';
