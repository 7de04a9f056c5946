import { createMp3Encoder } from 'wasm-media-encoders';
import type { Samples } from './sound.ts';

/** Constant, so that a player can tell the length from the size. */
const kilobitsPerSecond = 48;

/** Samples by which every decoder plays later than what was encoded: the encoder's 576, and the 529 of the decoder's filter bank. */
const codecDelaySamples = 1_105;

/** How much later than in the samples a sound is heard, in milliseconds. */
export const codecDelayMs = (sampleRate: number): number => (codecDelaySamples / sampleRate) * 1_000;

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;
let encoder: Promise<Encoder> | undefined;

/** Encodes one channel as MP3. One sound at a time. */
export async function encodeMp3(samples: Samples, sampleRate: number): Promise<Uint8Array<ArrayBuffer>> {
  encoder ??= createMp3Encoder();
  const mp3 = await encoder;
  mp3.configure({ sampleRate, channels: 1, bitrate: kilobitsPerSecond });
  // Each answer lies in the encoder's memory and is overwritten by the next.
  const frames = Uint8Array.from(mp3.encode([samples]));
  const last = Uint8Array.from(mp3.finalize());
  const whole = new Uint8Array(frames.length + last.length);
  whole.set(frames);
  whole.set(last, frames.length);
  return whole;
}
