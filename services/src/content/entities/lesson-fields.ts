import type { Lesson } from '@grove/contracts';

export type { LessonStep } from '@grove/contracts';
export type Difficulty = Lesson['difficulty'];
export type LessonType = Lesson['type'];
