import { Problem } from '@grove/tooling/problem';
import { step } from '@grove/tooling/steps';
import { ChatTalk } from './chat-talk.ts';
import type { AtEnd } from './clean-up.ts';
import { noLimits, timedPost } from './json-call.ts';
import { questions, teacherIds } from './questions.ts';
import { startReferenceServer } from './reference-server.ts';
import { atMost, type Section, type Table } from './report.ts';
import { startSiteWithDatabase } from './site.ts';
import { interleave, median, percentile } from './statistics.ts';

const offlineRounds = 5;
const offlineGoalMs = 25;
const modelRounds = 60;
const addedGoalMs = 15;

const inMs = (value: number): string => `${value.toFixed(1)} ms`;

/** How long a teacher's answer takes: the offline tutor's, and what the service adds to a model's. */
export async function measureAnswers(atEnd: AtEnd): Promise<Section> {
  const offline = await measureOffline(atEnd);
  const model = await measureModel(atEnd);
  return {
    title: 'Answers',
    tables: [offlineTable(offline), modelTable(model)],
    goals: [
      atMost('offline answer, p95 (ms)', percentile(offline.times, 0.95), offlineGoalMs, 1),
      atMost(
        "added to the model's first sentence, p50 (ms)",
        median(model.grove) - median(model.sentence),
        addedGoalMs,
        1,
      ),
    ],
    notes: [
      `Offline: ${questions.length} questions of ten kinds, asked of ${teacherIds.length} teachers, ${offlineRounds} rounds, one after the other over \`POST /api/chat\`, each in a conversation of its own; the time until the last byte has come. The first answer is the first that the process gives.`,
      `Model: a server on this machine that streams the same reply at an even pace, a token every 4 ms after 30 ms; ${modelRounds} rounds. "Direct" asks it as a browser would, with a warm connection; "through Grove" asks by \`POST /api/chat\`, also with a warm connection, and gets events. Grove shows nothing that has not been screened, and screens whole sentences: what it adds is measured against the end of the model's own first sentence. Against the first token, the rest of that sentence comes on top.`,
    ],
  };
}

async function measureOffline(atEnd: AtEnd) {
  const { url } = await startSiteWithDatabase(atEnd, noLimits);
  const ask = async (message: string, teacherId: number) =>
    (await timedPost(`${url}/api/chat`, { message, teacherId, sessionId: crypto.randomUUID() })).ms;
  const firstMs = await ask(questions[0]!, 2);
  const times: number[] = [];
  await step('offline answers', async () => {
    for (let round = 0; round < offlineRounds; round += 1)
      for (const teacherId of teacherIds) for (const question of questions) times.push(await ask(question, teacherId));
  });
  return { firstMs, times };
}

const offlineTable = ({ firstMs, times }: { firstMs: number; times: number[] }): Table => ({
  title: "The offline tutor's answers",
  head: ['answers', 'first', 'p50', 'p95', 'slowest'],
  rows: [
    [String(times.length), inMs(firstMs), inMs(median(times)), inMs(percentile(times, 0.95)), inMs(Math.max(...times))],
  ],
});

async function measureModel(atEnd: AtEnd) {
  const model = await startReferenceServer(new URL('./model-server.ts', import.meta.url), [], atEnd);
  const { url } = await startSiteWithDatabase(atEnd, {
    ...noLimits,
    TEACHER_LLM_BASE_URL: model,
    TEACHER_LLM_MODEL: 'bench',
  });
  const talk = new ChatTalk(url, crypto.randomUUID());
  const throughGrove = async () => {
    const { firstMs, reply } = await talk.ask('why do plants need sun', 2);
    if (reply.source !== 'model') throw new Problem('The model was asked, but the offline tutor answered.');
    return { tokenMs: firstMs, sentenceMs: firstMs };
  };
  const run = (way: 'direct' | 'grove') => (way === 'direct' ? askDirectly(model) : throughGrove());
  await interleave(['direct', 'grove'], 3, run);
  const { direct, grove } = await step('streamed answers', () => interleave(['direct', 'grove'], modelRounds, run));
  return {
    token: direct.map(({ tokenMs }) => tokenMs),
    sentence: direct.map(({ sentenceMs }) => sentenceMs),
    grove: grove.map(({ sentenceMs }) => sentenceMs),
  };
}

/** Asks the model itself. @returns when its first token had come, and when its first sentence had */
async function askDirectly(model: string): Promise<{ tokenMs: number; sentenceMs: number }> {
  const begun = performance.now();
  const messages = [{ role: 'user', content: 'why do plants need sun' }];
  const answer = await fetch(`${model}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'bench', stream: true, messages }),
  });
  let [tokenMs, sentenceMs] = [0, 0];
  for await (const bytes of answer.body!) {
    const piece = Buffer.from(bytes).toString();
    if (piece.includes('"content"')) tokenMs ||= performance.now() - begun;
    if (/[.!?]\s*"/.test(piece)) sentenceMs ||= performance.now() - begun;
  }
  return { tokenMs, sentenceMs };
}

const modelTable = ({ token, sentence, grove }: Record<'token' | 'sentence' | 'grove', number[]>): Table => {
  const row = (name: string, values: number[]) => [name, inMs(median(values)), inMs(percentile(values, 0.95))];
  return {
    title: "Until the first words of a streaming model's answer",
    head: ['', 'p50', 'p95'],
    rows: [
      row('direct, first token', token),
      row('direct, first sentence', sentence),
      row('through Grove, first sentence', grove),
    ],
  };
};
