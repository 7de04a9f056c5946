/** A formula of a text, in TeX. */
export interface Formula {
  /** The formula without its marks. */
  readonly tex: string;
  /** It stands on a line of its own. */
  readonly display: boolean;
  /** As it was written. */
  readonly source: string;
}

/** A text whose formulas are replaced by marks that Markdown leaves alone. */
export interface MarkedText {
  readonly text: string;
  readonly formulas: readonly Formula[];
}

/** Two letters of the private use area stand around the number of a formula; no text needs them. */
const anyMark = /[\uE000\uE001]/g;
const mark = /\uE000(\d+)\uE001/g;

/** Code and an escaped dollar sign are passed over; then `$$…$$`, `\[…\]`, `\(…\)` and `$…$`, the last hugging its content and before no digit. */
const formulaOrCode =
  /(?<!`)(?:`[^`]+`|``(?:[^`]|`(?!`))+``|`{3,}(?:[^`]|`{1,2}(?!`))+`{3,})(?!`)|\\\$|\$\$(?<dollars>[^$]+)\$\$|\\\[(?<brackets>(?:[^\\]|\\[^[\]])+)\\\]|\\\((?<parens>(?:[^\\]|\\[^()])+)\\\)|\$(?!\s)(?<dollar>[^$\n]{1,400})(?<!\s)\$(?!\d)/g;

/** Two words side by side: what stands between two prices, as in “$5 for you and 6$”. */
const prose = /[A-Za-z]{2}[\s,;]+[A-Za-z]{2}/;
const isProse = (tex: string): boolean => prose.test(tex.replaceAll(/\\[A-Za-z]+(?:\{[^{}]*\})?/g, ''));

/** Takes the formulas out of a text, so that Markdown does not read their letters. */
export function markFormulas(text: string): MarkedText {
  const formulas: Formula[] = [];
  const marked = text.replaceAll(anyMark, '').replaceAll(formulaOrCode, (source: string, ...rest: unknown[]) => {
    const { dollars, brackets, parens, dollar } = rest.at(-1) as Record<string, string | undefined>;
    const tex = (dollars ?? brackets ?? parens ?? dollar)?.trim();
    if (!tex || (dollar !== undefined && isProse(dollar))) return source;
    formulas.push({ tex, display: (dollars ?? brackets) !== undefined, source });
    return `\uE000${formulas.length - 1}\uE001`;
  });
  return { text: marked, formulas };
}

/** Where each way of writing a formula begins and ends. */
const openings = [
  ['$$', '$$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
] as const;

/** A text that is being written, without the formula at its end that is not closed yet: half of one is only backslashes. */
export function withoutOpenFormula(text: string): string {
  const ends = openings.flatMap(([open, close]) => {
    const at = text.lastIndexOf(open);
    const isOpen = open === close ? text.split(open).length % 2 === 0 : at > text.lastIndexOf(close);
    return at >= 0 && isOpen ? [at] : [];
  });
  return text
    .slice(0, Math.min(text.length, ...ends))
    .replace(/\$(?:[\\A-Za-z][^$\n]*)?$/, (tail, at: number, whole: string) =>
      whole.slice(0, at).split('$').length % 2 === 1 ? '' : tail,
    );
}

/** The pieces of a marked text: plain ones and formulas, in order. */
export function splitAtMarks(text: string, formulas: readonly Formula[]): (string | Formula)[] {
  return text
    .split(mark)
    .map((piece, index) => (index % 2 === 0 ? piece : formulas[Number(piece)]!))
    .filter((piece) => piece !== '');
}

/** A marked text as it was written. */
export const withoutMarks = (text: string, formulas: readonly Formula[]): string =>
  text.replaceAll(mark, (_, place: string) => formulas[Number(place)]!.source);

/** Words of TeX commands; other commands that name a letter are said as they are. */
const commandWords: Readonly<Record<string, string>> = {
  times: 'times',
  cdot: 'times',
  div: 'divided by',
  pm: 'plus or minus',
  le: 'is at most',
  leq: 'is at most',
  ge: 'is at least',
  geq: 'is at least',
  lt: 'is less than',
  gt: 'is more than',
  ne: 'is not equal to',
  neq: 'is not equal to',
  approx: 'is about',
  to: 'to',
  rightarrow: 'to',
  infty: 'infinity',
  circ: 'degrees',
  percent: 'percent',
  sum: 'the sum of',
  int: 'the integral of',
  left: '',
  right: '',
  text: '',
  mathrm: '',
  mathbf: '',
  quad: '',
  qquad: '',
  displaystyle: '',
  begin: '',
  end: '',
  ldots: 'and so on',
  dots: 'and so on',
  cdots: 'and so on',
};
const signWords: Readonly<Record<string, string>> = {
  '=': 'equals',
  '+': 'plus',
  '-': 'minus',
  '<': 'is less than',
  '>': 'is more than',
  '*': 'times',
  '/': 'over',
  '|': '',
  '&': '',
  '~': '',
};

/** The most nested fractions, roots or powers that are taken apart; whatever is deeper is said flat. */
const maxNesting = 8;

/** How a voice says a formula: enough for school mathematics, and never its backslashes. */
export function sayFormula(tex: string): string {
  let said = tex;
  for (let depth = 0; depth < maxNesting; depth += 1) {
    const before = said;
    said = said
      .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' $1 over $2 ')
      .replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, ' the square root of $1 ')
      .replaceAll(/\^\s*(?:\{\s*\\circ\s*\}|\\circ)/g, ' degrees ')
      .replaceAll(/\^\s*(?:\{\s*2\s*\}|2)/g, ' squared ')
      .replaceAll(/\^\s*(?:\{\s*3\s*\}|3)/g, ' cubed ')
      .replaceAll(/\^\s*(?:\{([^{}]*)\}|([^\s\\{}]))/g, ' to the power of $1$2 ');
    if (said === before) break;
  }
  return said
    .replaceAll(/\\([A-Za-z]+)/g, (_, name: string) => ` ${commandWords[name] ?? name} `)
    .replaceAll(/\\[^A-Za-z]/g, ' ')
    .replaceAll(/[=+\-<>*/|&~]/g, (sign) => ` ${signWords[sign]} `)
    .replaceAll(/[{}_^]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
