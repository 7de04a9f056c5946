import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { noLimits, timedPost } from './json-call.ts';
import { questions } from './questions.ts';
import { atMost, type Section } from './report.ts';
import { startSiteWithDatabase } from './site.ts';
import { interleave, median, medianRatio, percentile } from './statistics.ts';

const voices = ['voice-luna', 'voice-atlas', 'voice-byte'];
const lines = 12;
/** 48 kbit a second, always. */
const bytesPerSecond = 6_000;
const rounds = 7;
const probes = 120;
const ratioGoal = 2;

const sentence =
  'The river carries small stones down from the mountain, and every spring the meadow beside it grows a little wider.';
/** A text of at most `chars` characters that nobody has asked for yet. */
const freshText = (number: number, chars: number): string =>
  `Story ${number}. ${`${sentence} `.repeat(Math.ceil(chars / sentence.length))}`.slice(0, chars).trim();

/** How fast speech is made, and what others feel of it. */
export async function measureSpeech(atEnd: AtEnd): Promise<Section> {
  const { url } = await startSiteWithDatabase(atEnd, noLimits);
  let count = 0;
  const speak = async (text: string, voiceId: string) => {
    const { ms, bytes } = await timedPost(`${url}/api/speech`, { text, voiceId });
    return { ms, share: ms / 1000 / (bytes.length / bytesPerSecond) };
  };
  await speak(freshText((count += 1), 100), voices[0]!);
  const spoken = await step('speech', () => measureLines(speak, () => freshText((count += 1), 300)));
  const others = await step('others meanwhile', () =>
    measureOthers(url, () => speak(freshText((count += 1), 1000), voices[1]!)),
  );
  const slower = medianRatio(others.meanwhile, others.alone);
  const ms = (values: number[]) => median(values).toFixed(1);
  return {
    title: 'Speech',
    tables: [
      {
        title: 'Time to speak a line of 300 characters',
        head: ['voice', 'first: real-time factor', 'first', 'again: real-time factor', 'again'],
        rows: spoken,
      },
      {
        title: "p95 of others' requests",
        head: ['request', 'alone', 'while a long speech is made', 'ratio'],
        rows: [
          ['a read and an answer in turn', `${ms(others.alone)} ms`, `${ms(others.meanwhile)} ms`, slower.toFixed(2)],
        ],
      },
    ],
    goals: [atMost("others' p95 while a long speech is made, ratio", slower, ratioGoal)],
    notes: [
      `The real-time factor is the time until the last byte has come, over the length of the sound; medians of ${lines} lines that were never asked for before, and of the same lines asked for again.`,
      `Others: ${probes} requests a round, \`GET /api/learning-levels\` and \`POST /api/chat\` in turn, one after the other; ${rounds} rounds without, and with new texts of 1,000 characters being spoken one after the other. The speech worker, the service and the bench share the machine's cores.`,
    ],
  };
}

async function measureLines(
  speak: (text: string, voiceId: string) => Promise<{ ms: number; share: number }>,
  nextText: () => string,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const voice of voices) {
    const texts = Array.from({ length: lines }, nextText);
    const measured = { first: [] as { ms: number; share: number }[], again: [] as { ms: number; share: number }[] };
    for (const text of texts) measured.first.push(await speak(text, voice));
    for (const text of texts) measured.again.push(await speak(text, voice));
    const cells = (values: { ms: number; share: number }[]) => [
      median(values.map(({ share }) => share)).toFixed(4),
      `${median(values.map((value) => value.ms)).toFixed(1)} ms`,
    ];
    rows.push([voice, ...cells(measured.first), ...cells(measured.again)]);
  }
  return rows;
}

/** The p95 of each round in milliseconds, alone and while `speak` runs again and again. */
async function measureOthers(url: string, speak: () => Promise<unknown>) {
  const probe = async () => {
    const times: number[] = [];
    for (let index = 0; index < probes; index += 1) {
      const begun = performance.now();
      if (index % 2 === 0) await (await fetch(`${url}/api/learning-levels`)).arrayBuffer();
      else
        await timedPost(`${url}/api/chat`, {
          message: questions[index % questions.length],
          teacherId: 2,
          sessionId: crypto.randomUUID(),
        });
      times.push(performance.now() - begun);
    }
    return percentile(times, 0.95);
  };
  const whileSpeaking = async () => {
    const over = new AbortController();
    const speaking = (async () => {
      while (!over.signal.aborted) await speak();
    })();
    const p95 = await probe();
    over.abort();
    await speaking;
    return p95;
  };
  await probe();
  return interleave(['alone', 'meanwhile'], rounds, (way) => (way === 'alone' ? probe() : whileSpeaking()));
}
