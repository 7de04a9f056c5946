import { round as r } from '../kit/svg.ts';
import type { Eyes } from './drawing.ts';

interface EyeStyle {
  /** Height of the line of the eyes, and half the distance between them. */
  readonly y: number;
  readonly apart: number;
  /** Half the width, and the reach above and below the line of the eyes. */
  readonly width: number;
  readonly up: number;
  readonly down: number;
  /** How far the outer corner lies below (positive) or above the line. */
  readonly slant?: number;
  readonly iris: string;
  readonly irisLight: string;
  readonly irisRadius?: number;
  /** Colour of the lid (a shade of the skin) and of the lash line, and the weight of that line. */
  readonly lid: string;
  readonly lash: string;
  readonly lashWeight?: number;
  /** Length of the lashes at the outer corner. */
  readonly flick?: number;
  /** Height of the fold above the eye; 0 draws none. */
  readonly crease?: number;
}

/** A cubic reaches three quarters of the height of its control points. */
const reach = (height: number): number => height / 0.75;

/** Two eyes, their lids and lashes. Light comes from the upper left, so both highlights sit there. */
export function eyes(prefix: string, style: EyeStyle): Eyes {
  const {
    y,
    apart,
    width: w,
    up,
    down,
    slant = 0,
    iris,
    irisLight,
    irisRadius = 11.5,
    lid,
    lash,
    lashWeight = 4,
    flick = 3,
    crease = 5,
  } = style;
  const sides = [-1, 1] as const;
  const both = (draw: (x: number, side: -1 | 1) => string): string =>
    sides.map((side) => draw(200 + side * apart, side)).join('');

  /** From the outer corner to the inner one (or back), bulging to `height` above the line. */
  const arc = (x: number, s: number, height: number, { grow = 0, lift = 0, back = false } = {}): string => {
    const outer = [x + s * (w + grow), y + slant - lift] as const;
    const inner = [x - s * (w + grow * 0.6), y + 2 - lift * 0.5] as const;
    const c1 = [x + s * w * 0.8, y - reach(height)] as const;
    const c2 = [x - s * w * 0.62, y - reach(height)] as const;
    const [from, a, b, to] = back ? [inner, c2, c1, outer] : [outer, c1, c2, inner];
    return `${r(from[0])} ${r(from[1])}C${r(a[0])} ${r(a[1])} ${r(b[0])} ${r(b[1])} ${r(to[0])} ${r(to[1])}`;
  };
  const shape = (x: number, s: number): string => `M${arc(x, s, up)}L${arc(x, s, -down, { back: true })}Z`;

  const line = (x: number, s: number, height: number): string =>
    `<path d="M${arc(x, s, height + lashWeight, { grow: flick, lift: flick * 0.9 })}L${arc(x, s, height, { back: true })}Z" fill="${lash}"/>`;
  const clip = `${prefix}-eye`;
  const cy = y - (up - down) / 2 + 1;

  return {
    clip,
    defs: `<clipPath id="${clip}">${both((x, s) => `<path d="${shape(x, s)}"/>`)}</clipPath>`,
    whites: both((x, s) => `<path d="${shape(x, s)}" fill="#fffdf9"/>`),
    pupils: both(
      (x) =>
        `<circle cx="${x}" cy="${r(cy)}" r="${irisRadius}" fill="${iris}"/><ellipse cx="${x}" cy="${r(cy + irisRadius * 0.42)}" rx="${r(irisRadius * 0.72)}" ry="${r(irisRadius * 0.5)}" fill="${irisLight}"/><circle cx="${x}" cy="${r(cy)}" r="${r(irisRadius * 0.55)}" fill="#170d12"/><circle cx="${r(x - irisRadius * 0.36)}" cy="${r(cy - irisRadius * 0.42)}" r="${r(irisRadius * 0.34)}" fill="#fff"/><circle cx="${r(x + irisRadius * 0.38)}" cy="${r(cy + irisRadius * 0.44)}" r="${r(irisRadius * 0.16)}" fill="#fff" fill-opacity=".8"/>`,
    ),
    lids: ({ upper, lower }) => {
      const top = up - (up + down) * upper;
      const bottom = down - (up + down) * lower;
      return both((x, s) => {
        const cover = `<path d="M${arc(x, s, up + 2, { grow: 1 })}L${arc(x, s, top, { back: true })}Z" fill="${lid}"/>`;
        const shade = `<path d="M${arc(x, s, top)}L${arc(x, s, top - 4.5, { back: true })}Z" fill="#3a2030" fill-opacity=".16"/>`;
        const cheek =
          lower > 0
            ? `<path d="M${arc(x, s, -bottom)}L${arc(x, s, -down - 2.5, { grow: 1, back: true })}Z" fill="${lid}"/>`
            : '';
        const fold =
          crease > 0
            ? `<path d="M${arc(x, s, Math.max(top, up * 0.6) + lashWeight + crease, { grow: -2, lift: 5 })}" fill="none" stroke="${lash}" stroke-opacity=".3" stroke-width="2" stroke-linecap="round"/>`
            : '';
        return `${cover}${shade}${cheek}${fold}${line(x, s, top)}`;
      });
    },
    closed: both(
      (x, s) =>
        `<path d="M${arc(x, s, -down * 0.62)}" fill="none" stroke="${lash}" stroke-width="${r(lashWeight * 0.95)}" stroke-linecap="round"/>${flick > 3 ? `<path d="M${r(x + s * w)} ${y + slant}l${r(s * flick)} ${r(flick * 0.6)}M${r(x + s * w * 0.72)} ${r(y + down * 0.36)}l${r(s * flick * 0.8)} ${r(flick * 0.9)}" stroke="${lash}" stroke-width="2.6" stroke-linecap="round"/>` : ''}${crease > 0 ? `<path d="M${arc(x, s, up * 0.45, { grow: -2 })}" fill="none" stroke="${lash}" stroke-opacity=".22" stroke-width="2.2" stroke-linecap="round"/>` : ''}`,
    ),
  };
}
