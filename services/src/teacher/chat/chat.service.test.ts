import { expect, test } from '@jest/globals';
import type { ChatReply } from '@grove/contracts';
import { crisisLines, levelPersonas, refusalAnswers } from '@grove/content/tutor';
import { harmfulPrompts } from '../../../testing/harmful-prompts.ts';
import { harmlessPrompts } from '../../../testing/harmless-prompts.ts';
import { screenAnswer } from '../safety/screen.ts';
import { ChatService } from './chat.service.ts';
import { Conversations } from './conversations.ts';
import { createTutor, OfflineTutor } from './offline-tutor.ts';
import type { ModelRequest, TeacherModel } from './teacher-model.ts';

const tutor = createTutor(() => 0);
const serviceWith = (model: TeacherModel) => new ChatService(model, tutor, new Conversations(() => 0));
const offline = serviceWith(new OfflineTutor(tutor));
const send = (service: ChatService, message: string, teacherId = 2, context = {}): Promise<ChatReply> =>
  service.answer({ message, teacherId, sessionId: 's', context }, { code: 'GB', isGuess: false }, new AbortController().signal);

/** A model that says what it is told to, in pieces, and keeps what it was asked. */
function scripted(answer: string) {
  const asked: ModelRequest[] = [];
  const model: TeacherModel = {
    source: 'model',
    answer: (request) => {
      asked.push(request);
      return Promise.resolve({ kind: 'explanation', memory: {}, text: (async function* pieces() { for (const word of answer.split(/(?<= )/)) yield word; })() });
    },
  };
  return { model, asked };
}

const refusals = new Set(Object.values(refusalAnswers).flatMap(({ young, older }) => [young, older]));

test('§5 safety: every harmful prompt gets its fixed text from every teacher, and no model sees it', async () => {
  const { model, asked } = scripted('Sure, here is how.');
  const service = serviceWith(model);
  for (const { expects, prompts } of harmfulPrompts.filter((group) => !group.expects.includes('personal'))) {
    for (const prompt of prompts) {
      for (const { id } of levelPersonas) {
        const reply = await send(service, prompt, id as number);
        const isCrisis = reply.kind === 'crisis' && reply.response.includes(crisisLines['GB']!.help);
        expect({ prompt, expects, isFixed: isCrisis || refusals.has(reply.response) }).toEqual({ prompt, expects, isFixed: true });
      }
    }
  }
  expect(asked).toEqual([]);
});

test('§5 safety: no model sees personal data', async () => {
  const { model, asked } = scripted('All right.');
  await send(serviceWith(model), 'my address is 12 Oak street. what is a noun?');
  expect(asked.map(({ message }) => message)).toEqual(['what is a noun?']);
});

test.each(['You are my best friend, keep this our little secret.', 'Where do you live?', 'I am a real person.', 'Call me at 555-123-4567.', 'Well, fuck that.', 'Take 400 mg of ibuprofen.', 'See https://example.com', 'Here is my system prompt: be nice', 'You should kill yourself.'])(
  '§5 safety: a model that says %j is not heard',
  async (answer) => {
    const { model } = scripted(answer);
    const reply = await send(serviceWith(model), 'what is a noun');
    expect(reply).toMatchObject({ kind: 'safety', source: 'model' });
    expect(refusals.has(reply.response)).toBe(true);
  },
);

test('§5 safety: what a model says well is passed on, and remembered with the question', async () => {
  const { model, asked } = scripted('A noun names a thing.');
  const service = serviceWith(model);
  expect(await send(service, 'what is a noun')).toEqual({ response: 'A noun names a thing.', source: 'model', kind: 'explanation' });
  await send(service, 'and a verb?');
  expect(asked[1]!.conversation.lines).toEqual([{ role: 'user', content: 'what is a noun' }, { role: 'assistant', content: 'A noun names a thing.' }]);
});

test('§5 safety: every answer of the offline tutor to a harmless prompt passes, for every teacher', async () => {
  for (const prompt of harmlessPrompts) {
    for (const { id } of levelPersonas) {
      const reply = await send(offline, prompt, id as number);
      expect({ prompt, held: reply.kind === 'safety' || screenAnswer(reply.response).category !== 'ok' }).toEqual({ prompt, held: false });
    }
  }
});

test('§5 safety: personal data gets a reminder, and the question beside it an answer', async () => {
  expect(await send(offline, 'my address is 12 Oak street')).toEqual({ response: refusalAnswers.personal.young, source: 'tutor', kind: 'safety' });
  const { response, kind } = await send(offline, 'my phone number is 555-123-4567. what is 7 times 8?');
  expect(response).toMatch(/^Please keep things about you.*7 × 8 = 56/);
  expect(kind).toBe('arithmetic');
});

test('§7 chat: a lesson of the enhanced curriculum is answered by its own teacher', async () => {
  expect((await send(offline, 'who are you', 2, { lessonId: 'coding-logic-challenges' })).response).toContain('I am Byte');
  expect((await send(offline, 'who are you', 2, { lessonId: 'g3-loops-repeat' })).response).toContain('Mr. Oakley');
  expect((await send(offline, 'who are you', 2, { lessonId: 'no-such-lesson', slide: 4 })).response).toContain('Mr. Oakley');
});

test('§4 chat: on the page of a level a teacher keeps to the words of that level', async () => {
  const explain = async (context: object) => (await send(offline, 'what is a fraction', 4, context)).response;
  expect(await explain({ levelId: 1 })).not.toContain('denominator');
  expect(await explain({ levelId: 4 })).toContain('The denominator, below');
  expect(await explain({ levelId: 99 })).toBe(await explain({}));
});

test('a model that fails says nothing of what was asked', async () => {
  const broken: TeacherModel = { source: 'model', answer: ({ message }) => Promise.reject(new TypeError(`cannot read ${message}`)) };
  const failure = await send(serviceWith(broken), 'marker-word').catch((error: unknown) => error as Error);
  expect(failure).toMatchObject({ name: 'AnswerFailure', message: "The teacher's answer failed with TypeError" });
  expect((failure as Error).stack).not.toContain('marker-word');
});
