import { adventureSource, type AdventureSource } from '@grove/contracts';
import { gallerySubjects } from '../subject-sections.ts';
import { askFaults, graphFaults, playFaults } from './adventures-plays.ts';
import { textFaults } from './adventures-texts.ts';
import type { Fault } from './fault.ts';
import { knownFaults, schemaFaults, uniqueFaults } from './fault.ts';
import type { People } from './people.ts';

/** How many subjects the adventures span, at least. */
const leastSubjects = 4;

/** Ages such as `5-11` or `18+` in years, both ends included. */
const years = (ages: string): readonly [from: number, to: number] => {
  const [from = NaN, to = Infinity] = ages.split(/[-+]/).filter(Boolean).map(Number);
  return [from, to];
};

/** Whether everybody of these ages is inside those ages. */
const within = (ages: string, those: string): boolean =>
  years(ages)[0] >= years(those)[0] && years(ages)[1] <= years(those)[1];

/** Levels without an adventure for their ages, and too few subjects. */
export const coverFaults = (
  adventures: readonly Pick<AdventureSource, 'ageBand' | 'subject'>[],
  levels: People['levels'],
): Fault[] => {
  const subjects = new Set(adventures.map((adventure) => adventure.subject)).size;
  return [
    ...levels
      .filter(({ ageRange }) => !adventures.some(({ ageBand }) => within(ageBand, ageRange)))
      .map(({ name }) => ({ where: 'adventures', message: `none for the level ${name}` })),
    ...(subjects < leastSubjects
      ? [{ where: 'adventures', message: `only ${subjects} subjects, expected ${leastSubjects}` }]
      : []),
  ];
};

/** Everything wrong with one adventure; every play of it is walked. */
export const oneAdventureFaults = (adventure: AdventureSource): Fault[] => {
  const { id, subject, scenes } = adventure;
  const where = `adventure ${id}`;
  return [
    ...knownFaults(
      where,
      'subject',
      subject,
      gallerySubjects.map((known) => known.name as string),
    ),
    ...scenes
      .filter((scene) => scene.id !== id * 100 + scene.order)
      .map((scene) => ({ where: `${where} scene ${scene.id}`, message: `id is not ${id * 100 + scene.order}` })),
    ...graphFaults(where, scenes),
    ...playFaults(where, scenes),
    ...askFaults(where, scenes),
    ...textFaults(where, adventure),
  ];
};

/** Everything wrong with the adventures. */
export const adventureFaults = (adventures: readonly AdventureSource[], levels: People['levels']): Fault[] => [
  ...schemaFaults('adventure', adventureSource, adventures),
  ...uniqueFaults(
    'adventures',
    adventures.map((adventure) => adventure.id),
  ),
  ...uniqueFaults(
    'adventure titles',
    adventures.map((adventure) => adventure.title),
  ),
  ...uniqueFaults(
    'badges',
    adventures.map((adventure) => adventure.badge),
  ),
  ...uniqueFaults(
    'scenes',
    adventures.flatMap((adventure) => adventure.scenes.map((scene) => scene.id)),
  ),
  ...coverFaults(adventures, levels),
  ...adventures.flatMap(oneAdventureFaults),
];
