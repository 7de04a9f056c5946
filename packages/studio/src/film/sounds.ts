/** Small sounds that belong to what is seen. `step` raises the pitch, as in a row of counted things. */
export interface Sound {
  readonly at: number;
  readonly kind: 'pop' | 'chime' | 'tick' | 'clap';
  readonly step?: number;
}

/** A scale of five tones: whatever follows on whatever sounds well together. */
const scale = [0, 2, 4, 7, 9];
const hertz = (base: number, step: number): number =>
  base * 2 ** ((scale[step % scale.length]! + 12 * Math.floor(step / scale.length)) / 12);

/** A noise that is the same every time: a linear congruential generator (Numerical Recipes). */
function noise(length: number): Float32Array {
  let state = 22_222;
  return new Float32Array(length).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}

/** Seconds in which a tone swells, so that it does not click. */
const attack = 0.004;

interface Tone {
  readonly hertz: number;
  readonly seconds: number;
  /** How fast it dies away; larger is faster. */
  readonly decay: number;
  /** Hertz by which it rises in a second. */
  readonly glide?: number;
}

const tone = ({ hertz: low, seconds, decay, glide = 0 }: Tone, rate: number): Float32Array =>
  new Float32Array(Math.round(seconds * rate)).map((_, i) => {
    const t = i / rate;
    return Math.sin(2 * Math.PI * (low + glide * t) * t) * Math.exp(-t * decay) * Math.min(1, t / attack);
  });

/** Two tones at once. */
function chime(rate: number): Float32Array {
  const [low, high] = [2, 4].map((step) => tone({ hertz: hertz(523, step), seconds: 0.9, decay: 5.5 }, rate)) as [
    Float32Array,
    Float32Array,
  ];
  return low.map((sample, i) => (sample + high[i]!) / 2);
}

/** Bright noise with a second, sharper burst 12 ms after the first, as two palms give. */
function clap(rate: number): Float32Array {
  const grain = noise(Math.round(0.14 * rate));
  return grain.map((sample, i) => {
    const t = i / rate;
    return (sample - 0.6 * (grain[i - 1] ?? 0)) * (Math.exp(-t * 60) + 0.7 * Math.exp(-Math.abs(t - 0.012) * 220));
  });
}

/** Each sound with its loudness beside a voice. */
const makers: Readonly<
  Record<Sound['kind'], readonly [volume: number, make: (step: number, rate: number) => Float32Array]>
> = {
  pop: [0.1, (step, rate) => tone({ hertz: hertz(392, step % 10), seconds: 0.16, decay: 34, glide: 300 }, rate)],
  chime: [0.12, (_, rate) => chime(rate)],
  tick: [0.14, (_, rate) => tone({ hertz: 880, seconds: 0.07, decay: 70 }, rate)],
  clap: [0.3, (_, rate) => clap(rate)],
};

/** Adds sounds to a narration, quieter than the voice; answers with new samples. */
export function mix(narration: Float32Array, rate: number, sounds: readonly Sound[]): Float32Array<ArrayBuffer> {
  const mixed = new Float32Array(narration);
  for (const { kind, at, step = 0 } of sounds) {
    const [volume, make] = makers[kind];
    const samples = make(step, rate);
    const from = Math.round(at * rate);
    for (let i = 0; i < samples.length && from + i < mixed.length; i += 1)
      if (from + i >= 0) mixed[from + i]! += samples[i]! * volume;
  }
  return mixed.map((sample) => Math.max(-1, Math.min(1, sample)));
}
