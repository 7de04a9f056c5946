/** Pairs of letters that are taken for each other: vowels, and letters that sound alike. */
const alike = /^(?:[aeiouy]{2}|ck|kc|cs|sc|sz|zs|gj|jg|fv|vf|mn|nm|td|dt|sx|xs)$/;
const longForOtherLetter = 7;
const longForAnyLetter = 6;

const isExchange = (a: string, b: string): boolean => a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
const isOtherLetter = (a: string, b: string, length: number): boolean =>
  a.slice(1) === b.slice(1) && (length >= longForOtherLetter || alike.test(`${a[0]}${b[0]}`));

/**
 * Whether one word is the other with one slip of the finger: a letter too many, too few, another, or two exchanged. In short words only a doubled letter, a vowel or
 * letters that sound alike pass for a slip, because there a letter more makes another word.
 */
export function isSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (a.length === b.length) return isExchange(restA, restB) || isOtherLetter(restA, restB, a.length);
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return (
    long.slice(from + 1) === short.slice(from) &&
    (short.length >= longForAnyLetter || long[from] === long[from - 1] || /[aeiou]/.test(long[from] ?? ''))
  );
}

const openings: readonly RegExp[] = [
  /^(?:(?:hi|hello|hey|hiya|yo|ok|okay|so|um+|well|please|excuse me|good (?:morning|afternoon|evening)|thanks|wait|but|and|also|actually|just)\b[\s,!.]*(?:there\b|again\b|(?:miss|mr\.?|ms\.?|dr\.?|professor|captain|sage) \w+|teacher\b|byte\b)?[\s,!.]*)+/i,
  /^(?:(?:can|could|will|would) (?:you|u) (?:please )?(?:tell me|explain(?: to me)?|teach me|help me (?:with|understand)|show me|say)(?: about)?|(?:do|did) (?:you|u) know(?: about)?|tell me(?: about)?|explain(?: to me)?|teach me(?: about)?|i (?:want|need|would like|wanna) to (?:know|learn|understand)(?: about)?|i(?:'m| am) (?:wondering|curious)(?: about)?|i wonder|i (?:don'?t|do not|didn'?t) (?:know|understand|get)(?= (?:what|why|how|who|where|when)\b)|(?:what|how) about|quick question|question|my question is|help me (?:with|understand)|any idea)\b[\s,:]*/i,
];

const twins = String.raw`(?:their|there|they'?re|your|you'?re|its|it'?s|too?|two|then|than|affect|effect|who|whom)`;
/** Ways of asking whose words are too small to carry them. */
const sayings: ReadonlyArray<readonly [RegExp, string]> = [
  [
    new RegExp(
      String.raw`\b${twins},? (?:${twins},? )?(?:or|and|vs|versus) ${twins}\b|\b(?:use|write|spell) ${twins}$`,
      'i',
    ),
    'homophone',
  ],
  [
    /\bwhat(?:'s| is| does) (?:the |a )?mean(?: of (?:these|a set|some|the) \w+| in math| and (?:the )?(?:median|mode))?$/i,
    'what is the average',
  ],
];

/** The marks and spaces at the end of a message. */
export const endMarks = /(?<![?!.\s])[?!.\s]+$/;
export const politeEnd = /(?:please|pls|plz|thanks|thank you|mr\.? \w+|miss luna|dr\.? \w+|professor \w+)$/i;
const spacesAtEnd = /(?<![\s,])[\s,]+$/;
/** For whom, or how, something is to be explained. */
export const forWhom =
  /,? (?:like (?:i'?m|i am|a) (?:5|five|\d|a kid|a child|kid)\b[^]*|(?:for (?:kids|children|a kid)|in (?:simple|easy|other) (?:words|terms)|(?:to|for) me))$/i;

/** A question without greeting and politeness: what is left of 'hi, can you tell me why cats purr please' is 'why cats purr'. */
export function essenceOf(message: string): string {
  const asked = openings
    .reduce((text, opening) => text.replace(opening, ''), message.trim())
    .replace(endMarks, '')
    .replace(politeEnd, '')
    .replace(spacesAtEnd, '');
  const withoutMarks = asked.replace(endMarks, '');
  const question = forWhom.test(withoutMarks) ? withoutMarks.replace(forWhom, '') : asked;
  const said = sayings.find(([pattern]) => pattern.test(question))?.[1];
  return said ?? (question === '' ? message : question.replace(/^(what|who|where|when|how|why)s\b/i, '$1 is'));
}
