import type { ActivityData } from '@grove/contracts';
import { codingLogicChallengesActivity } from './coding-logic-challenges.ts';
import { mathAreaPerimeterActivity } from './math-area-perimeter.ts';
import { mathMultiplesFactorsActivity } from './math-multiples-factors.ts';
import { readingStoryElementsActivity } from './reading-story-elements.ts';
import { scienceEnergyCircuitsActivity } from './science-energy-circuits.ts';
import { socialStudiesUsHistoryActivity } from './social-studies-us-history.ts';
import { writingOpinionStructureActivity } from './writing-opinion-structure.ts';

/** The interactive elements of the enhanced lessons (spec §3), one for each. */
export const activities: readonly ActivityData[] = [
  mathAreaPerimeterActivity,
  mathMultiplesFactorsActivity,
  readingStoryElementsActivity,
  scienceEnergyCircuitsActivity,
  socialStudiesUsHistoryActivity,
  writingOpinionStructureActivity,
  codingLogicChallengesActivity,
];
