/** The stage on which the pictures of subjects and covers are set: a sky with a light, three sheets of land, a corner shade. */
import { linearGradient, svgDocument } from '../kit/svg.ts';
import { define, scatter, shortenIds, use } from '../kit/shapes.ts';
import { cloud, glow, skyAround, sun, vignette, wash } from '../kit/sky.ts';
import { hills } from '../kit/land.ts';
import { farPine, tuft } from '../kit/plants.ts';

/** Colours of a stage: sky from the light outwards, land from far to near, tufts, corner shade. */
export type Palette = {
  readonly sky: readonly [string, string, string];
  readonly light: string;
  readonly land: readonly [string, string, string];
  readonly tufts: { readonly dark: string; readonly base: string; readonly light: string };
  readonly corner: string;
};

/** What a motif adds to its stage, and which parts of the stage it leaves out. */
export type Motif = {
  readonly defs?: string;
  readonly body: string;
  readonly clouds?: boolean;
  readonly land?: boolean;
  readonly woods?: boolean;
  readonly grass?: boolean;
};

/** A complete picture: the stage of a palette with a motif before it. `variant` moves hills and clouds. */
export function staged(
  width: number,
  height: number,
  { sky, light, land, tufts: tuftTones, corner }: Palette,
  { defs = '', body, clouds = true, land: hasLand = true, woods = hasLand, grass = hasLand }: Motif,
  variant: number,
): string {
  const [x, y] = [width * (0.36 + 0.1 * variant), height * 0.3];
  const gradients =
    skyAround('sky', x / width, y / height, 0.9, [
      [0, sky[0]],
      [0.4, sky[1]],
      [1, sky[2]],
    ]) +
    glow('light', light, 0.9) +
    vignette('corner', corner, 0.46) +
    land
      .map((color, i) =>
        linearGradient(`land${i}`, [
          [0, color],
          [1, land[Math.min(2, i + 1)]!],
        ]),
      )
      .join('') +
    define('cloud', cloud(3 + variant)) +
    define('wood', farPine(land[0])) +
    define('tuft', tuft(tuftTones));
  const ground = hasLand
    ? hills(width, height + 40, height * 0.66, 24, 5, 4 + variant, 'url(#land0)', { drop: 0.04 }) +
      hills(width, height + 40, height * 0.74, 16, 5, 9 + variant, 'url(#land1)', { drop: 0.07 }) +
      hills(width, height + 40, height * 0.84, 10, 5, 14 + variant, 'url(#land2)', { drop: 0.1, rimOpacity: 0.45 })
    : '';
  const wood = woods
    ? scatter(14, 5 + variant, (next, i) =>
        use('wood', i * (width / 12) - 40 + next() * 30, height * 0.68 + next() * 10, 0.34 + next() * 0.26, {
          opacity: 0.75,
        }),
      )
    : '';
  const tufts = grass
    ? scatter(30, 21 + variant, (next) =>
        use('tuft', next() * (width + 80) - 40, height + 6 + next() * 6, 0.6 + next() * 0.5),
      )
    : '';
  const weather = clouds
    ? use('cloud', width * 0.16, height * 0.24, 0.7) + use('cloud', width * 0.82, height * 0.18, 0.9, { flip: true })
    : '';
  const all =
    wash(width, height, 'url(#sky)') +
    (hasLand ? sun(x, y, height * 0.07, 'light', light) : '') +
    weather +
    wood +
    ground +
    body +
    tufts +
    wash(width, height, 'url(#corner)');
  return shortenIds(svgDocument(width, height, all, { defs: gradients + defs }), 'a');
}
