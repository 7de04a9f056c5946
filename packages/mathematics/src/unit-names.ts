/** Each line holds the sign and the names of one unit, without their spaces. */
const units: readonly (readonly string[])[] = [
  'mm millimeter millimeters millimetre millimetres',
  'cm centimeter centimeters centimetre centimetres',
  'm meter meters metre metres',
  'km kilometer kilometers kilometre kilometres',
  'mg milligram milligrams',
  'g gram grams',
  'kg kilogram kilograms kilo kilos',
  'ml milliliter milliliters millilitre millilitres',
  'l liter liters litre litres',
  's sec secs second seconds',
  'min mins minute minutes',
  'h hr hrs hour hours',
  'j joule joules',
  'kj kilojoule kilojoules',
  'u amu atomicmassunit atomicmassunits',
  'bpm beatsperminute beats/minute beats/min',
  '% percent pct',
  '$ dollar dollars usd',
  '¢ cent cents',
].map((line) => line.split(' '));

/** Units are compared without regard to case, spaces or full stops. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s.]/g, '');
const namesOf = (unit: string): readonly string[] | undefined => units.find((names) => names.includes(plain(unit)));

/** Whether a text is the sign or a name of a unit that learners meet. */
export const isKnownUnit = (text: string): boolean => namesOf(text) !== undefined;

/** Whether two texts mean one unit, by sign or by name: `L` and `litres`. */
export const isSameUnit = (a: string, b: string): boolean =>
  plain(a) === plain(b) || (namesOf(a)?.includes(plain(b)) ?? false);

/** Splits `12 cm` or `$12` into the number and what stands beside it. */
export function splitUnit(text: string): { number: string; unit: string | undefined } {
  const after = /^(.*\d)\s*([^\d\s.,/][^\d]*)$/.exec(text.trim());
  if (after) return { number: after[1]!, unit: after[2]! };
  const before = /^(\$)\s*(?!\s)(.*\d)$/.exec(text.trim());
  return { number: before?.[2] ?? text, unit: before?.[1] };
}

/** The unit that a question asks so many of: `How many dollars …?`, `… in minutes?` */
export const askedUnit = (question: string): string | undefined =>
  Array.from(question.matchAll(/\b(?:how many|in) (\p{L}+)/giu), ([, word]) => word!).findLast(isKnownUnit);
