import { beforeAll, expect, test } from '@jest/globals';
import { narratorVoiceId } from '@grove/content';
import { localTeachers, teachers } from '@grove/content/server';
import { renderLine } from './flite/render-line.ts';
import { personas } from './personas.ts';
import { spokenText } from './text/spoken-text.ts';

const sentence = 'Hello, friend! I am so glad you are here today. We will count and discover shapes together.';
const spoken = spokenText(sentence).map((token) => token.spoken);

interface Measured {
  readonly voiceId: string;
  readonly pitchHz: number;
  /** From the 10th to the 90th percentile of the pitch, in semitones. */
  readonly melody: number;
  readonly seconds: number;
  readonly peak: number;
  readonly starts: readonly number[];
}

const frameSeconds = 0.04;
const [lowestHz, highestHz] = [60, 400];

/** The energy of all samples before each place, by which that of any frame is one subtraction. */
function energiesOf(samples: Float32Array): Float64Array {
  const energies = new Float64Array(samples.length + 1);
  for (let index = 0; index < samples.length; index += 1)
    energies[index + 1] = energies[index]! + samples[index]! * samples[index]!;
  return energies;
}

/** The lag of the best normalised autocorrelation of a frame, if it is periodic. */
function periodOf(
  samples: Float32Array,
  energies: Float64Array,
  at: number,
  length: number,
  sampleRate: number,
): number | undefined {
  let [best, period] = [0, 0];
  const energyAt = (from: number) => energies[Math.min(from + length, samples.length)]! - energies[from]!;
  const energy = energyAt(at);
  if (energy / length < 1e-3) return undefined;
  for (let lag = Math.round(sampleRate / highestHz); lag < sampleRate / lowestHz; lag += 1) {
    let sum = 0;
    for (let place = at; place < at + length; place += 1) sum += samples[place]! * samples[place + lag]!;
    const likeness = sum / Math.sqrt(energy * energyAt(at + lag) + 1e-9);
    // A multiple of the period is as good as the period, so a longer one must be clearly better.
    if (likeness > best * 1.03) [best, period] = [likeness, lag];
  }
  return best > 0.75 ? period : undefined;
}

function measure(voiceId: string): Measured {
  const { samples, sampleRate, tokenStarts } = renderLine(spoken, personas[voiceId]!);
  const length = Math.round(frameSeconds * sampleRate);
  const energies = energiesOf(samples);
  const pitches: number[] = [];
  for (let at = 0; at + 2 * length < samples.length; at += length) {
    const period = periodOf(samples, energies, at, length, sampleRate);
    if (period) pitches.push(sampleRate / period);
  }
  pitches.sort((a, b) => a - b);
  const at = (share: number) => pitches[Math.floor(share * pitches.length)]!;
  const peak = samples.reduce((most, sample) => (sample > most ? sample : -sample > most ? -sample : most), 0);
  return {
    voiceId,
    pitchHz: at(0.5),
    melody: 12 * Math.log2(at(0.9) / at(0.1)),
    seconds: samples.length / sampleRate,
    peak,
    starts: tokenStarts,
  };
}

let measured: Measured[] = [];

beforeAll(() => {
  measured = Object.keys(personas).map(measure);
}, 60_000);

test('every teacher has a voice, and every voice but the narrator a teacher', () => {
  const used = [...teachers, ...localTeachers].map(({ voiceId }) => voiceId);
  expect(used).toHaveLength(11);
  expect(new Set([...used, narratorVoiceId])).toEqual(new Set(Object.keys(personas)));
});

test('any two voices differ by a semitone of pitch and 4 % of pace together, or more of one of them', () => {
  for (const a of measured) {
    for (const b of measured.filter(({ voiceId }) => voiceId > a.voiceId)) {
      const semitones = 12 * Math.log2(a.pitchHz / b.pitchHz);
      const pace = Math.log(a.seconds / b.seconds) * 100;
      const distance = Math.hypot(semitones, pace / 8);
      expect([a.voiceId, b.voiceId, distance > 1.2 ? 'apart' : distance]).toEqual([a.voiceId, b.voiceId, 'apart']);
    }
  }
});

test('nobody is shrill, growls, clips, rushes or drags', () => {
  const syllables = 25;
  for (const { voiceId, pitchHz, peak, seconds } of measured) {
    const fits = {
      pitch: pitchHz > 80 && pitchHz < 235,
      peak: peak > 0.3 && peak < 0.95,
      pace: syllables / seconds > 2.5 && syllables / seconds < 5,
    };
    expect([voiceId, fits]).toEqual([voiceId, { pitch: true, peak: true, pace: true }]);
  }
});

test('the voice fits the person: the youngest learners are spoken to slowest, old teachers are lower than young ones, the robot has no melody', () => {
  const of = (name: string) => measured.find(({ voiceId }) => voiceId === `voice-${name}`)!;
  expect(of('luna').seconds).toBeGreaterThan(1.15 * of('nova').seconds);
  expect(of('atlas').pitchHz).toBeLessThan(of('oakley').pitchHz);
  expect(of('oakley').pitchHz).toBeLessThan(of('scribe').pitchHz);
  expect(of('minerva').pitchHz).toBeLessThan(of('nova').pitchHz);
  expect(of('byte').melody).toBeLessThan(1);
  for (const { voiceId, melody } of measured.filter(({ voiceId }) => voiceId !== 'voice-byte'))
    expect([voiceId, melody > 1.5]).toEqual([voiceId, true]);
});

test('architecture §5 adventure: the narrator takes time, is neither high nor low, and tells with the melody of a story', () => {
  const narrator = measured.find(({ voiceId }) => voiceId === narratorVoiceId)!;
  const women = measured.filter(({ voiceId }) => personas[voiceId]!.voice === 'slt');
  expect(women.every(({ melody }) => melody <= narrator.melody)).toBe(true);
  expect(measured.filter(({ seconds }) => seconds > narrator.seconds)).toHaveLength(2);
  expect(narrator.pitchHz).toBeGreaterThan(150);
  expect(narrator.pitchHz).toBeLessThan(185);
});

test('words begin one after the other, inside the sound, and the second sentence after a pause', () => {
  const tokens = sentence.split(' ');
  for (const { starts, seconds } of measured) {
    expect(starts).toHaveLength(tokens.length);
    for (const [index, start] of starts.entries()) expect(start).toBeGreaterThan(starts[index - 1] ?? -1);
    expect(starts.at(-1)).toBeLessThan(seconds - 0.3);
    expect(starts[tokens.indexOf('We')]! - starts[tokens.indexOf('today.')]!).toBeGreaterThan(0.5);
  }
});

test('a token without a sound begins with the next one, or at the end', () => {
  const { tokenStarts, samples, sampleRate } = renderLine(['', 'hello.', '', 'again', ''], personas['voice-nova']!);
  expect(tokenStarts[0]).toBe(tokenStarts[1]);
  expect(tokenStarts[2]).toBe(tokenStarts[3]);
  expect(tokenStarts[4]).toBeCloseTo(samples.length / sampleRate, 1);
});
