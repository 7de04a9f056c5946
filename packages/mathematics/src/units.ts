import { rational, type Rational } from './rational.ts';

/** A unit: what it measures, and how many of the smallest unit of its family it holds. */
export interface Unit {
  readonly one: string;
  readonly many: string;
  readonly family: string;
  readonly size: Rational;
}

type Row = readonly [one: string, many: string, size: number, ...also: string[]];
const families: Readonly<Record<string, readonly Row[]>> = {
  length: [
    ['mm', 'mm', 1, 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
    ['cm', 'cm', 10, 'centimeter', 'centimeters', 'centimetre', 'centimetres', 'cms'],
    ['m', 'm', 1_000, 'meter', 'meters', 'metre', 'metres'],
    ['km', 'km', 1_000_000, 'kilometer', 'kilometers', 'kilometre', 'kilometres', 'kms'],
  ],
  feet: [
    ['inch', 'inches', 1, 'in', 'inchs'],
    ['foot', 'feet', 12, 'ft', 'foots', 'feets'],
    ['yard', 'yards', 36, 'yd', 'yds'],
    ['mile', 'miles', 63_360, 'mi'],
  ],
  mass: [
    ['mg', 'mg', 1, 'milligram', 'milligrams'],
    ['g', 'g', 1_000, 'gram', 'grams', 'gs'],
    ['kg', 'kg', 1_000_000, 'kilogram', 'kilograms', 'kilo', 'kilos', 'kgs'],
    ['metric ton', 'metric tons', 1_000_000_000, 'tonne', 'tonnes'],
  ],
  weight: [
    ['ounce', 'ounces', 1, 'oz'],
    ['pound', 'pounds', 16, 'lb', 'lbs'],
    ['ton', 'tons', 32_000],
  ],
  liquid: [
    ['ml', 'ml', 1, 'milliliter', 'milliliters', 'millilitre', 'millilitres'],
    ['cl', 'cl', 10, 'centiliter', 'centiliters'],
    ['liter', 'liters', 1_000, 'l', 'litre', 'litres'],
  ],
  cups: [
    ['cup', 'cups', 1],
    ['pint', 'pints', 2],
    ['quart', 'quarts', 4],
    ['gallon', 'gallons', 16],
  ],
  spoons: [
    ['teaspoon', 'teaspoons', 1, 'tsp'],
    ['tablespoon', 'tablespoons', 3, 'tbsp'],
  ],
  time: [
    ['second', 'seconds', 1, 'sec', 'secs'],
    ['minute', 'minutes', 60, 'min', 'mins'],
    ['hour', 'hours', 3_600, 'hr', 'hrs'],
    ['day', 'days', 86_400],
    ['week', 'weeks', 604_800],
  ],
  years: [
    ['month', 'months', 1],
    ['year', 'years', 12, 'yr', 'yrs'],
    ['decade', 'decades', 120],
    ['century', 'centuries', 1_200],
  ],
  money: [
    ['cent', 'cents', 1, 'penny', 'pennies'],
    ['nickel', 'nickels', 5],
    ['dime', 'dimes', 10],
    ['quarter', 'quarters', 25],
    ['dollar', 'dollars', 100, 'bucks', 'buck'],
  ],
  data: [
    ['bit', 'bits', 1],
    ['byte', 'bytes', 8],
  ],
};

const units = new Map<string, Unit>(
  Object.entries(families).flatMap(([family, rows]) =>
    rows.flatMap(([one, many, size, ...also]) => {
      const unit: Unit = { one, many, family, size: rational(BigInt(size)) };
      return [one, many, ...also].map((name) => [name, unit] as const);
    }),
  ),
);

/** The unit of a name, in singular, plural or short. */
export const unitOf = (name: string): Unit | undefined => units.get(name);
/** All names as a choice in a pattern, the longer first. */
export const unitNames = [...units.keys()].toSorted((a, b) => b.length - a.length).join('|');
