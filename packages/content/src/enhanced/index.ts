import type { EnhancedLesson } from '@grove/contracts';
import { codingLogicChallenges } from './coding-logic-challenges.ts';
import { mathAreaPerimeter } from './math-area-perimeter.ts';
import { mathMultiplesFactors } from './math-multiples-factors.ts';
import { readingStoryElements } from './reading-story-elements.ts';
import { scienceEnergyCircuits } from './science-energy-circuits.ts';
import { socialStudiesUsHistory } from './social-studies-us-history.ts';
import { writingOpinionStructure } from './writing-opinion-structure.ts';

/** The seven enhanced lessons (spec §3), in the order of the tabs. */
export const enhancedLessons: readonly EnhancedLesson[] = [
  mathAreaPerimeter,
  mathMultiplesFactors,
  readingStoryElements,
  scienceEnergyCircuits,
  socialStudiesUsHistory,
  writingOpinionStructure,
  codingLogicChallenges,
];
