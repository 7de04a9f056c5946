import { algebra } from './algebra.ts';
import { angles } from './angles.ts';
import { arrangements } from './arrangements.ts';
import type { Capability } from './capability.ts';
import { chances } from './chance.ts';
import { checks } from './checks.ts';
import { clock } from './clock.ts';
import { comparing } from './comparing.ts';
import { counting } from './counting.ts';
import { equations } from './equations.ts';
import { factors } from './factors.ts';
import { fractionForms } from './fraction-forms.ts';
import { measures } from './measures.ts';
import { numbers } from './numbers.ts';
import { percents } from './percents.ts';
import { placeValue } from './place-value.ts';
import { points } from './points.ts';
import { powers } from './powers.ts';
import { rates } from './rates.ts';
import { ratios } from './ratios.ts';
import { romanNumerals } from './roman.ts';
import { roundShapes } from './round-shapes.ts';
import { rounding } from './rounding.ts';
import { sequences } from './sequences.ts';
import { shapes } from './shapes.ts';
import { statistics } from './statistics.ts';
import { stories } from './stories.ts';
import { parts, remainders, sums } from './sums.ts';
import { trigonometry } from './trigonometry.ts';

/** Everything that the tutor works out, in the order in which it is tried: the first that understands the whole message answers. To add a kind of question, add its file here. */
export const capabilities: readonly Capability[] = [
  numbers,
  counting,
  sequences,
  comparing,
  remainders,
  sums,
  parts,
  percents,
  fractionForms,
  factors,
  rounding,
  placeValue,
  romanNumerals,
  statistics,
  powers,
  ratios,
  rates,
  measures,
  clock,
  shapes,
  roundShapes,
  angles,
  points,
  chances,
  arrangements,
  trigonometry,
  checks,
  equations,
  algebra,
  stories,
];
