/** Every adventure that is drawn. */
import { enchantedMathForest } from './enchanted-math-forest/story.ts';
import { voyageToTheCoralReef } from './voyage-to-the-coral-reef/story.ts';
import { gardenLostItsColors } from './garden-lost-its-colors/story.ts';
import { forecastForHeronIsland } from './forecast-for-heron-island/story.ts';
import { journeyToTheStars } from './journey-to-the-stars/story.ts';
import { timeTravelersMap } from './time-travelers-map/story.ts';
import type { Story } from './story-scene.ts';

export const stories: readonly Story[] = [
  enchantedMathForest,
  voyageToTheCoralReef,
  journeyToTheStars,
  timeTravelersMap,
  gardenLostItsColors,
  forecastForHeronIsland,
];
