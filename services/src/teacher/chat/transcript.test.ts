import { expect, test } from '@jest/globals';
import { content } from '@grove/content/compiled';
import { levelPersonas } from '@grove/content/tutor';
import { tutorHere } from '../../../testing/tutor-here.ts';
import { ChatService } from './chat.service.ts';
import { Conversations } from '@grove/teacher';
import { createOfflineTutor } from '@grove/teacher/work';

const questions = [
  'what is 7 times 8',
  'why do plants need sun',
  'i dont get fractions',
  'capital of France',
  'my address is 12 Oak street',
];

/** A talk as a person reads it. */
async function transcriptOf(teacherId: number, name: string): Promise<string> {
  const service = new ChatService(tutorHere(createOfflineTutor(content, () => 0)), new Conversations(() => 0), {
    active: { content },
  });
  const lines: string[] = [];
  for (const message of questions) {
    const { response } = await service.answer(
      { message, teacherId, sessionId: 'transcript' },
      { asker: { address: 'a' }, region: 'US' },
      { signal: new AbortController().signal },
    );
    lines.push(`Child: ${message}`, `${name}: ${response}`);
  }
  return lines.join('\n');
}

// Read these with a parent's eyes whenever they change; `jest -u` takes the new ones.
test.each(levelPersonas.map(({ id, name }) => [name, id as number] as const))(
  '§4 chat: a talk with %s, as a person would read it',
  async (name, id) => {
    expect(await transcriptOf(id, name)).toMatchSnapshot();
  },
);
