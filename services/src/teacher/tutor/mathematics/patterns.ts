/** A number as learners write it, for `numberOf`. */
export const number = String.raw`-?(?:\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;
/** A number without a sign or a fraction. */
export const decimal = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;
/** A whole number that can be counted with. */
export const whole = String.raw`\d{1,9}`;
/** Two or more numbers in a row. */
export const list = String.raw`${number}(?:(?:,? and |, ?|; ?|,? or | )${number})+`;

/** The numbers of a `list`, as they were written. */
export const numbersOf = (text: string): string[] => text.match(new RegExp(number, 'g')) ?? [];
