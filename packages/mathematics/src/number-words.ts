const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const values = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ['fourty', 40],
]);
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
]);
const parts = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fourth', 4],
  ['fourths', 4],
  ['fifth', 5],
  ['fifths', 5],
  ['sixth', 6],
  ['sixths', 6],
  ['seventh', 7],
  ['sevenths', 7],
  ['eighth', 8],
  ['eighths', 8],
  ['ninth', 9],
  ['ninths', 9],
  ['tenth', 10],
  ['tenths', 10],
]);

const valueOf = (word: string): number => values.get(word) ?? 0;

/** Whether a word can continue a number: after a scale (`two hundred five`), after `and`, or ones after tens (`twenty one`). */
function continuesNumber(word: string, before: string): boolean {
  const [value, last] = [values.get(word), values.get(before)];
  return (
    value !== undefined && (scales.has(before) || before === 'and' || (last !== undefined && last >= 20 && value < 10))
  );
}

const isLink = (words: readonly string[], at: number): boolean =>
  words[at] === 'and' && words[at - 1] === 'hundred' && values.has(words[at + 1] ?? '');

/** Reads the number words that begin at an index; undefined if there are none. */
function readWords(words: readonly string[], from: number): { value: number; next: number } | undefined {
  const first = values.get(words[from] ?? '');
  if (first === undefined) return undefined;
  let [total, current, at] = [0, first, from + 1];
  for (; at < words.length; at += 1) {
    const [before = '', word = ''] = words.slice(at - 1, at + 1);
    const scale = scales.get(word);
    if (scale === 100) current *= scale;
    else if (scale !== undefined) [total, current] = [total + current * scale, 0];
    else if (continuesNumber(word, before)) current += valueOf(word);
    else if (!isLink(words, at)) break;
  }
  // Nobody says a larger number in words.
  return Number.isSafeInteger(total + current) ? { value: total + current, next: at } : undefined;
}

/** The number that begins at an index, in digits, and where it ends; a fraction such as `three quarters`, `a third` or `half` in one piece. */
function numberAt(words: readonly string[], at: number): { digits: string; next: number } | undefined {
  const word = words[at] ?? '';
  const found = readWords(words, at);
  const next = found?.next ?? at + 1;
  const top = found ? String(found.value) : /^(?:an?|\d+)$/.exec(word)?.[0].replace(/^an?$/, '1');
  const bottom = parts.get((words[next] ?? '').replace(/[?.!,]$/, ''));
  if (top !== undefined && bottom !== undefined) return { digits: `${top}/${bottom}`, next: next + 1 };
  if (word === 'half' || word === 'quarter') return { digits: `1/${parts.get(word)}`, next: at + 1 };
  return found && { digits: String(found.value), next };
}

/**
 * Writes number words as digits: `twenty one` → `21`, `three quarters` → `3/4`, `one and a half` → `1 1/2`, `a third` → `1/3`. Expects lower case.
 */
export function numberWordsToDigits(text: string): string {
  const words = text.replace(/(\w)-(?=[a-z]{2})/g, '$1 ').split(/\s+/);
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = numberAt(words, at);
    written.push(found?.digits ?? words[at] ?? '');
    at = found?.next ?? at + 1;
  }
  return written.join(' ').replace(/(?<![\d/.])(\d+) and (\d+\/\d+)/g, '$1 $2');
}
