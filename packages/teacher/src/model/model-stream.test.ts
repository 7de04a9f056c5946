import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  answers,
  begin,
  breaksAfter,
  type ModelServer,
  says,
  type Script,
  stallsAfter,
  startModelServer,
} from '../testing/model-server.ts';
import { createModel, type ModelSettings } from './create-model.ts';
import { ModelFailure } from './model-failure.ts';
import { ModelStream, timeLimits } from './model-stream.ts';

const secret = 'my-secret-word';
const prompt = {
  instructions: 'You are Mr. Oakley.',
  turns: [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello!' },
  ] as const,
  message: secret,
  maxWords: 50,
};
const settings: ModelSettings = { provider: 'openai-compatible', model: 'teacher-1', apiKey: 'key' };

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});

afterAll(() => server.stop());

const streamWith = (limits = {}) =>
  new ModelStream(createModel({ ...settings, baseURL: server.baseUrl })!, {
    ...timeLimits,
    beforeRetryMs: 1,
    ...limits,
  });

/** What came, and how it ended. */
async function collect(limits = {}, signal = new AbortController().signal) {
  const pieces: string[] = [];
  try {
    for await (const piece of streamWith(limits).reply(prompt, signal)) pieces.push(piece);
    return { pieces };
  } catch (error) {
    return { pieces, error: error as Error };
  }
}

