import type { SubjectBackground } from '@grove/content';
import type { Backdrop } from './backdrop.ts';
import { coding } from './coding.ts';
import { languageArts } from './language-arts.ts';
import { math } from './math.ts';
import { nature } from './nature.ts';
import { science } from './science.ts';
import { socialStudies } from './social-studies.ts';

/** The six backgrounds of spec §9, which are also the ambient loops of those names. */
export const backdrops: Readonly<Record<SubjectBackground, Backdrop>> = {
  'subject-math': math,
  'subject-science': science,
  'subject-language-arts': languageArts,
  'subject-social-studies': socialStudies,
  'subject-coding': coding,
  'subject-nature': nature,
};
