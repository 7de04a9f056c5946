import { expect, test } from '@jest/globals';
import { content } from '@grove/content/compiled';
import { levelPersonas, replyLimits, subjectPersonas } from '@grove/content/tutor';
import { createOfflineTutor } from '../work/offline-tutor.ts';
import type { ModelRequest } from './teacher-model.ts';
import { type Grounding, type SlidePlace, type ToCheck, TutorWork } from '../work/tutor-work.ts';
import { LanguageTeacher, restMs } from './language-teacher.ts';
import { ModelFailure } from './model-failure.ts';
import type { ModelPrompt, ModelStream } from './model-stream.ts';

const work = new TutorWork(createOfflineTutor(content, () => 0));
const tutor = { check: async (said: ToCheck) => work.check(said) };
const [luna, oakley] = levelPersonas;
const never = new AbortController().signal;
const asker = { address: 'a' };
const request = (message: string, more: Partial<ModelRequest> = {}): ModelRequest => ({
  message,
  persona: oakley!,
  conversation: { lines: [], memory: {} },
  place: {},
  grounding: { passages: [] },
  ...more,
});

/** What the tutor gathers for a message. */
function groundingOf(message: string, place: SlidePlace = {}, persona = oakley!): Grounding {
  const { result } = work.ground({ message, persona, memory: {}, place }, () => undefined);
  return result!;
}

/** A stream that says these pieces, or fails, and keeps what it was asked. */
function scripted(...pieces: Array<string | Error>) {
  const prompts: ModelPrompt[] = [];
  let wasHeardOut = false;
  const stream: Pick<ModelStream, 'reply'> = {
    async *reply(prompt) {
      prompts.push(prompt);
      for (const piece of pieces) {
        if (piece instanceof Error) throw piece;
        yield piece;
      }
      wasHeardOut = true;
    },
  };
  return { stream, prompts, wasHeardOut: () => wasHeardOut };
}

async function said(teacher: LanguageTeacher, asked: ModelRequest, signal = never): Promise<string> {
  let text = '';
  for await (const sentence of teacher.answer(asked, { asker, signal })) text += sentence.text;
  return text;
}

test('architecture §5 models: a model is told who it is, for whom it writes, what the lessons say, and what code worked out', async () => {
  const { stream, prompts } = scripted('A fraction is a part.');
  await said(
    new LanguageTeacher(stream, tutor),
    request('what is a fraction', {
      conversation: { lines: [{ role: 'user', content: 'hi' }], memory: {} },
      grounding: groundingOf('what is a fraction'),
    }),
  );
  await said(
    new LanguageTeacher(stream, tutor),
    request('what is 7 times 8', { persona: luna!, grounding: groundingOf('what is 7 times 8', {}, luna) }),
  );
  expect(prompts[0]).toMatchObject({
    turns: [{ role: 'user', content: 'hi' }],
    message: 'what is a fraction',
    maxWords: replyLimits.elementary.words,
  });
  expect(prompts[0]?.instructions).toMatch(
    /^You are Mr\. Oakley, .*At most 3 sentences and 70 words[^]*What the lessons say:[^]*fraction/,
  );
  expect(prompts[0]?.instructions).not.toContain('Checked work');
  expect(prompts[1]?.instructions).toMatch(/^You are Miss Luna[^]*Checked work:\n- .*7 × 8 = 56/);
});

test('architecture §5 models: each of the eleven teachers has instructions of its own', async () => {
  const { stream, prompts } = scripted('Yes.');
  for (const persona of [...levelPersonas, ...subjectPersonas])
    await said(new LanguageTeacher(stream, tutor), request('why', { persona }));
  expect(new Set(prompts.map(({ instructions }) => instructions)).size).toBe(11);
});

test('architecture §5 models: an answer ends with the last sentence that fits the band, and the call with it', async () => {
  const { stream, wasHeardOut } = scripted('One. ', 'Two. ', 'Three. ', 'Four. ', 'Five.');
  expect(await said(new LanguageTeacher(stream, tutor), request('count'))).toBe('One. Two. Three. ');
  expect(wasHeardOut()).toBe(false);
  const long = scripted(`${'word '.repeat(60)}end. `, `${'more '.repeat(20)}end. `);
  expect(await said(new LanguageTeacher(long.stream, tutor), request('write'))).toMatch(/^(?:word )+end\. $/);
});

test('architecture §5 models: a wrong sum is not said', async () => {
  const { stream } = scripted('Let us see. ', 'We know that 7 × 8 = 54. ', 'Right?');
  const heard: string[] = [];
  const sentences = new LanguageTeacher(stream, tutor).answer(request('what is 7 times 8'), { asker, signal: never });
  await expect(
    (async () => {
      for await (const { text } of sentences) heard.push(text);
    })(),
  ).rejects.toThrow('it miscalculated');
  expect(heard).toEqual(['Let us see. ']);
});

test('experience §3 ask teacher: the key of a slide is neither told to a model nor by it', async () => {
  const place = { lessonId: 'demo', slide: 4 };
  const { step } = createOfflineTutor(content, () => 0).slide('demo', 4)!;
  const { stream, prompts } = scripted('It is 10.');
  await expect(
    said(
      new LanguageTeacher(stream, tutor),
      request('tell me the answer', { place, grounding: groundingOf('tell me the answer', place) }),
    ),
  ).rejects.toThrow('it gave the key of a slide away');
  expect(prompts[0]?.instructions).toContain(step.question);
  expect(prompts[0]?.instructions).not.toMatch(/correctAnswer|Checked work/);
});

test('architecture §5 models: a model that fails three times in a row is left alone for a while', async () => {
  let now = 0;
  const { stream, prompts } = scripted(new ModelFailure('it answered 500'));
  const teacher = new LanguageTeacher(stream, tutor, () => now);
  for (let time = 0; time < 3; time += 1)
    await expect(said(teacher, request('why'))).rejects.toThrow('it answered 500');
  await expect(said(teacher, request('why'))).rejects.toThrow('left alone');
  expect(prompts).toHaveLength(3);
  now += restMs;
  await expect(said(teacher, request('why'))).rejects.toThrow('it answered 500');
});

test('architecture §5 models: learners who leave are no failures of the model', async () => {
  const { stream, prompts } = scripted(new Error('aborted'));
  const teacher = new LanguageTeacher(stream, tutor);
  for (let time = 0; time < 5; time += 1)
    await expect(said(teacher, request('why'), AbortSignal.abort())).rejects.toThrow('aborted');
  expect(prompts).toHaveLength(5);
});
