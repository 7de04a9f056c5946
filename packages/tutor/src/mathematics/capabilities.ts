import { algebra } from './algebra/algebra.ts';
import { angles } from './geometry/angles.ts';
import { arrangements } from './data/arrangements.ts';
import type { Capability } from './capability.ts';
import { chances } from './data/chance.ts';
import { checks } from './arithmetic/checks.ts';
import { clock } from './measures/clock.ts';
import { comparing } from './numbers/comparing.ts';
import { counting } from './numbers/counting.ts';
import { equations } from './algebra/equations.ts';
import { factors } from './numbers/factors.ts';
import { fractionForms } from './fractions/fraction-forms.ts';
import { measures } from './measures/measures.ts';
import { numbers } from './numbers/numbers.ts';
import { percents } from './fractions/percents.ts';
import { placeValue } from './numbers/place-value.ts';
import { points } from './geometry/points.ts';
import { powers } from './numbers/powers.ts';
import { rates } from './fractions/rates.ts';
import { ratios } from './fractions/ratios.ts';
import { romanNumerals } from './numbers/roman.ts';
import { roundShapes } from './geometry/round-shapes.ts';
import { rounding } from './numbers/rounding.ts';
import { sequences } from './algebra/sequences.ts';
import { shapes } from './geometry/shapes.ts';
import { statistics } from './data/statistics.ts';
import { stories } from './stories/stories.ts';
import { parts, remainders, sums } from './arithmetic/sums.ts';
import { trigonometry } from './geometry/trigonometry.ts';

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
