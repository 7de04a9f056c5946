/** What the frames of an MP3 say about it. */
export interface Mp3Facts {
  readonly frames: number;
  readonly bitratesKbps: readonly number[];
  readonly sampleRate: number;
  readonly channels: number;
  readonly seconds: number;
}

/** Tables of ISO/IEC 13818-3 for Layer III at the low sampling rates, which is all that speech is sent in. */
const bitratesKbps = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [22_050, 24_000, 16_000];
const samplesPerFrame = 576;

/** Walks through an MP3 from frame to frame. @throws Error where something else than a frame begins, or the last frame is cut off */
export function readMp3(bytes: Uint8Array): Mp3Facts {
  const rates = new Set<number>();
  const bitrates = new Set<number>();
  let channels = 0;
  let frames = 0;
  let at = 0;
  while (at < bytes.length) {
    const [sync = 0, version = 0, rate = 0, mode = 0] = bytes.subarray(at, at + 4);
    // 11 bits of sync, MPEG-2, Layer III; the last bit says that no checksum follows.
    if (sync !== 0xff || (version & 0xfe) !== 0xf2) throw new Error(`No frame begins at byte ${at}.`);
    const kbps = bitratesKbps[rate >> 4]!;
    const sampleRate = sampleRates[(rate >> 2) & 3]!;
    const length = Math.floor((samplesPerFrame / 8) * ((kbps * 1_000) / sampleRate)) + ((rate >> 1) & 1);
    if (at + length > bytes.length) throw new Error('The last frame is cut off.');
    bitrates.add(kbps);
    rates.add(sampleRate);
    channels = mode >> 6 === 3 ? 1 : 2;
    frames += 1;
    at += length;
  }
  const [sampleRate = 0] = rates;
  if (rates.size !== 1) throw new Error('The frames have several sampling rates, or there are none.');
  return {
    frames,
    bitratesKbps: [...bitrates],
    sampleRate,
    channels,
    seconds: (frames * samplesPerFrame) / sampleRate,
  };
}
