const digitWord = String.raw`(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple)\b`;
const between = String.raw`(?:[ ,.-]{1,3}(?:(?:dash|hyphen|then|and then|and|space) )?)`;
const run = new RegExp(String.raw`\b(?:${digitWord}|\d{1,4})(?:${between}(?:${digitWord}|\d{1,4}\b)){3,15}`, 'gi');
const digits: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  o: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3 };

/** What lets a number with a single spoken digit be one to call. */
const cue = /\b(?:call|text|txt|ring|reach|dial|phone|cell|mobile|my number|my num|my digits)\b/i;

/** Spoken digits that pupils say: of pi, and of Fibonacci's numbers. */
const taught = /^(?:0?314|0?1123581|112358)/;

function digitsOf(words: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    const digit = digits[word];
    return digit === undefined
      ? (word.match(/\d/g) ?? []).map(Number)
      : Array<number>(repeats[words[at - 1] ?? ''] ?? 1).fill(digit);
  });
}

/** Whether seven digits or more are said in words, or partly in words, that do not merely count up or down. */
export function holdsSpokenNumber(text: string): boolean {
  return (text.match(run) ?? []).some((found) => {
    const words = found
      .toLowerCase()
      .match(/[a-z]+|\d+/g)!
      .filter((word) => /\d/.test(word) || word in digits || word in repeats);
    if (words.filter((word) => word in digits).length < (cue.test(text) ? 1 : 3)) return false;
    const values = digitsOf(words);
    const steps = new Set(values.slice(1).map((value, at) => value - values[at]!));
    return values.length >= 7 && values.length <= 16 && steps.size > 1 && !taught.test(values.join(''));
  });
}
