import { home } from './en/home.ts';
import { pages } from './en/pages.ts';

/** Words of this area. What teachers say and what lessons teach is in `@grove/content`. */
export const en = { ...home, ...pages } as const;
