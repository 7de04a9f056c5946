/** A number as learners write it, for `numberOf`. */
export const numberPattern = String.raw`-?(?:\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3}){1,4}(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;
/** A number without a sign or a fraction. */
export const decimalPattern = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;
/** A whole number that can be counted with. */
export const wholePattern = String.raw`\d{1,9}`;
/** A part of a list between separators. Numbers with commas or spaces in them, such as `1,000` or `1 1/2`, are several: so each text is a list in one way only, and read in time that grows as it does. */
export const itemPattern = String.raw`-?(?:\d+(?:\/\d+|\.\d+)?|\.\d+)`;
/** Two or more numbers in a row. */
export const listPattern = String.raw`${itemPattern}(?:(?:,? and |, ?|; ?|,? or | )${itemPattern})+`;

const numbers = new RegExp(numberPattern, 'g');

/** Most numbers of a list: more would neither fit into a reply nor be looked over. */
export const mostNumbers = 20;

/** A list of more numbers than the tutor works with. */
export class TooManyNumbers extends RangeError {}

/**
 * The numbers of a `list`, as they were written: a comma before three digits belongs to the number, as in `1,000`.
 * @throws TooManyNumbers
 */
export function numbersOf(text: string): string[] {
  const found = text.match(numbers) ?? [];
  if (found.length > mostNumbers) throw new TooManyNumbers(`A list has at most ${mostNumbers} numbers`);
  return found;
}
