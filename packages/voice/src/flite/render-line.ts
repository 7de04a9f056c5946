import type { Persona } from '../personas.ts';
import { wordsOf } from '../text/spoken-text.ts';
import { phoneCounts, utter, type Phone } from './flite.ts';
import { brighten, concatenate, cut, level, resample, ring, type Samples } from './sound.ts';
import { wordStarts } from './word-starts.ts';

/** A line as sound, when each of its tokens begins, and all of its phones; times in seconds. */
export interface RenderedLine {
  readonly sampleRate: number;
  readonly samples: Samples;
  readonly tokenStarts: readonly number[];
  readonly phones: readonly Phone[];
}

/** Silence before the first word, kept behind the last, and between two sentences; seconds. */
const leadIn = 0.04;
const fadeOut = 0.1;
const betweenSentences = 0.3;
const fade = 0.012;

/** A sentence that is shorter, in characters, is spoken together with the next: beginning takes longer than speaking it. */
const shortSentence = 12;

const brightness = { gainDb: 6, cornerHz: 2_800 };
const metal = { delayMs: 6, share: 0.45 };
const loudness = 0.14;

interface Sentence {
  readonly samples: Samples;
  readonly sampleRate: number;
  /** When each word begins, in seconds from the start of the samples. */
  readonly starts: readonly number[];
  /** With times from the start of the samples, too. */
  readonly phones: readonly Phone[];
}

/** Flite speaks larger or smaller and is then played faster or slower, so that pitch and pace come out right and only the formants move. */
function speakSentence(sentence: string, { voice, pitchHz, pitchSpreadHz, slowness, formants }: Persona): Sentence {
  const { samples, sampleRate, phones } = utter(sentence, {
    voice,
    pitchHz: pitchHz / formants,
    pitchSpreadHz: pitchSpreadHz / formants,
    stretch: slowness * formants,
  });
  const played = resample(samples, formants);
  const first = (phones[0]?.start ?? 0) / formants;
  const start = Math.max(0, first - leadIn);
  const end = (phones.at(-1)?.end ?? 0) / formants + fadeOut;
  const heard = phones.map((phone) => ({
    name: phone.name,
    start: phone.start / formants - start,
    end: phone.end / formants - start,
  }));
  return {
    samples: cut(played, sampleRate, { start, end, fade }),
    sampleRate,
    starts: wordStarts(phoneCounts(wordsOf(sentence)), heard),
    phones: heard,
  };
}

/** The tokens of each sentence; one without a sound, such as an emoji, belongs to the sentence that follows. */
function sentencesOf(spoken: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const token of spoken) {
    const current = sentences.at(-1)!;
    current.push(token);
    if (/[.!?]$/.test(token) && current.join(' ').length >= shortSentence) sentences.push([]);
  }
  return sentences.filter((tokens) => tokens.length > 0);
}

/** Starts of tokens from those of their words; a token without words begins with the next word, or at the end. */
function tokenStartsOf(tokens: readonly string[], starts: readonly number[], end: number): number[] {
  let passed = 0;
  return tokens.map((token) => {
    const start = starts[passed] ?? end;
    passed += wordsOf(token).length;
    return start;
  });
}

/**
 * Speaks a line, sentence by sentence. `spoken` are its tokens as `spokenText` gives them; at least one must have words.
 * Works synchronously, for about a hundredth to a fortieth of the length of the sound.
 */
export function renderLine(spoken: readonly string[], persona: Persona): RenderedLine {
  const pieces: Samples[] = [];
  const tokenStarts: number[] = [];
  const phones: Phone[] = [];
  // All words of the line are learned at once.
  phoneCounts(spoken.flatMap(wordsOf));
  let sampleRate = 0;
  let seconds = 0;
  for (const tokens of sentencesOf(spoken)) {
    const text = tokens.filter((token) => token !== '').join(' ');
    const sentence = text === '' ? undefined : speakSentence(text, persona);
    const length = sentence ? sentence.samples.length / sentence.sampleRate : 0;
    tokenStarts.push(...tokenStartsOf(tokens, sentence?.starts ?? [], length).map((start) => start + seconds));
    if (!sentence) continue;
    const before = seconds;
    phones.push(...sentence.phones.map(({ name, start, end }) => ({ name, start: start + before, end: end + before })));
    ({ sampleRate } = sentence);
    const gap = new Float32Array(Math.round(betweenSentences * persona.slowness * sampleRate));
    pieces.push(sentence.samples, gap);
    seconds += length + gap.length / sampleRate;
  }
  pieces.pop();
  return { sampleRate, samples: polish(concatenate(pieces), sampleRate, persona), tokenStarts, phones };
}

function polish(samples: Samples, sampleRate: number, { isRobot }: Persona): Samples {
  const bright = brighten(samples, sampleRate, brightness.gainDb, brightness.cornerHz);
  return level(isRobot ? ring(bright, sampleRate, metal.delayMs, metal.share) : bright, loudness);
}
