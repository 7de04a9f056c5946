import { algebra } from './algebra.ts';
import { common } from './common.ts';
import { data } from './data.ts';
import { fractions } from './fractions.ts';
import { measures } from './measures.ts';
import { numbers } from './numbers.ts';
import { rates } from './rates.ts';
import { shapes } from './shapes.ts';
import { stories } from './stories.ts';

/** What teachers say while they work something out, by field. Numbers come written, as in `3/4` or `7 × 8`. */
export const workings = { algebra, common, data, fractions, measures, numbers, rates, shapes, stories } as const;
