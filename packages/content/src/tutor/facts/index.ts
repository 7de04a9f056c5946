import { animalFacts } from './animals.ts';
import { countryFacts } from './countries.ts';
import { curiousFacts } from './curious.ts';
import { elementAndPlanetFacts } from './elements-and-planets.ts';
import type { Fact } from './fact.ts';
import { glossaryFacts } from './glossary.ts';
import { worldGlossaryFacts } from './glossary-of-the-world.ts';
import { grammarAndPresidentFacts } from './grammar-and-presidents.ts';
import { peopleFacts } from './people.ts';
import { recordFacts } from './records.ts';
import { wordAndTimeFacts } from './words-and-time.ts';

/** Every single fact that the offline tutor knows beside its explanations: public reference knowledge, the source of each table named where it stands. */
export const facts: readonly Fact[] = [
  ...curiousFacts,
  ...recordFacts,
  ...grammarAndPresidentFacts,
  ...peopleFacts,
  ...countryFacts,
  ...elementAndPlanetFacts,
  ...animalFacts,
  ...wordAndTimeFacts,
  ...glossaryFacts,
  ...worldGlossaryFacts,
];
