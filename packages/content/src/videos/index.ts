import { languageArtsOpinion } from './language-arts.ts';
import { creativeArtsColors, creativeArtsRhythm, technologyLoops } from './making.ts';
import { mathArea, mathFractions } from './math.ts';
import { readingInference, readingStory } from './reading.ts';
import { scienceButterfly, scienceCircuits } from './science.ts';
import type { VideoScript } from './script.ts';
import { socialStudiesMaps, socialStudiesTimeline } from './social-studies.ts';

export type { VideoBeat, VideoScript } from './script.ts';
export type * from './show.ts';

/** The teaching videos, in the order of the gallery. */
export const videoScripts: readonly VideoScript[] = [
  mathArea,
  mathFractions,
  scienceCircuits,
  scienceButterfly,
  readingStory,
  readingInference,
  socialStudiesTimeline,
  socialStudiesMaps,
  technologyLoops,
  creativeArtsColors,
  creativeArtsRhythm,
  languageArtsOpinion,
];
