import { demoTeachers } from '../demo.ts';
import { adventureSources } from '../server.ts';
import { localTeachers, teachers } from '../teachers.ts';
import { congratulationOf } from './congratulations.ts';
import { narratorVoiceId } from './narrator.ts';
import { storyLines } from './story-lines.ts';

/** A line that is spoken in the same words every time. */
export interface SpokenLine {
  readonly text: string;
  readonly voiceId: string;
}

const voiceOf = new Map(teachers.map(({ id, voiceId }) => [id, voiceId]));
const sample = ({ id, sampleMessage }: (typeof demoTeachers)[number]): SpokenLine[] => {
  const voiceId = voiceOf.get(id);
  return voiceId ? [{ text: sampleMessage, voiceId }] : [];
};
const voiced = [...teachers, ...localTeachers].flatMap(({ greeting, voiceId }) =>
  voiceId ? [{ greeting, voiceId }] : [],
);

/**
 * Every line of the site with a fixed text, those that are heard first in front: greetings, samples of the demo, congratulations, and what the narrator reads of all
 * adventures. They are pre-generated and kept as files.
 */
export const spokenLines: readonly SpokenLine[] = [
  ...voiced.map(({ greeting, voiceId }) => ({ text: greeting, voiceId })),
  ...demoTeachers.flatMap(sample),
  ...teachers.flatMap(({ voiceId }) => (voiceId ? [{ text: congratulationOf(voiceId), voiceId }] : [])),
  ...[...new Set(adventureSources.flatMap(storyLines))].map((text) => ({ text, voiceId: narratorVoiceId })),
];
