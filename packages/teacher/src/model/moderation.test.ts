import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { levelPersonas } from '@grove/content/tutor';
import { answers, type ModelServer, startModelServer } from '../testing/model-server.ts';
import type { ModelRequest, TeacherModel } from './teacher-model.ts';
import { ModelFailure } from './model-failure.ts';
import { ModeratedTeacher } from './moderated-teacher.ts';
import { Moderation } from './moderation.ts';

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});

afterAll(() => server.stop());

const verdict = (flagged: boolean) =>
  answers(200, JSON.stringify({ id: 'x', model: 'm', results: [{ flagged, categories: {} }] }));
const never = new AbortController().signal;
const request: ModelRequest = {
  message: 'what is a noun',
  persona: levelPersonas[1]!,
  conversation: { lines: [], memory: {} },
  place: {},
  grounding: { passages: [] },
};
const teacher: TeacherModel = {
  answer: async function* answer() {
    for (const text of ['A noun is a word. ', 'Dog is one.']) yield { text, screening: { category: 'ok', text } };
  },
};

async function heard(limitMs = 2_000): Promise<string[]> {
  const moderated = new ModeratedTeacher(
    teacher,
    new Moderation({ baseUrl: server.baseUrl, model: 'guard', apiKey: 'key' }, limitMs),
  );
  const sentences: string[] = [];
  for await (const { text } of moderated.answer(request, { asker: { address: 'a' }, signal: never }))
    sentences.push(text);
  return sentences;
}

test('architecture §5 models: moderation sees the question, and every sentence with those before it', async () => {
  server.script(verdict(false));
  expect(await heard()).toEqual(['A noun is a word. ', 'Dog is one.']);
  expect(server.calls.map(({ url, body }) => ({ url, ...body }))).toEqual([
    { url: '/v1/moderations', model: 'guard', input: 'what is a noun' },
    { url: '/v1/moderations', model: 'guard', input: 'A noun is a word. ' },
    { url: '/v1/moderations', model: 'guard', input: 'A noun is a word. Dog is one.' },
  ]);
  expect(server.calls[0]?.headers.authorization).toBe('Bearer key');
});

test.each([
  ['flags the question', [verdict(true)]],
  ['flags a sentence', [verdict(false), verdict(false), verdict(true)]],
  ['answers 500', [answers(500, 'away')]],
  ['answers with something else', [answers(200, '{"results":[]}')]],
  ['answers with no JSON', [answers(200, 'fine', 'text/plain')]],
])('architecture §5 models: a moderation service that %s lets no more of the answer through', async (_, script) => {
  server.script(...script);
  await expect(heard()).rejects.toThrow(ModelFailure);
});

test('architecture §5 models: moderation that does not answer in time counts as a refusal', async () => {
  server.script(() => undefined);
  await expect(heard(20)).rejects.toThrow('did not answer');
});
