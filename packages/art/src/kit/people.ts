/**
 * People: children and adults from one set of joints. A figure stands on (0, 0) and looks at you; a child is about 230 high, an adult about 320.
 * A `Look` says who it is, a `Pose` what the limbs do, a `Mood` what the face does; all three can be combined freely.
 */
import { curve, type Point } from './svg.ts';
import { cut, disc, line, oval, place, shape, type Tones } from './shapes.ts';
import { longSkirt } from './clothes.ts';
import { hairs, headwear, type HairStyle, type Headwear } from './hair.ts';

/** Who somebody is. `legs` and `sleeves` say how much the clothes cover. */
export type Look = {
  readonly adult?: boolean;
  readonly skin: Tones;
  readonly hair: HairStyle;
  readonly hairTones: Tones;
  readonly top: Tones;
  readonly bottom: Tones;
  readonly legs?: 'trousers' | 'shorts' | 'skirt' | 'long skirt';
  readonly sleeves?: 'long' | 'short';
  readonly shoes: Tones;
  readonly headwear?: Headwear;
  readonly glasses?: boolean;
  /** Drawn on the face, below eyes and mouth: a beard, a moustache. */
  readonly beard?: string;
  /** Drawn over the torso, whose shoulders are at (±28, -58) and hips at (±24, 8). */
  readonly badge?: string;
};

/**
 * What the body does, in the proportions of a child. Arms and legs are lists of points from the shoulder and from the hip: elbow and hand, knee and foot.
 * `left` is on your left. `drop` lowers the hips, `lean` and `tilt` turn the body and the head in degrees, `turn` (-1 to 1) is where the face looks.
 */
export type Pose = {
  readonly arms: readonly [left: readonly Point[], right: readonly Point[]];
  readonly legs?: readonly [left: readonly Point[], right: readonly Point[]];
  readonly drop?: number;
  readonly lean?: number;
  readonly tilt?: number;
  readonly turn?: number;
  /** Which hand points with a finger. */
  readonly points?: 'left' | 'right';
};

/** What the face does. */
export type Mood = 'smile' | 'laugh' | 'wonder' | 'think';

/** Skins to choose from. */
export const skins = {
  deep: { dark: '#59301f', base: '#84492e', light: '#ad6a45' },
  brown: { dark: '#804a2c', base: '#b06c42', light: '#d69462' },
  olive: { dark: '#a96c45', base: '#d69a6c', light: '#f2c193' },
  fair: { dark: '#d3946f', base: '#f6c7a0', light: '#ffe3c8' },
} as const satisfies Record<string, Tones>;

/** Hair colours to choose from. */
export const hairTones = {
  black: { dark: '#150f1d', base: '#2a1f31', light: '#57456a' },
  brown: { dark: '#3a2018', base: '#5d3724', light: '#96613c' },
  copper: { dark: '#7a3015', base: '#b8532a', light: '#ee914f' },
  sand: { dark: '#a8733a', base: '#dba95c', light: '#ffdd96' },
  gray: { dark: '#8088a0', base: '#c3cad8', light: '#f2f5fa' },
} as const satisfies Record<string, Tones>;

/** Cloths and leathers to choose from. */
export const cloths = {
  sun: { dark: '#cf8413', base: '#ffbf2e', light: '#ffe385' },
  coral: { dark: '#b63a3d', base: '#ee6353', light: '#ff9d80' },
  teal: { dark: '#17695f', base: '#2a9c8a', light: '#71d3bd' },
  sea: { dark: '#23488f', base: '#3c70c6', light: '#80aef0' },
  plum: { dark: '#55336f', base: '#80509f', light: '#b88dd6' },
  leaf: { dark: '#3b6e32', base: '#5f9e45', light: '#a7d672' },
  rose: { dark: '#b04a7a', base: '#e67aa4', light: '#ffb3cd' },
  cream: { dark: '#c9ab85', base: '#f2dfc0', light: '#fffaec' },
  denim: { dark: '#22305c', base: '#374b82', light: '#6079b4' },
  earth: { dark: '#4e2f22', base: '#7c4f36', light: '#b07a52' },
  night: { dark: '#171a36', base: '#2a2f55', light: '#4f5788' },
} as const satisfies Record<string, Tones>;

