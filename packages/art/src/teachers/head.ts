import { linearGradient, radialGradient, round as r } from '../kit/svg.ts';

interface Skin {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly blush: string;
}

/** Gradients that every face needs: `skin`, `blush`, and the night-side shade of the neck. */
export function skinDefs(prefix: string, { base, light, dark, blush }: Skin): string {
  return (
    radialGradient(
      `${prefix}-skin`,
      [
        [0, light],
        [0.62, base],
        [1, dark],
      ],
      { cx: 0.4, cy: 0.36, r: 0.78 },
    ) +
    radialGradient(`${prefix}-blush`, [
      [0, blush, 0.5],
      [1, blush, 0],
    ]) +
    linearGradient(`${prefix}-neck`, [
      [0, dark],
      [1, base],
    ])
  );
}

/** A clip path of one shape. */
export const clipOf = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

interface HeadShape {
  readonly path: string;
  /** Height and half the distance of the cheeks' blush, and its radius. */
  readonly blush?: readonly [y: number, apart: number, radius: number];
  /** Shadows and beards, kept inside the outline of the head. */
  readonly inside?: string;
}

/** A head lit from the upper left: the turned-away side is in shade, the edge towards the light glows. Needs `clipOf('<prefix>-head', path)`. */
export function head(
  prefix: string,
  skin: Skin,
  { path, blush: [y, apart, radius] = [236, 52, 22], inside = '' }: HeadShape,
): string {
  const outside = `M0 0H400V400H0Z${path}`;
  const cheek = (x: number): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${prefix}-blush)"/>`;
  return (
    `<path d="${path}" fill="url(#${prefix}-skin)"/><g clip-path="url(#${prefix}-head)">${cheek(200 - apart)}${cheek(200 + apart)}` +
    `<path d="${outside}" transform="translate(-15 -7)" fill-rule="evenodd" fill="${skin.dark}" fill-opacity=".42"/>` +
    `<path d="${outside}" transform="translate(5 4)" fill-rule="evenodd" fill="${skin.light}" fill-opacity=".6"/>${inside}</g>`
  );
}

/** Two ears at a height, with their folds. */
export function ears(
  skin: Skin,
  { y, apart, rx = 14, ry = 20 }: { y: number; apart: number; rx?: number; ry?: number },
): string {
  const ear = (s: -1 | 1): string => {
    const x = 200 + s * apart;
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${s < 0 ? skin.base : skin.dark}"/><path d="M${r(x + s * rx * 0.45)} ${r(y - ry * 0.42)}q${r(-s * rx * 0.8)} -5 ${r(-s * rx * 0.9)} 6q${-s} 6 ${s * 3} 9" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2.6" stroke-linecap="round"/>`;
  };
  return ear(-1) + ear(1);
}

/** A neck with the shadow that the head throws on it. Needs `clipOf('<prefix>-throat', path)`. */
export function neck(prefix: string, skin: Skin, path: string, headPath: string, drop = 20): string {
  return `<path d="${path}" fill="${skin.base}"/><g clip-path="url(#${prefix}-throat)"><path d="${headPath}" transform="translate(7 ${drop})" fill="${skin.dark}"/></g>`;
}

/** A path stroke with round ends: hair strands, folds, seams. */
export const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;

/** A filled path. */
export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
