import type { Point } from '../svg.ts';
import { cut, disc, line, oval, place, shape, type Tones } from '../shapes.ts';
import { cheeks, eyes } from '../face.ts';

/** What the caterpillar does: it hangs head down from above (0, 0), or it stands on (0, 0) with its front raised. */
export type CaterpillarPose = {
  readonly hanging?: boolean;
  readonly mood?: 'doubt' | 'laugh' | 'smile';
  readonly cheek?: string;
  readonly boots?: Tones;
};

const ball = (x: number, y: number, r: number, { dark, base, light }: Tones): string =>
  cut(
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    base,
    shape(
      `M${x + r * 0.2} ${y - r * 1.2}C${x + r} ${y - r * 0.4} ${x + r * 0.8} ${y + r * 0.6} ${x - r * 0.4} ${y + r * 1.2}L${x + r * 1.2} ${y + r * 1.2}L${x + r * 1.2} ${y - r * 1.2}Z`,
      dark,
      0.55,
    ) + oval(x - r * 0.36, y - r * 0.44, r * 0.36, r * 0.26, light, 0.9),
  );

const boot = (x: number, y: number, { dark, base, light }: Tones): string =>
  cut(
    `M${x - 9} ${y - 20}L${x + 7} ${y - 20}L${x + 8} ${y - 8}C${x + 20} ${y - 8} ${x + 24} ${y} ${x + 22} ${y + 5}L${x - 10} ${y + 5}Z`,
    base,
    shape(`M${x + 2} ${y - 24}L${x + 6} ${y + 8}L${x + 30} ${y + 8}L${x + 30} ${y - 24}Z`, dark, 0.55) +
      shape(`M${x - 12} ${y - 24}L${x - 4} ${y - 24}L${x - 5} ${y + 8}L${x - 12} ${y + 8}Z`, light, 0.7),
  ) +
  line(`M${x - 9} ${y + 5}L${x + 22} ${y + 5}`, dark, 4) +
  line(`M${x - 9} ${y - 19}L${x + 7} ${y - 19}`, light, 5);

const mouths = {
  doubt: line('M-11 27Q0 17 11 27', '#5a2c34', 4.5),
  smile: line('M-14 18Q0 32 14 18', '#5a2c34', 4.5),
  laugh: cut('M-20 14C-8 19 8 19 20 14C18 42-18 42-20 14Z', '#7a1f2c', oval(0, 39, 12, 8, '#f0808a')),
};

const headOf = (tones: Tones, mood: NonNullable<CaterpillarPose['mood']>, cheek: string): string =>
  line('M-16-36C-20-56-30-62-38-64M16-36C20-56 30-62 38-64', tones.dark, 5) +
  disc(-40, -65, 7, tones.light) +
  disc(40, -65, 7, tones.base) +
  ball(0, 0, 45, tones) +
  (mood === 'laugh'
    ? [-18, 18].map((x) => line(`M${x - 9}-4Q${x}-18 ${x + 9}-4`, '#24141c', 5)).join('')
    : eyes(0, -6, 38, 11.5, '#4c4a5c')) +
  (mood === 'doubt' ? line('M-32-26Q-22-34-10-28M12-24Q22-26 32-20', tones.dark, 5) : '') +
  cheeks(0, 12, 62, 10, cheek) +
  mouths[mood];

const hangingBody: readonly (readonly [Point, number])[] = [
  [[0, -14], 22],
  [[14, 14], 27],
  [[22, 48], 31],
  [[14, 86], 34],
  [[-8, 120], 36],
];
const standingBody: readonly (readonly [Point, number])[] = [
  [[152, -20], 21],
  [[116, -26], 27],
  [[76, -30], 31],
  [[34, -36], 34],
  [[0, -56], 36],
];

/** A round caterpillar with two tiny boots on its front feet; about 190 wide standing, 230 high hanging. */
export function caterpillar(
  tones: Tones,
  {
    hanging = false,
    mood = 'smile',
    cheek = '#ff8a7a',
    boots = { dark: '#8f2432', base: '#dd4048', light: '#ff9484' },
  }: CaterpillarPose = {},
): string {
  const parts = hanging ? hangingBody : standingBody;
  const feet = parts
    .slice(0, -1)
    .map(([[x, y], r], i) =>
      hanging
        ? oval(x + r * 0.9, y + 4, 9, 7, i % 2 ? tones.base : tones.dark)
        : oval(x - 4, y + r * 0.86, 9, 8, tones.dark),
    )
    .join('');
  const front = hanging
    ? line('M20 92L44 92M20 126L40 128', tones.dark, 13) +
      place(60, 96, 1.2, boot(0, 0, boots), { rotate: -84 }) +
      place(52, 136, 1.2, boot(0, 0, boots), { rotate: -70 })
    : boot(6, 1, boots) + boot(-26, 1, boots);
  return (
    (hanging ? '' : oval(60, 6, 130, 9, '#06121f', 0.22)) +
    feet +
    parts
      .map(([[x, y], r], i) => ball(x, y, r, i < parts.length - 1 ? tones : { ...tones, light: tones.base }))
      .join('') +
    front +
    (hanging
      ? place(-34, 164, 1, headOf(tones, mood, cheek), { rotate: -6 })
      : place(-18, -110, 1, headOf(tones, mood, cheek)))
  );
}