/** Two children to be the hero of a story, and grown-ups to meet. Spread one to change its clothes. */
export const looks = {
  robin: {
    skin: skins.brown,
    hair: 'curls',
    hairTones: hairTones.black,
    top: cloths.sun,
    bottom: cloths.denim,
    shoes: cloths.coral,
  },
  juno: {
    skin: skins.fair,
    hair: 'braids',
    hairTones: hairTones.copper,
    top: cloths.teal,
    bottom: cloths.plum,
    legs: 'skirt',
    shoes: cloths.earth,
  },
  amal: {
    skin: skins.olive,
    hair: 'scarf',
    hairTones: cloths.rose,
    top: cloths.plum,
    bottom: cloths.denim,
    shoes: cloths.cream,
  },
  kenji: {
    skin: skins.olive,
    hair: 'short',
    hairTones: hairTones.black,
    top: cloths.coral,
    bottom: cloths.night,
    legs: 'shorts',
    sleeves: 'short',
    shoes: cloths.cream,
    glasses: true,
  },
  scientist: {
    adult: true,
    skin: skins.brown,
    hair: 'bun',
    hairTones: hairTones.black,
    top: cloths.sea,
    bottom: cloths.night,
    shoes: cloths.earth,
  },
  elder: {
    adult: true,
    skin: skins.deep,
    hair: 'short',
    hairTones: hairTones.gray,
    top: cloths.cream,
    bottom: cloths.earth,
    sleeves: 'short',
    shoes: cloths.earth,
  },
  fisher: {
    adult: true,
    skin: skins.olive,
    hair: 'bob',
    hairTones: hairTones.black,
    top: cloths.coral,
    bottom: cloths.denim,
    sleeves: 'short',
    shoes: cloths.earth,
    headwear: 'straw hat',
  },
} as const satisfies Record<string, Look>;

const standing: NonNullable<Pose['legs']> = [
  [
    [-2, 36],
    [-4, 68],
  ],
  [
    [2, 36],
    [4, 68],
  ],
];

/** Poses to choose from; any other can be written the same way. */
export const poses = {
  standing: {
    arms: [
      [
        [-13, 28],
        [-15, 58],
      ],
      [
        [13, 28],
        [15, 58],
      ],
    ],
  },
  pointing: {
    arms: [
      [
        [-13, 28],
        [-15, 58],
      ],
      [
        [34, -4],
        [66, -16],
      ],
    ],
    points: 'right',
    turn: 0.7,
    tilt: 4,
  },
  waving: {
    arms: [
      [
        [-13, 28],
        [-15, 58],
      ],
      [
        [32, 2],
        [40, -42],
      ],
    ],
    tilt: 4,
  },
  cheering: {
    arms: [
      [
        [-30, -16],
        [-36, -62],
      ],
      [
        [30, -16],
        [36, -62],
      ],
    ],
    lean: 2,
  },
  laughing: {
    arms: [
      [
        [-30, 20],
        [-52, 2],
      ],
      [
        [24, 26],
        [-6, 40],
      ],
    ],
    lean: -5,
    tilt: -6,
  },
  holding: {
    arms: [
      [
        [-12, 28],
        [14, 40],
      ],
      [
        [12, 28],
        [-14, 40],
      ],
    ],
  },
  offering: {
    arms: [
      [
        [-10, 28],
        [24, 32],
      ],
      [
        [28, 20],
        [60, 8],
      ],
    ],
    turn: 0.6,
    lean: 3,
  },
  thinking: {
    arms: [
      [
        [-14, 28],
        [10, 44],
      ],
      [
        [20, 28],
        [-4, 2],
      ],
    ],
    tilt: 6,
    turn: -0.3,
  },
  walking: {
    arms: [
      [
        [-20, 24],
        [-30, 50],
      ],
      [
        [20, 24],
        [34, 44],
      ],
    ],
    legs: [
      [
        [-14, 32],
        [-30, 64],
      ],
      [
        [16, 32],
        [22, 68],
      ],
    ],
    lean: 3,
    turn: 0.5,
  },
  kneeling: {
    arms: [
      [
        [-4, 30],
        [24, 50],
      ],
      [
        [24, 24],
        [52, 44],
      ],
    ],
    legs: [
      [
        [12, 26],
        [-30, 34],
      ],
      [
        [34, -2],
        [38, 36],
      ],
    ],
    drop: 34,
    lean: 8,
    turn: 0.6,
    tilt: 5,
  },
  sitting: {
    arms: [
      [
        [-16, 28],
        [-22, 54],
      ],
      [
        [16, 28],
        [22, 54],
      ],
    ],
    legs: [
      [
        [-22, 4],
        [-26, 40],
      ],
      [
        [22, 4],
        [26, 40],
      ],
    ],
    drop: 30,
  },
  tiptoe: {
    arms: [
      [
        [-14, 28],
        [-18, 58],
      ],
      [
        [14, -34],
        [20, -74],
      ],
    ],
    lean: 3,
    tilt: -4,
    turn: 0.3,
  },
} as const satisfies Record<string, Pose>;

