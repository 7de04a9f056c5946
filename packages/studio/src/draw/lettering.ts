import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { round } from '@grove/art/kit/svg';
import { characterWidths, type CharacterWidths } from './font-metrics.ts';

/** The two hands in which a film writes: headings and numbers, and text. */
export type Hand = 'heading' | 'text';

const require = createRequire(import.meta.url);
const fonts: Readonly<Record<Hand, { family: string; weight: number; file: string }>> = {
  heading: { family: 'Fredoka', weight: 600, file: '@fontsource/fredoka/files/fredoka-latin-600-normal' },
  text: { family: 'Nunito', weight: 800, file: '@fontsource/nunito/files/nunito-latin-800-normal' },
};
const widths = new Map<Hand, CharacterWidths>();

function widthsOf(hand: Hand): CharacterWidths {
  const known = widths.get(hand) ?? characterWidths(require.resolve(`${fonts[hand].file}.woff`));
  widths.set(hand, known);
  return known;
}

/** `@font-face` rules with the fonts inside, for the page that draws the frames. */
export const fontFaces = (): string =>
  Object.values(fonts)
    .map(
      ({ family, weight, file }) =>
        `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(require.resolve(`${file}.woff2`)).toString('base64')})}`,
    )
    .join('');

export interface Letters {
  readonly size: number;
  readonly hand?: Hand;
  readonly color?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Colour of a soft edge around the letters, for text on a picture. */
  readonly edge?: string;
  readonly opacity?: number;
}

export const ink = '#22345c';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** How wide a text is drawn, in units of the picture. */
export function textWidth(text: string, { size, hand = 'heading' }: Letters): number {
  const widthOf = widthsOf(hand);
  return Array.from(text).reduce((sum, character) => sum + widthOf(character), 0) * (size / 1_000);
}

/** One line of text on the base line `y`. */
export function lettering(
  text: string,
  x: number,
  y: number,
  { size, hand = 'heading', color = ink, anchor = 'middle', edge, opacity }: Letters,
): string {
  const { family, weight } = fonts[hand];
  const around = edge
    ? ` stroke="${edge}" stroke-width="${round(size * 0.2)}" paint-order="stroke" stroke-linejoin="round"`
    : '';
  return `<text x="${round(x)}" y="${round(y)}" font-family="${family}" font-weight="${weight}" font-size="${round(size)}" text-anchor="${anchor}" fill="${color}"${around}${opacity === undefined ? '' : ` opacity="${round(opacity * 10) / 10}"`}>${escaped(text)}</text>`;
}

/** Breaks words into lines that are at most `width` wide; a longer word has a line of its own. */
export function wrap(text: string, width: number, letters: Letters): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, letters) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Lines of about the same length: as narrow as the number of lines allows. */
function balanced(text: string, width: number, letters: Letters): string[] {
  const broken = wrap(text, width, letters);
  for (let narrower = width; narrower > width / 3; narrower -= width / 40) {
    const tried = wrap(text, narrower, letters);
    if (tried.length > broken.length || tried.some((line) => textWidth(line, letters) > narrower)) return broken;
    broken.splice(0, broken.length, ...tried);
  }
  return broken;
}

/** Sets a text in balanced lines, in the largest size up to `letters.size` in which it fits a box. */
export function fit(text: string, width: number, lines: number, letters: Letters): { lines: string[]; size: number } {
  for (let { size } = letters; ; size -= 1) {
    const broken = wrap(text, width, { ...letters, size });
    const isNarrow = broken.every((line) => textWidth(line, { ...letters, size }) <= width);
    if ((broken.length <= lines && isNarrow) || size <= 12)
      return { lines: balanced(text, width, { ...letters, size }), size };
  }
}
