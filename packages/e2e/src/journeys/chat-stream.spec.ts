import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import type { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { chatCall, eventStreamType } from '@grove/contracts';
import { type SlowModel, slowWords, startSlowModel } from '../set-up/slow-model.ts';
import { startTwoCopies, type TwoCopies } from '../set-up/two-copies.ts';

test.describe.configure({ mode: 'serial' });
let site: TwoCopies;
let model: SlowModel;
test.beforeAll(async () => {
  model = await startSlowModel();
  site = await startTwoCopies(process.env['GROVE_DATABASE_SERVER'] ?? '', {
    TEACHER_LLM_BASE_URL: model.baseUrl,
    TEACHER_LLM_MODEL: 'slow',
  });
});
test.afterAll(async () => {
  await site.stop();
  await model.stop();
});

/** A stream as a client has it: the headers, what has come so far, and how the client leaves. */
interface Stream {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly said: () => string;
  readonly leave: () => void;
}

const question = () => JSON.stringify({ message: 'what is a noun', teacherId: 2, sessionId: crypto.randomUUID() });
const wishes = { 'content-type': 'application/json', accept: eventStreamType, 'accept-encoding': 'gzip, br' };

/** Keeps what comes. */
function listen(answer: Readable): () => string {
  let said = '';
  answer.on('error', () => undefined);
  answer.setEncoding('utf8').on('data', (text: string) => (said += text));
  return () => said;
}

async function byHttp1(): Promise<Stream> {
  const request = http.request(site.url + chatCall.path, { method: 'POST', headers: wishes }).end(question());
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(answer.httpVersion).toBe('1.1');
  return { headers: answer.headers, said: listen(answer), leave: () => request.destroy() };
}

async function byHttp2(): Promise<Stream> {
  const session = http2.connect(site.http2Url);
  const request = session.request({ ':method': 'POST', ':path': chatCall.path, ...wishes }).end(question());
  const [headers] = (await once(request, 'response')) as [Record<string, unknown>];
  const leave = () => {
    request.close(http2.constants.NGHTTP2_CANCEL);
    session.close();
  };
  return { headers, said: listen(request), leave };
}

for (const [name, ask] of [
  ['HTTP/1.1', byHttp1],
  ['HTTP/2', byHttp2],
] as const) {
  test(`§7 chat: behind nginx and by ${name} a sentence is there while the next one is written`, async () => {
    const { headers, said } = await ask();
    expect(headers).toMatchObject({
      'content-type': eventStreamType,
      'cache-control': 'private, no-store, no-transform',
    });
    expect(headers).not.toHaveProperty('content-encoding');
    await expect.poll(said).toBe(`event: sentence\ndata: {"text":"${slowWords.first} "}\n\n`);
    expect(model.writing()).toBe(1);
    model.goOn();
    await expect.poll(said).toContain(`event: reply\ndata: {"response":"${slowWords.first} ${slowWords.rest}"`);
    await expect.poll(() => model.writing()).toBe(0);
  });

  test(`§7 chat: behind nginx and by ${name} who leaves ends the work on the answer`, async () => {
    const { said, leave } = await ask();
    await expect.poll(said).toContain(slowWords.first);
    leave();
    await expect.poll(() => model.writing()).toBe(0);
  });
}

test('§4 chat: behind nginx a page shows a sentence while the next one is written, and Stop ends the work on it', async ({
  page,
}) => {
  await page.goto(`${site.url}/ai-chat?teacherId=2`);
  const input = page.getByPlaceholder('Ask Mr. Oakley a question...');
  const log = page.getByRole('log');
  await input.fill('what is a noun');
  await input.press('Enter');
  await expect(log).toContainText(slowWords.first);
  await expect(input).toBeDisabled();
  model.goOn();
  await expect(log).toContainText(slowWords.rest);
  await expect(input).toBeEnabled();
  await input.fill('what is a noun');
  await input.press('Enter');
  await expect.poll(() => model.writing()).toBe(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  await expect.poll(() => model.writing()).toBe(0);
});
