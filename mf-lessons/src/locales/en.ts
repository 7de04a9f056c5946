import { more } from './en/more.ts';
import { pages } from './en/pages.ts';
import { player } from './en/player.ts';

/** The words of the lessons area. Topics and subjects come from `@grove/content`. */
export const en = { ...pages, ...player, ...more } as const;