test('architecture §5 models: an OpenAI-compatible server is asked with persona, conversation and message, and streams', async () => {
  server.script(says('Good ', 'day', '.'));
  expect(await collect()).toEqual({ pieces: ['Good ', 'day', '.'] });
  const [call] = server.calls;
  expect([call?.url, call?.headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer key']);
  expect(call?.body).toMatchObject({
    model: 'teacher-1',
    stream: true,
    messages: [{ role: 'system', content: prompt.instructions }, ...prompt.turns, { role: 'user', content: secret }],
  });
});

test('architecture §5 models: Anthropic is asked in its own way', async () => {
  const events = [
    {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'teacher-1',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Good day.' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 3 } },
    { type: 'message_stop' },
  ];
  server.script(
    answers(
      200,
      events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
      'text/event-stream',
    ),
  );
  const model = createModel({ ...settings, provider: 'anthropic', baseURL: server.baseUrl });
  const pieces: string[] = [];
  for await (const piece of new ModelStream(model!).reply(prompt, new AbortController().signal)) pieces.push(piece);
  expect(pieces).toEqual(['Good day.']);
  expect(server.calls[0]).toMatchObject({
    url: '/v1/messages',
    headers: { 'x-api-key': 'key' },
    body: { model: 'teacher-1', stream: true },
  });
});

test('architecture §5 models: what a model thinks aloud is not part of its answer', async () => {
  server.script(says('<think>The child ', 'asks.</think>', 'Good day.'));
  expect((await collect()).pieces.join('').trim()).toBe('Good day.');
});

test('architecture §5 models: without a configured model there is none', () => {
  expect(createModel({ provider: 'openai-compatible' })).toBeUndefined();
});

const failing: ReadonlyArray<[string, Script, RegExp]> = [
  ['429', answers(429, `{"error":{"message":"too many, said ${secret}"}}`), /^it answered 429$/],
  ['500', answers(500, `oops ${secret}`), /^it answered 500$/],
  [
    'garbage',
    answers(200, `data: {"nonsense ${secret}\n\ndata: [1,2\n\n`, 'text/event-stream'),
    /broke off or could not be read|ended with/,
  ],
  ['an empty stream', answers(200, '', 'text/event-stream'), /without a word|broke off|could not be read/],
  ['a page of HTML', answers(200, `<html>${secret}</html>`, 'text/html'), /without a word|broke off|could not be read/],
  [
    'an error inside the stream',
    answers(200, `data: {"error":{"message":"${secret}"}}\n\n`, 'text/event-stream'),
    /broke off or could not be read|it answered/,
  ],
  ['a connection that breaks at once', (response) => void response.destroy(), /cannot be reached|broke off/],
];

test.each(failing)(
  'architecture §5 models: %s is tried once more, and then a failure without a word of the child',
  async (_, script, message) => {
    server.script(script);
    const { pieces, error } = await collect();
    expect(pieces).toEqual([]);
    expect(error).toBeInstanceOf(ModelFailure);
    expect(error?.message).toMatch(message);
    expect(JSON.stringify([error?.message, error?.stack, error?.cause])).not.toContain(secret);
    expect(server.calls).toHaveLength(2);
  },
);

test.each(failing)('architecture §5 models: after %s the second try may succeed', async (_, script) => {
  server.script(script, says('Good day.'));
  expect(await collect()).toEqual({ pieces: ['Good day.'] });
});

test('architecture §5 models: a wrong key is not tried again', async () => {
  server.script(answers(401, '{"error":{"message":"no"}}'));
  expect((await collect()).error?.message).toBe('it answered 401');
  expect(server.calls).toHaveLength(1);
});

test('architecture §5 models: a model that does not begin is given up, and told so', async () => {
  server.script(stallsAfter());
  const { pieces, error } = await collect({ firstPieceMs: 100 });
  expect([pieces, error?.message]).toEqual([[], 'it took too long to begin']);
  expect(server.calls).toHaveLength(1);
  expect(await server.calls[0]?.wasLeft).toBe(true);
});

test('architecture §5 models: a model that falls silent in the middle is given up and not asked again', async () => {
  server.script(stallsAfter('Plants ', 'need '));
  const { pieces, error } = await collect({ pauseMs: 100 });
  expect([pieces.join(''), error?.message]).toEqual(['Plants need ', 'it fell silent']);
  expect(server.calls).toHaveLength(1);
  expect(await server.calls[0]?.wasLeft).toBe(true);
});

test('architecture §5 models: a model that never comes to an end is given up', async () => {
  let timer: NodeJS.Timeout | undefined;
  server.script((response) => {
    begin(response, ['And ']);
    timer = setInterval(
      () =>
        response.write(
          'data: {"id":"x","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{"content":"on "},"finish_reason":null}]}\n\n',
        ),
      10,
    );
    response.once('close', () => clearInterval(timer));
  });
  const { pieces, error } = await collect({ wholeMs: 200 });
  expect(pieces.join('')).toMatch(/^And on on /);
  expect(error?.message).toBe('it took too long to finish');
});

test('architecture §5 models: a connection that breaks in the middle is a failure, not the end', async () => {
  server.script(breaksAfter('Plants '));
  const { pieces, error } = await collect();
  expect(pieces).toEqual(['Plants ']);
  expect(error).toBeInstanceOf(ModelFailure);
  expect(server.calls).toHaveLength(1);
});

test('architecture §5 models: an answer that a filter cut is a failure', async () => {
  server.script((response) => {
    begin(response, ['Well, ']);
    response.end(
      'data: {"id":"x","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":{},"finish_reason":"content_filter"}]}\n\ndata: [DONE]\n\n',
    );
  });
  expect((await collect()).error?.message).toBe('it ended with "content-filter"');
});

test('architecture §5 models: a learner who leaves ends the call', async () => {
  server.script(stallsAfter('Plants '));
  const leaving = new AbortController();
  const reply = streamWith().reply(prompt, leaving.signal);
  expect((await reply.next()).value).toBe('Plants ');
  const next = reply.next();
  leaving.abort();
  await expect(next).rejects.toThrow('abort');
  expect(await server.calls[0]?.wasLeft).toBe(true);
});

test('architecture §5 models: whoever has heard enough ends the call, too', async () => {
  server.script(stallsAfter('Plants '));
  for await (const piece of streamWith().reply(prompt, new AbortController().signal)) {
    expect(piece).toBe('Plants ');
    break;
  }
  expect(await server.calls[0]?.wasLeft).toBe(true);
});
