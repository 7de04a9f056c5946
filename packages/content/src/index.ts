export * from './films.ts';
export * from './levels.ts';
export * from './spoken/congratulations.ts';
export * from './spoken/narrator.ts';
export * from './subject-entry.ts';
export * from './subject-sections.ts';
export * from './subjects.ts';
export * from './teachers.ts';
