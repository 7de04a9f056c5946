/** Which adventures have pictures: facts that a page needs before the files arrive. */

/** How many scenes of an adventure are drawn, by the adventure's slug; scenes are numbered from 1 by their order in the story. */
export const storyScenes = {
  'enchanted-math-forest': 10,
  'voyage-to-the-coral-reef': 10,
  'journey-to-the-stars': 11,
  'time-travelers-map': 12,
  'garden-lost-its-colors': 10,
  'forecast-for-heron-island': 12,
} as const satisfies Record<string, number>;
export type StorySlug = keyof typeof storyScenes;

/** The size of every story picture in user units. */
export const storySize = { width: 1280, height: 720 } as const;

/** The picture's file under `@grove/art/files/`: a whole scene, or with `'near'` the foreground that may move before it. */
export const storyFile = (slug: StorySlug, order: number, plane?: 'near'): string =>
  `stories/${slug}-${order}${plane ? `-${plane}` : ''}.svg`;
