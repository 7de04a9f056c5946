import { contentDocuments } from '../documents/index.ts';
import type { Content } from '../model/content.ts';
import { adventuresOf } from '../model/views.ts';
import { narratorVoiceId } from './narrator.ts';
import { storyLines } from './story-lines.ts';

/** A line that is spoken in the same words every time. */
export interface SpokenLine {
  readonly text: string;
  readonly voiceId: string;
}

/**
 * Every line of some content with a fixed text, those that are heard first in front: greetings, samples of the demo, congratulations, and what the narrator reads of all
 * adventures. They are pre-generated and kept as files.
 */
export function spokenLinesOf(content: Content): SpokenLine[] {
  const { demo, teachers } = contentDocuments(content);
  const voiceOf = new Map(teachers.ofLevels.map(({ id, voiceId }) => [id, voiceId]));
  const sample = ({ id, sampleMessage }: (typeof demo)[number]): SpokenLine[] => {
    const voiceId = voiceOf.get(id);
    return voiceId ? [{ text: sampleMessage, voiceId }] : [];
  };
  const voiced = [...teachers.ofLevels, ...teachers.ofSubjects].flatMap(({ greeting, voiceId }) =>
    voiceId ? [{ greeting, voiceId }] : [],
  );
  return [
    ...voiced.map(({ greeting, voiceId }) => ({ text: greeting, voiceId })),
    ...demo.flatMap(sample),
    ...teachers.ofLevels.flatMap(({ congratulation, voiceId }) => (voiceId ? [{ text: congratulation, voiceId }] : [])),
    ...[...new Set(adventuresOf(content).flatMap(storyLines))].map((text) => ({ text, voiceId: narratorVoiceId })),
  ];
}
