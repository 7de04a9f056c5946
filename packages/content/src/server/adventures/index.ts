import type { AdventureSource } from '@grove/contracts';
import { enchantedMathForest } from './enchanted-math-forest.ts';
import { forecastForHeronIsland } from './forecast-for-heron-island.ts';
import { gardenLostItsColors } from './garden-lost-its-colors.ts';
import { journeyToTheStars } from './journey-to-the-stars.ts';
import { timeTravelersMap } from './time-travelers-map.ts';
import { voyageToTheCoralReef } from './voyage-to-the-coral-reef.ts';

/** Every adventure that can be played, in the order of their ids. */
export const adventureSources: readonly AdventureSource[] = [
  enchantedMathForest,
  voyageToTheCoralReef,
  journeyToTheStars,
  timeTravelersMap,
  gardenLostItsColors,
  forecastForHeronIsland,
];
