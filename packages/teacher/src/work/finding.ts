import type { Screening } from '@grove/safety';

/** A screening that found something. */
export type Finding = Screening & { readonly category: Exclude<Screening['category'], 'ok'> };

export const isFinding = (screening: Screening): screening is Finding => screening.category !== 'ok';
