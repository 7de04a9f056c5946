import { browse } from './en/browse.ts';
import { k12 } from './en/k12.ts';
import { learn } from './en/learn.ts';

/** The words of the lessons area, a file for each group of features. Topics and subjects come from `@grove/content`. */
export const en = { ...browse, ...learn, ...k12 } as const;
