import type { Screening } from '../safety/screen.ts';

/** A screening that found something. */
export type Finding = Screening & { readonly category: Exclude<Screening['category'], 'ok'> };

export const isFinding = (screening: Screening): screening is Finding => screening.category !== 'ok';
