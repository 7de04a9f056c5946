/** Takes the colour out of a drawing: what is not yet painted. */

const channel = (n: number): string =>
  Math.max(0, Math.min(255, Math.round(n)))
    .toString(16)
    .padStart(2, '0');

/** What is left of colours: `lift` is how light black becomes, `keep` how much of the old colour stays, `tint` the light on white (all from 0 to 1). */
export type Fading = {
  readonly lift?: number;
  readonly keep?: number;
  readonly tint?: readonly [r: number, g: number, b: number];
};

function fadedColor(hex: string, { lift = 0.5, keep = 0, tint = [1, 0.995, 0.99] }: Fading): string {
  const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const rgb = [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16));
  const light = (rgb[0]! * 0.3 + rgb[1]! * 0.59 + rgb[2]! * 0.11) / 255;
  const gray = 255 * (lift + (1 - lift) * light);
  return rgb
    .map((c, i) =>
      channel(
        (c * (1 - lift * 0.5) + 255 * lift * 0.5) * keep +
          gray * (tint[i]! - (1 - light) * [0.04, 0.045, -0.025][i]!) * (1 - keep),
      ),
    )
    .join('');
}

/** The same drawing in soft pearl gray; shapes, shades and ids stay as they are. */
export const pearl = (svg: string, fading: Fading = {}): string =>
  svg.replace(
    /((?:fill|stroke|stop-color)=")#([0-9a-f]{6}|[0-9a-f]{3})"/g,
    (_, attribute: string, hex: string) => `${attribute}#${fadedColor(hex, fading)}"`,
  );