const moved = (points: readonly Point[], [x, y]: Point, k: number): Point[] =>
  points.map(([dx, dy]): Point => [x + dx * k, y + dy * k]);

/** A limb from a joint through points: its shade, its cloth or skin, a little light. */
export const limb = (points: readonly Point[], width: number, { dark, base, light }: Tones): string =>
  line(curve(points), dark, width) +
  line(curve(moved(points, [-width * 0.09, -width * 0.05], 1)), base, Math.round(width * 0.78)) +
  line(curve(moved(points, [-width * 0.25, -width * 0.12], 1)), light, Math.round(width * 0.16), 0.6);

const hand = ([fromX, fromY]: Point, [x, y]: Point, { base, dark }: Tones, points: boolean): string => {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  return (
    (points ? line(`M${x} ${y}l${dx * 19} ${dy * 19}`, base, 6.5) : '') +
    disc(x + 0.8, y + 0.8, 10, dark) +
    disc(x - 0.4, y - 0.6, 9.2, base) +
    (points ? '' : line(`M${x - dy * 5} ${y + dx * 5}l${dx * 4 - dy * 4} ${dy * 4 + dx * 4}`, base, 6))
  );
};

function arm(shoulder: Point, points: readonly Point[], look: Look, [k, finger]: readonly [number, boolean]): string {
  const path = [shoulder, ...moved(points, shoulder, k)];
  const [elbow, end] = path.slice(-2) as [Point, Point];
  const bare = look.sleeves === 'short';
  return (
    (bare
      ? limb(path, 16, look.skin) +
        limb([shoulder, [(shoulder[0] + elbow[0] * 2) / 3, (shoulder[1] + elbow[1] * 2) / 3]], 22, look.top)
      : limb(path, 20, look.top)) + hand(elbow, end, look.skin, finger)
  );
}

function leg(hip: Point, points: readonly Point[], look: Look, k: number): string {
  const path = [hip, ...moved(points, hip, k)];
  const [knee, foot] = path.slice(-2) as [Point, Point];
  const out = foot[0] >= hip[0] ? 1 : -1;
  const bare = look.legs === 'shorts' || look.legs === 'skirt';
  const cloth =
    look.legs === 'shorts'
      ? limb([hip, [(hip[0] + knee[0] * 3) / 4, (hip[1] + knee[1] * 3) / 4]], 29, look.bottom)
      : '';
  return (
    limb(path, bare ? 18 : 24, bare ? look.skin : look.bottom) +
    cloth +
    cut(
      `M${foot[0] - 13} ${foot[1] + 6}C${foot[0] - 14} ${foot[1] - 10} ${foot[0] + 13} ${foot[1] - 12} ${foot[0] + 14} ${foot[1] + 6}C${foot[0] + 10} ${foot[1] + 9} ${foot[0] - 10} ${foot[1] + 9} ${foot[0] - 13} ${foot[1] + 6}Z`,
      look.shoes.base,
      oval(foot[0] + 8 * out, foot[1] - 3, 9, 5, look.shoes.light, 0.7) +
        line(`M${foot[0] - 16} ${foot[1] + 7}l34 0`, look.shoes.dark, 5),
    )
  );
}

const mouths: Readonly<Record<Mood, (x: number) => string>> = {
  smile: (x) => line(`M${x - 10} 18Q${x} 28 ${x + 10} 18`, '#7a2c2c', 3.4),
  laugh: (x) =>
    cut(
      `M${x - 15} 15C${x - 6} 18 ${x + 6} 18 ${x + 15} 15C${x + 13} 33 ${x - 13} 33 ${x - 15} 15Z`,
      '#7a1f2c',
      oval(x, 31, 9, 6, '#f0808a') + shape(`M${x - 16} 12L${x + 16} 12L${x + 12} 20L${x - 12} 20Z`, '#fff'),
    ),
  wonder: (x) => oval(x, 22, 5.5, 6.5, '#7a1f2c') + oval(x, 25, 3.4, 2.6, '#f0808a'),
  think: (x) => line(`M${x - 5} 22Q${x + 3} 25 ${x + 10} 19`, '#7a2c2c', 3.4),
};

