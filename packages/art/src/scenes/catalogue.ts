/** What pictures there are: facts that a page needs before the files arrive. The drawings themselves are files (see scripts/build.ts). */

/** The planes of a scene from the horizon to the eye; the nearer ones are transparent and move more. */
export const planeNames = ['far', 'mid', 'near'] as const;
export type PlaneName = (typeof planeNames)[number];

/** Size in user units and an English description of a picture, for `alt` and for keeping its place free. */
export type PictureInfo = { readonly width: number; readonly height: number; readonly alt: string };

/** Scenes in three planes: the landing page, the place of each level, and the lost page. */
export const scenes = {
  grove: {
    width: 1920,
    height: 1080,
    alt: 'A great old tree in a misty grove at sunrise. A fox with a lantern, a rabbit, a hedgehog and a deer gather around its roots, and an owl sits on a bough.',
  },
  meadow: {
    width: 1920,
    height: 1080,
    alt: 'A sunny meadow with flowers and butterflies. A young bear and a rabbit sit on a green hill under a bright sky.',
  },
  forest: {
    width: 1920,
    height: 1080,
    alt: 'A fox explores a sunlit forest with tall trees, ferns, mushrooms and a winding path; a squirrel and an owl watch.',
  },
  valley: {
    width: 1920,
    height: 1080,
    alt: 'A river winds through a green valley. On a hill stands a white observatory with a telescope, and a deer looks up from the bank.',
  },
  mountain: {
    width: 1920,
    height: 1080,
    alt: 'Snowy mountains glow at dusk. A stag stands on a rocky ledge above a tent with a camp fire.',
  },
  'night-canopy': {
    width: 1920,
    height: 1080,
    alt: 'The Milky Way and a full moon over the tree tops. An owl with a book sits beside a telescope on a wooden platform high in the canopy.',
  },
  'not-found': {
    width: 1280,
    height: 720,
    alt: 'A hedgehog with a map stands at a crossing in a misty wood, wondering which way to go.',
  },
} as const satisfies Record<string, PictureInfo>;
export type SceneName = keyof typeof scenes;

/** Pictures in one piece. */
export const vignettes = {
  tree: { width: 1000, height: 900, alt: 'A big tree with five wooden platforms, from its roots to its top.' },
  empty: { width: 640, height: 400, alt: 'A fox sleeping, curled up on the grass.' },
  'area-resting': { width: 640, height: 400, alt: 'An owl sitting beside a fallen signpost.' },
} as const satisfies Record<string, PictureInfo>;
export type VignetteName = keyof typeof vignettes;

/** A complete scene: `planes` are SVG documents of one size that stack to the whole picture. */
export type Scene = PictureInfo & { readonly name: SceneName; readonly planes: Readonly<Record<PlaneName, string>> };

/** A complete picture in one SVG document. */
export type Vignette = PictureInfo & { readonly name: VignetteName; readonly svg: string };

/**
 * Where the five platforms of the `tree` picture are: the centre of each as a fraction of the picture's width and height,
 * lowest first. A round button of up to 0.13 of the width fits on each.
 */
export const treePlaces = [
  { level: 'prek', x: 0.285, y: 0.735 },
  { level: 'elementary', x: 0.745, y: 0.625 },
  { level: 'middle', x: 0.2, y: 0.475 },
  { level: 'high', x: 0.775, y: 0.36 },
  { level: 'college', x: 0.47, y: 0.165 },
] as const;
