import type { MouthMove } from '@grove/contracts';
import { parentPort } from 'node:worker_threads';
import type { Persona } from '../personas.ts';
import { mouthMoves } from './mouths.ts';
import { codecDelayMs, encodeMp3 } from './mp3.ts';
import { renderLine } from './render-line.ts';

/** What the worker is asked: a line as `spokenText` reads it. */
export interface FliteJob {
  readonly spoken: readonly string[];
  readonly persona: Persona;
}

/** What it answers. */
export interface FliteAnswer {
  readonly audio: Uint8Array<ArrayBuffer>;
  readonly wordTimesMs: readonly number[];
  readonly mouths: readonly MouthMove[];
}

/** Runs in a thread of its own, so that a long line holds up no request. A failure ends the thread; `WorkerQueue` starts another. */
parentPort?.on('message', ({ spoken, persona }: FliteJob) => {
  void answer(spoken, persona);
});

async function answer(spoken: readonly string[], persona: Persona): Promise<void> {
  const { samples, sampleRate, tokenStarts, phones } = renderLine(spoken, persona);
  const audio = await encodeMp3(samples, sampleRate);
  const delayMs = codecDelayMs(sampleRate);
  const wordTimesMs = tokenStarts.map((start) => Math.round(start * 1_000 + delayMs));
  parentPort?.postMessage({ audio, wordTimesMs, mouths: mouthMoves(phones, delayMs) } satisfies FliteAnswer, [audio.buffer]);
}
