import type { Explanation } from '../tutor/explanation.ts';
import type { Fact } from '../tutor/fact.ts';
import type { Persona } from '../tutor/persona.ts';
import type { Content, PersonaContent } from './content.ts';

/** Every idea that the offline tutor explains in words of its own; whatever else it explains comes from the slides of the lessons. */
export const explanationsOf = (content: Pick<Content, 'explanations'>): Explanation[] =>
  content.explanations.flatMap(({ explanations }) => explanations);

/** Every single fact that the offline tutor knows beside its explanations. */
export const factsOf = (content: Pick<Content, 'facts'>): Fact[] => content.facts.flatMap(({ facts }) => facts);

const toPersona = ({ slug: _slug, ...persona }: PersonaContent): Persona => persona;

/** The level teachers as they talk, by level. */
export const levelPersonasOf = ({ personas }: Pick<Content, 'personas'>): Persona[] =>
  personas.filter(({ id }) => typeof id === 'number').map(toPersona);

/** The subject teachers as they talk, in the order of the tabs. */
export const subjectPersonasOf = ({ personas }: Pick<Content, 'personas'>): Persona[] =>
  personas.filter(({ id }) => typeof id === 'string').map(toPersona);

/** Greetings that a child may write, and their language. */
export const greetingsOf = ({ words }: Pick<Content, 'words'>): ReadonlyMap<string, string> =>
  new Map(words.greetings.map(({ typed, language }) => [typed, language]));

/** How children often write hard words, and how they are spelled. */
export const misspellingsOf = ({ words }: Pick<Content, 'words'>): ReadonlyMap<string, string> =>
  new Map(words.misspelled.map(({ typed, meant }) => [typed, meant]));