const gaze = (x: number, mood: Mood): string =>
  mood === 'laugh'
    ? [-18, 18].map((dx) => line(`M${x + dx - 8} 3Q${x + dx} -9 ${x + dx + 8} 3`, '#24141c', 4)).join('')
    : [-18, 18]
        .map(
          (dx) =>
            oval(x + dx, 0, 6.6, 8.4, '#24141c') +
            oval(x + dx * 1.02, 3.6, 4, 3.4, '#6b3d26', 0.8) +
            disc(x + dx + 2.4, -3.2, 2.8, '#fff') +
            disc(x + dx - 2, 3, 1.2, '#fff', 0.8),
        )
        .join('');

/** A head around (0, 0), about 90 high without hair. */
export function head(look: Look, mood: Mood = 'smile', turn = 0): string {
  const { skin, hairTones: tones, hair, glasses, beard = '', headwear: wear } = look;
  const x = turn * 7;
  const { back, front } = hairs[hair](tones);
  const brow = mood === 'wonder' ? -21 : -17;
  const covered = hair === 'scarf';
  return (
    back +
    (covered
      ? ''
      : [-1, 1].map((side) => oval(side * 42 - x * 0.3, 4, 9, 10, side < 0 ? skin.base : skin.dark)).join('')) +
    cut(
      'M0-46C29-46 45-24 44 2C43 28 25 44 0 44C-25 44-43 28-44 2C-45-24-29-46 0-46Z',
      skin.base,
      shape('M24-50C52-16 34 26 4 48L60 50L60-50Z', skin.dark, 0.42) +
        shape('M-8-50C-40-44-52-10-42 18C-40-8-30-30-4-38Z', skin.light, 0.75),
    ) +
    beard +
    oval(x - 27, 15, 9, 6.5, '#ff6f61', 0.34) +
    oval(x + 27, 15, 9, 6.5, '#ff6f61', 0.34) +
    gaze(x, mood) +
    mouths[mood](x) +
    line(`M${x - 3} 10Q${x} 13 ${x + 3} 10`, skin.dark, 2.6) +
    [-18, 18]
      .map((dx) =>
        line(
          `M${x + dx - 7} ${brow + (dx > 0 ? -1 : 1)}Q${x + dx} ${brow - 5} ${x + dx + 7} ${brow + (dx > 0 ? 1 : -1)}`,
          covered ? '#3a2230' : tones.dark,
          3.2,
          0.85,
        ),
      )
      .join('') +
    front +
    (glasses
      ? [-18, 18]
          .map(
            (dx) =>
              disc(x + dx, 1, 14, '#fff', 0.16) +
              `<circle cx="${x + dx}" cy="1" r="14" fill="none" stroke="#3a2230" stroke-width="3"/>`,
          )
          .join('') + line(`M${x - 4} 0Q${x} -4 ${x + 4} 0`, '#3a2230', 3)
      : '') +
    (wear ? headwear[wear] : '')
  );
}

const torso = (look: Look, half: number, height: number): string => {
  const { top, skin, badge = '' } = look;
  const [s, h] = [half + 4, half - 1];
  return (
    cut(
      `M${-10} ${-height - 2}L10 ${-height - 2}L11 ${-height - 26}L-11 ${-height - 26}Z`,
      skin.base,
      shape(
        `M-20 ${-height - 26}L20 ${-height - 26}L20 ${-height - 8}C8 ${-height - 2} -6 ${-height - 8} -12 ${-height - 18}Z`,
        skin.dark,
        0.6,
      ),
    ) +
    cut(
      `M${-s} ${-height + 10}C${-s} ${-height - 4} -16 ${-height - 8} -11 ${-height - 8}C-6 ${-height + 2} 6 ${-height + 2} 11 ${-height - 8}C16 ${-height - 8} ${s} ${-height - 4} ${s} ${-height + 10}C${s - 5} -34 ${h} -16 ${h + 2} 8C14 14 -14 14 ${-h - 2} 8C${-h} -16 ${-s + 5} -34 ${-s} ${-height + 10}Z`,
      top.base,
      shape(`M12 ${-height - 20}C24 -40 14 -10 12 20L60 20L60 ${-height - 20}Z`, top.dark, 0.5) +
        shape(
          `M${-s - 4} ${-height - 10}L-14 ${-height - 10}C${-s + 8} -44 ${-h + 8} -20 ${-h + 4} 14L${-s - 8} 14Z`,
          top.light,
          0.6,
        ) +
        badge,
    )
  );
};

