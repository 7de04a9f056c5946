export * from './films.ts';
export * from './levels.ts';
export * from './spoken/congratulations.ts';
export * from './spoken/narrator.ts';
export * from './subjects.ts';
export * from './teachers.ts';
