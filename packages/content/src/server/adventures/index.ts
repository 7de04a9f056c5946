import type { AdventureSource } from '@grove/contracts';
import { enchantedMathForest } from './enchanted-math-forest.ts';
import { voyageToTheCoralReef } from './voyage-to-the-coral-reef.ts';

/** Every adventure that can be played. */
export const adventureSources: readonly AdventureSource[] = [enchantedMathForest, voyageToTheCoralReef];
