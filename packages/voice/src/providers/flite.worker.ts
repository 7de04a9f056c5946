import type { MouthMove } from '@grove/contracts';
import type { Persona } from '../personas.ts';
import { spokenText, wordsOf } from '../text/spoken-text.ts';
import { codecDelayMs, encodeMp3, mouthMoves, renderLine } from '../flite/index.ts';
import { serveJobs } from '@grove/workers';

/** What the worker is asked: a line as it is written, at most so many words long when it is spoken. Without a persona it is only read. */
export interface FliteJob {
  readonly text: string;
  readonly persona?: Persona;
  readonly mostWords: number;
}

/** What it answers: how many words are spoken, and unless these are none or too many, the sound that was asked for. */
export interface FliteAnswer {
  readonly words: number;
  readonly sound?: {
    readonly audio: Uint8Array<ArrayBuffer>;
    readonly wordTimesMs: readonly number[];
    readonly mouths: readonly MouthMove[];
  };
}

async function work({ text, persona, mostWords }: FliteJob): Promise<FliteAnswer> {
  const spoken = spokenText(text).map((token) => token.spoken);
  const words = spoken.reduce((sum, each) => sum + wordsOf(each).length, 0);
  if (!persona || words === 0 || words > mostWords) return { words };
  const { samples, sampleRate, tokenStarts, phones } = renderLine(spoken, persona);
  const audio = await encodeMp3(samples, sampleRate);
  const delayMs = codecDelayMs(sampleRate);
  const wordTimesMs = tokenStarts.map((start) => Math.round(start * 1_000 + delayMs));
  return { words, sound: { audio, wordTimesMs, mouths: mouthMoves(phones, delayMs) } };
}

serveJobs(work, ({ sound }) => (sound ? [sound.audio.buffer] : []));