/** A person in full. */
export function person(look: Look, pose: Pose = poses.standing, mood: Mood = 'smile'): string {
  const { drop = 0, lean = 0, tilt = 0, turn = 0, points } = pose;
  const [legK, armK, height, half] = look.adult ? [1.62, 1.36, 84, 33] : [1, 1, 60, 26];
  const hipY = -74 * legK + drop * legK;
  const [left, right] = pose.legs ?? standing;
  const skirt =
    look.legs === 'skirt'
      ? cut(
          `M${-half + 2}-8C${-half - 12} 18 ${-half - 14} 30 ${-half - 12} 40C-12 48 12 48 ${half + 12} 40C${half + 14} 30 ${half + 12} 18 ${half - 2}-8Z`,
          look.bottom.base,
          shape('M8-20C18 10 16 30 20 60L60 60L60-20Z', look.bottom.dark, 0.55) +
            shape('M-50-10L-20-10C-30 14-32 30-30 60L-60 60Z', look.bottom.light, 0.5),
        )
      : '';
  const robe = look.legs === 'long skirt' ? longSkirt(look.bottom, half, -hipY - 12) : '';
  const upper =
    torso(look, half, height) +
    place(0, -height - 44, look.adult ? 0.94 : 1, head(look, mood, turn), { rotate: tilt }) +
    arm([-half + 2, -height + 8], pose.arms[0], look, [armK, points === 'left']) +
    arm([half - 2, -height + 8], pose.arms[1], look, [armK, points === 'right']);
  return (
    oval(0, 3, look.adult ? 58 : 46, 8, '#06121f', 0.24) +
    leg([-half * 0.46, hipY], left, look, legK) +
    leg([half * 0.46, hipY], right, look, legK) +
    (skirt && place(0, hipY, 1, skirt)) +
    (robe && place(0, hipY, 1, robe)) +
    place(0, hipY, 1, upper, { rotate: lean })
  );
}

/** Head and shoulders, cut off below at (0, 0) and about 150 high: for windows, screens and boats. */
export const bust = (look: Look, mood: Mood = 'smile', turn = 0): string =>
  cut(
    'M-48 0C-50-30-34-48-12-50L12-50C34-48 50-30 48 0Z',
    look.top.base,
    shape('M14-60C30-30 24-10 22 10L60 10L60-60Z', look.top.dark, 0.5) +
      shape('M-60 0C-56-34-38-52-14-54C-30-38-36-20-36 6Z', look.top.light, 0.6),
  ) +
  cut(
    'M-10-48L-11-66L11-66L10-48C6-38-6-38-10-48Z',
    look.skin.base,
    shape('M-20-70L20-70L20-52C8-48-4-52-12-62Z', look.skin.dark, 0.55),
  ) +
  place(0, -92, 1, head(look, mood, turn));

/** Somebody seen from behind, head and shoulders, cut off below at (0, 0) and about 150 high: who looks at what we look at. */
export const fromBehind = ({ top, hair, hairTones: tones, headwear: wear }: Look): string => {
  const { back, front } = hairs[hair](tones);
  return (
    cut(
      'M-52 0C-54-32-36-50-12-52L12-52C36-50 54-32 52 0Z',
      top.base,
      shape('M14-60C30-30 24-10 22 10L60 10L60-60Z', top.dark, 0.5) +
        shape('M-60 0C-58-34-40-54-14-56C-32-38-38-20-38 6Z', top.light, 0.6) +
        line('M-16-48Q0-38 16-48', top.dark, 5, 0.6),
    ) +
    place(
      0,
      -92,
      1,
      back +
        cut(
          'M0-50C30-50 48-26 47 2C46 32 30 48 0 48C-30 48-46 32-47 2C-48-26-30-50 0-50Z',
          tones.base,
          shape('M22-54C52-16 40 30 10 54L60 54L60-54Z', tones.dark, 0.5) +
            line('M-24 40C-34 20-36 0-30-20M24 42C30 24 32 4 28-14M0 44L0-30', tones.dark, 3, 0.4),
        ) +
        front +
        (wear ? headwear[wear] : ''),
    )
  );
};
