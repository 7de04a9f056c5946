// Names of this module are at hand; a global is looked up for each sample, which is slow in the contexts that tests run in.
const { PI, abs, cos, floor, sin, tanh } = Math;

/** Sounds as samples from -1 to 1. */
export type Samples = Float32Array<ArrayBuffer>;

/** Half the length of the interpolation filter, in samples: beyond that a cleaner filter is not heard. */
const filterReach = 16;
const taps = 2 * filterReach;
/** Places between two samples for which the filter is made; the nearest one is taken. */
const phases = 256;

/** The filter at each phase, one behind the other: a windowed sinc, low-passed where the ratio is above 1. */
function interpolationFilter(ratio: number): Float32Array {
  const cutOff = Math.min(1, 1 / ratio);
  return new Float32Array(phases * taps).map((_, index) => {
    const distance = floor(index / taps) / phases + filterReach - 1 - (index % taps);
    const angle = PI * distance * cutOff;
    const window = 0.5 + 0.5 * cos((PI * distance) / filterReach);
    return cutOff * window * (angle === 0 ? 1 : sin(angle) / angle);
  });
}

/**
 * Plays a sound faster by `ratio` (below 1: slower), with pitch and formants moved along: interpolation by a windowed sinc
 * (Oppenheim and Schafer, Discrete-Time Signal Processing, §4.6).
 */
export function resample(samples: Samples, ratio: number): Samples {
  if (ratio === 1) return samples;
  const filter = interpolationFilter(ratio);
  // Silence around it, so that the filter never reaches beyond the ends.
  const padded = new Float32Array(samples.length + 2 * taps);
  padded.set(samples, filterReach - 1);
  const played = new Float32Array(floor(samples.length / ratio));
  for (let index = 0; index < played.length; index += 1) {
    const from = floor(index * ratio);
    const phase = floor((index * ratio - from) * phases) * taps;
    let sum = 0;
    for (let tap = 0; tap < taps; tap += 1) sum += padded[from + tap]! * filter[phase + tap]!;
    played[index] = sum;
  }
  return played;
}

/**
 * Lifts everything above a corner frequency by some decibels: Flite's voices are dull, and bright consonants are what words are understood by.
 * High shelf with slope 1 after R. Bristow-Johnson, Cookbook formulae for audio EQ biquad filter coefficients.
 */
export function brighten(samples: Samples, sampleRate: number, gainDb: number, cornerHz: number): Samples {
  const a = 10 ** (gainDb / 40);
  const w = (2 * PI * cornerHz) / sampleRate;
  const cosine = cos(w);
  const slope = Math.sqrt(a) * Math.SQRT2 * sin(w);
  const a0 = a + 1 - (a - 1) * cosine + slope;
  const b = [
    a * (a + 1 + (a - 1) * cosine + slope),
    -2 * a * (a - 1 + (a + 1) * cosine),
    a * (a + 1 + (a - 1) * cosine - slope),
  ].map((value) => value / a0) as [number, number, number];
  const feedback = [2 * (a - 1 - (a + 1) * cosine), a + 1 - (a - 1) * cosine - slope].map((value) => value / a0) as [
    number,
    number,
  ];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - feedback[0] * y1 - feedback[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Adds a sound to itself a few milliseconds later, which rings like a small metal body. */
export function ring(samples: Samples, sampleRate: number, delayMs: number, share: number): Samples {
  const delay = Math.round((delayMs / 1_000) * sampleRate);
  return samples.map((sample, index) => sample + share * (samples[index - delay] ?? 0));
}

/** Below this, a sample counts as silence and not for the loudness. */
const silence = 0.01;

/** Brings speech to a loudness (root mean square of what is not silence, of 1) and rounds off peaks, so that all voices are equally loud. */
export function level(samples: Samples, loudness: number): Samples {
  let energy = 0;
  let count = 0;
  for (const sample of samples) {
    if (abs(sample) < silence) continue;
    energy += sample * sample;
    count += 1;
  }
  const gain = loudness / Math.sqrt(energy / Math.max(1, count) || 1);
  return samples.map((sample) => tanh(sample * gain));
}

/** Cuts a piece out, in seconds, and softens both of its ends, so that nothing clicks. */
export function cut(
  samples: Samples,
  sampleRate: number,
  { start, end, fade }: { start: number; end: number; fade: number },
): Samples {
  const piece = samples.slice(Math.max(0, Math.round(start * sampleRate)), Math.round(end * sampleRate));
  const steps = Math.min(Math.round(fade * sampleRate), piece.length >> 1);
  for (let step = 0; step < steps; step += 1) {
    const share = step / steps;
    piece[step]! *= share;
    piece[piece.length - 1 - step]! *= share;
  }
  return piece;
}

/** One sound behind the other. */
export function concatenate(pieces: readonly Samples[]): Samples {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
