export * from './catalogue.ts';
export * from './films.ts';
export { levelIdOfGrade } from './level-of-grade.ts';
export * from './spoken/congratulations.ts';
export * from './spoken/narrator.ts';
export * from './subject-entry.ts';
export * from './subject-sections.ts';
export * from './subjects.ts';
export * from './teachers.ts';
