import { algebraExplanations } from './algebra-and-beyond.ts';
import { artAndMusicExplanations } from './art-and-music.ts';
import { computingExplanations } from './computing.ts';
import { earthAndSkyExplanations } from './earth-and-sky.ts';
import type { Explanation } from './explanation.ts';
import { healthAndFeelingExplanations } from './health-and-feelings.ts';
import { historyExplanations } from './history-and-government.ts';
import { languageAndPeopleExplanations } from './language-and-people.ts';
import { livingThingExplanations } from './living-things.ts';
import { mathematicsExplanations } from './mathematics.ts';
import { matterAndMotionExplanations } from './matter-and-motion.ts';
import { moneyExplanations } from './money.ts';
import { moreExplanations } from './more.ts';
import { numberAndShapeExplanations } from './numbers-and-shapes.ts';
import { readingAndWritingExplanations } from './reading-and-writing.ts';
import { scienceExplanations } from './science.ts';
import { worldExplanations } from './world-and-society.ts';

/** Every idea that the offline tutor explains in words of its own; whatever else it explains comes from the slides of the lessons. Facts in them are public reference knowledge. */
export const explanations: readonly Explanation[] = [
  ...mathematicsExplanations,
  ...numberAndShapeExplanations,
  ...algebraExplanations,
  ...scienceExplanations,
  ...livingThingExplanations,
  ...earthAndSkyExplanations,
  ...matterAndMotionExplanations,
  ...languageAndPeopleExplanations,
  ...readingAndWritingExplanations,
  ...historyExplanations,
  ...worldExplanations,
  ...artAndMusicExplanations,
  ...computingExplanations,
  ...moneyExplanations,
  ...healthAndFeelingExplanations,
  ...moreExplanations,
];
