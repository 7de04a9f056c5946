import type { Explanation } from './explanation.ts';
import { languageAndPeopleExplanations } from './language-and-people.ts';
import { mathematicsExplanations } from './mathematics.ts';
import { moreExplanations } from './more.ts';
import { scienceExplanations } from './science.ts';

/** Every idea that the offline tutor explains in words of its own; whatever else it explains comes from the slides of the lessons. */
export const explanations: readonly Explanation[] = [...mathematicsExplanations, ...scienceExplanations, ...languageAndPeopleExplanations, ...moreExplanations];
