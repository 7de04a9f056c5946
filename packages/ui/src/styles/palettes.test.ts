import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const css = readFileSync(fileURLToPath(new URL('./palettes.css', import.meta.url)), 'utf8');
const places = ['grove', 'meadow', 'forest', 'valley', 'mountain', 'night'];

type Rgb = readonly [number, number, number];

/** OKLCH to linear sRGB, each channel clipped to 0…1 (Björn Ottosson, "A perceptual color space for image processing"). */
function linearRgb(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (n: number): number => Math.min(1, Math.max(0, n));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [high, low] = [luminance(one), luminance(other)].toSorted((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The opaque colours that hold in a place: what every place shares, then its own. */
function palette(place: string): Map<string, Rgb> {
  const colors = new Map<string, Rgb>();
  for (const [, selector, body] of css.matchAll(/([^{};]*?)\{([^{}]*)\}/g)) {
    const applies = selector!.includes(`[data-place='${place}']`) || /\[data-place\]/.test(selector!);
    if (!applies) continue;
    for (const [, name, l, c, h] of body!.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g))
      colors.set(name!, linearRgb(Number(l), Number(c), Number(h)));
  }
  return colors;
}

const textPairs = [
  ...['ground', 'surface', 'sunken', 'accent-soft'].flatMap((ground) => [
    ['ink', ground],
    ['ink-soft', ground],
    ['accent-text', ground],
  ]),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['gold-ink', 'gold'],
  ['correct', 'surface'],
  ['correct', 'correct-soft'],
  ['wrong', 'surface'],
  ['wrong', 'wrong-soft'],
] as [string, string][];

test.each(places)('text on its ground has a contrast of at least 4.5 in the %s', (place) => {
  const colors = palette(place);
  const weak = textPairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(colors.get(text)!, colors.get(ground)!) }))
    .filter(({ ratio }) => !(ratio >= 4.5));
  expect(weak).toEqual([]);
});

test.each(places)('the focus ring stands out by at least 3 in the %s', (place) => {
  const colors = palette(place);
  for (const ground of ['ground', 'surface', 'sunken'])
    expect(contrast(colors.get('focus')!, colors.get(ground)!)).toBeGreaterThanOrEqual(3);
});

test('black on white has the contrast of 21, as the formula says', () => {
  expect(contrast(linearRgb(0, 0, 0), linearRgb(1, 0, 0))).toBeCloseTo(21, 1);
});
