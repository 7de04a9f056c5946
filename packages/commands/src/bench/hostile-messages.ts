/** A number from 0 to below 1, the same ones for the same seed: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const longest = 1_000;

/** What a message is made with. */
class Dice {
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** A whole number from `least` to `most`. */
  number = (least: number, most: number): number => least + Math.floor(this.#random() * (most - least + 1));
  of = <Thing>(things: readonly Thing[]): Thing => things[this.number(0, things.length - 1)]!;
  many = (least: number, most: number, make: (place: number) => string, between = ' '): string =>
    Array.from({ length: this.number(least, most) }, (_, index) => make(index)).join(between);
}

type Kind = (dice: Dice) => string;

const nestedPowers: Kind = ({ number, of, many }) => {
  const depth = number(1, 8);
  const base = of(['2', '0.5', '9', '1.0001', '1/3', 'x', '-7', '99']);
  return `${of(['', 'what is ', 'simplify ', 'work out '])}${'('.repeat(depth)}${base}${many(depth, depth, () => `^${number(2, 64)})`, '')}${of(['', '^4', ' + 1', '^(1/2)', ' = x'])}`;
};

const commaLists: Kind = ({ number, of, many }) => {
  const one = of(['1,000', '1', '12,345', '1.5', '-3', '1/2', '0', '10 000']);
  return `${of(['mean of', 'median of', 'mode of', 'sort', 'what comes next', 'lcm of', 'gcd of', 'add', 'range of'])} ${many(10, 160, () => (number(0, 9) === 0 ? String(number(0, 9_999)) : one), of([' ', ', ', ',', ' and ']))}${of(['', ' x', '?', ' ,'])}`;
};

const whiteSpace: Kind = ({ number, of, many }) =>
  many(
    2,
    5,
    () => of(['a', 'what is', '7', '+', 'why', 'x =']),
    of([' ', '\t', '\u00a0', '\u2003', ' \t ']).repeat(number(20, 500)),
  );

const longWords: Kind = ({ number, of, many }) =>
  `${of(['', 'what is ', 'spell '])}${many(1, 4, () => of(['a', 'ab', 'anti', 'sssh', "o'", 'x-', 'i.', 'fuu', 'photosynthesis', '@', '_']).repeat(number(20, 500)))}`;

const scripts = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x30, 0x39],
  [0x300, 0x36f],
  [0x400, 0x44f],
  [0x5d0, 0x5ea],
  [0x627, 0x64a],
  [0x915, 0x939],
  [0x4e00, 0x4eff],
  [0x1f600, 0x1f64f],
  [0xe0041, 0xe005a],
  [0xff21, 0xff3a],
  [0x200b, 0x200f],
] as const;
const mixedScripts: Kind = ({ number, of, many }) =>
  many(
    20,
    300,
    () => {
      const [from, to] = of(scripts);
      return String.fromCodePoint(number(from, to));
    },
    of(['', ' ', '.']),
  );

const brackets: Kind = ({ number, of, many }) => {
  const [open, close] = of([
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
    ['|', '|'],
    ['"', '"'],
    ['\\frac{', '}'],
  ] as const);
  return `${of(['', 'what is ', 'solve '])}${open.repeat(number(5, 300))}${of(['1', 'x', '2+3', ''])}${many(0, 20, () => of([`${close}*2`, `^2${close}`, close, `${close}${open}`]), '')}${close.repeat(number(0, 300))}`;
};

const stories: Kind = ({ number, of, many }) => {
  const clause = () =>
    `${of(['tom', 'she', 'the farmer', 'everyone'])} ${of(['has', 'gives', 'loses', 'shares', 'buys', 'eats half of'])} ${number(0, 99_999)} ${of(['apples', 'red apples', 'boxes of 12 pens', 'dollars', 'sheep'])}`;
  return `${many(3, 30, clause, of([' and ', ', then ', '. ', ' ']))} ${of(['how many are left', 'how many in all', 'how many each', ''])}`;
};

const algebra: Kind = ({ number, of, many }) =>
  `${of(['expand', 'factor', 'solve', 'simplify', ''])} ${many(2, 30, () => `(${of(['x', '2x', 'x^2', 'y'])}${of(['+', '-', '*'])}${number(0, 999)})${of(['', `^${number(2, 99)}`])}`, of(['', '*', '+', '/']))}${of(['', ' = 0', ' = x'])}`;

const digits: Kind = ({ number, of, many }) =>
  `${of(['what is ', 'is ', 'prime factors of ', 'round ', 'square root of ', ''])}${many(1, 60, () => of(['9', '1', '12', '123456789']).repeat(number(1, 40)), of(['', '+', '*', '/', '.', ',', ' divided by ', '^', ' x ', ':']))}${of(['', '!', '%', ' prime'])}`;

const refrains: Kind = ({ number, of }) =>
  of([
    'i want to ',
    'my name is ',
    'f u c k ',
    'k.i.l.l ',
    '1/',
    '1+',
    '555-',
    'a@b.',
    'http://',
    '12 oak street ',
    'do not ',
    'the answer is ',
    'because ',
    '!?',
    '**',
    'and or ',
  ]).repeat(number(5, 500));

const kinds: readonly Kind[] = [
  nestedPowers,
  commaLists,
  whiteSpace,
  longWords,
  mixedScripts,
  brackets,
  stories,
  algebra,
  digits,
  refrains,
];

/** So many messages that were made to be costly, the kinds in turn; each fits the contract. */
export function hostileMessages(count: number, seed: number): string[] {
  const dice = new Dice(seededRandom(seed));
  return Array.from({ length: count }, (_, index) => {
    const message = kinds[index % kinds.length]!(dice).slice(0, longest).toWellFormed();
    return message.trim() === '' ? '?' : message;
  });
}
