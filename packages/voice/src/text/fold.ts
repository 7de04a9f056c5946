/** Marks a mixed number inside a token, as in `2½`; it is the character that Unicode has for that. */
export const invisiblePlus = '\u2064';

const superscripts: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁺': '+',
  '⁻': '-',
  ⁿ: 'n',
  ᵏ: 'k',
  ˣ: 'x',
  ᵐ: 'm',
};
const superscriptRun = new RegExp(`[${Object.keys(superscripts).join('')}]+`, 'g');

/** Letters that are not a base letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  µ: 'μ',
  Ω: 'Ω',
};

/** What a formula is made of in LaTeX, as far as a teacher writes it without spaces; anything else loses its backslash. */
const latex: ReadonlyArray<readonly [RegExp, string]> = [
  [/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2'],
  [/\\sqrt\{?/g, '√'],
  [/\\(?:times)\b/g, '×'],
  [/\\(?:cdot)\b/g, '·'],
  [/\\(?:div)\b/g, '÷'],
  [/\\(?:leq?)\b/g, '≤'],
  [/\\(?:geq?)\b/g, '≥'],
  [/\\(?:neq?)\b/g, '≠'],
  [/\\(?:approx)\b/g, '≈'],
  [/\\(?:pm)\b/g, '±'],
  [/\\(?:pi)\b/g, 'π'],
  [/\\(?:text|mathrm|left|right)\b/g, ''],
  [/\\[()[\],;! ]|\$\$/g, ''],
  [/\\(?=[a-zA-Z])/g, ''],
];

/** Everything that the reader of tokens knows: printable ASCII, dashes, signs and Greek letters. */
const unknown = new RegExp(`[^\\x20-\\x7E${invisiblePlus}–—×·⋅÷−±≠≈≅≡≤≥√∛∞°→⇒∠△∥⊥∴∑∫∈¢€£¥α-ωΑ-Ω□]`, 'gu');

const withoutMarks = (letter: string): string => letters[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');

const withoutLatex = (token: string): string =>
  /\\|\$\$/.test(token) ? latex.reduce((text, [pattern, written]) => text.replace(pattern, written), token) : token;

/**
 * Writes a token in the few characters that the rules know: straight quotes, plain letters, `^` before what was raised, subscripts on the
 * line, `1/2` for `½`. Emoji and everything else that has no sound disappear.
 */
export function fold(token: string): string {
  return withoutLatex(token)
    .replace(superscriptRun, (run) => `^${Array.from(run, (character) => superscripts[character]).join('')}`)
    .replace(/(\d)([\u00BC-\u00BE\u2150-\u215E])/g, `$1${invisiblePlus}$2`)
    .replace(/[\u00BC-\u00BE\u2150-\u215E\u2080-\u209C\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu, (character) =>
      character.normalize('NFKD').replace('\u2044', '/'),
    )
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‐‑‒]/g, '-')
    .replace(/―/g, '—')
    .replace(/…/g, '...')
    .replace(/[⋅∙]/g, '·')
    .replace(/▢|☐|⬜/g, '□')
    .replace(/\p{L}\p{M}*/gu, withoutMarks)
    .replace(unknown, '');
}
