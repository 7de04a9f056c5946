import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { loopSeconds } from '../backdrops/backdrop.ts';

/** Frames a second of everything that is rendered. */
export const framesPerSecond = 24;

/** How a kind of film is encoded. A lower `quality` number is a better picture. */
interface Encoding {
  readonly width: number;
  readonly height: number;
  readonly webmQuality: number;
  readonly mp4Quality: number;
  /** Frames from one that stands alone to the next; to these a player jumps. */
  readonly keyframeEvery: number;
  /** AV1 may smooth the frames that stand alone: smaller, but they look a little different from those before them. */
  readonly isSmoothed: boolean;
}

/** Films to be looked at, and loops that lie blurred behind a page: in one piece and of better quality, because nobody may see where they begin again. */
export const encodings = {
  film: {
    width: 1_280,
    height: 720,
    webmQuality: 44,
    mp4Quality: 28,
    keyframeEvery: 5 * framesPerSecond,
    isSmoothed: true,
  },
  loop: {
    width: 960,
    height: 540,
    webmQuality: 32,
    mp4Quality: 20,
    keyframeEvery: loopSeconds * framesPerSecond,
    isSmoothed: false,
  },
} as const satisfies Record<string, Encoding>;

/** @throws Error when there is no ffmpeg that can encode what a browser plays */
export function requireFfmpeg(program = 'ffmpeg'): void {
  const { status, stdout } = spawnSync(program, ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      'ffmpeg is missing: it encodes the films. Install it: apt-get install ffmpeg, or brew install ffmpeg.',
    );
  const missing = ['libsvtav1', 'libopus', 'libx264', 'aac', 'libwebp'].filter((name) => !stdout.includes(name));
  if (missing.length > 0)
    throw new Error(`This ffmpeg cannot encode with ${missing.join(', ')}; install a complete build.`);
}

/** Raises every film from about -19.5 to about -18 LUFS, and keeps its peaks 1.5 dB below the highest value, which compressed sound may exceed. */
const loudness = 'volume=1.5dB,alimiter=limit=0.84:level=disabled';

/** What every phone and tablet decodes in hardware: High profile at level 3.1 (`avc1.64001f`), which holds at most five frames of this size. */
const everywhere = { 'profile:v': 'high', 'level:v': '3.1', refs: 4 };

const color = { color_primaries: 'bt709', color_trc: 'bt709', colorspace: 'bt709' };

/**
 * Arguments for both files of a film from PNG frames on the standard input, and a WAV file unless it is silent. AV1 needs half the time and two thirds of the bytes of VP9 for these
 * flat pictures; what cannot play it takes the H.264.
 */
export function encoderArguments(
  { width, height, webmQuality, mp4Quality, keyframeEvery, isSmoothed }: Encoding,
  wav: string | undefined,
  target: string,
): string[] {
  const size = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const picture = flags({ map: '0:v', vf: size, ...color });
  const sound = (codec: Record<string, string>): string[] =>
    wav === undefined ? ['-an'] : flags({ map: '1:a', af: loudness, ar: '48000', ...codec });
  const frames = flags({ v: 'error', y: true, f: 'image2pipe', framerate: framesPerSecond, 'c:v': 'png', i: '-' });
  const av1 = { 'c:v': 'libsvtav1', preset: 8, crf: webmQuality, g: keyframeEvery };
  const h264 = { 'c:v': 'libx264', preset: 'slow', tune: 'animation', ...everywhere };
  return [
    ...frames,
    ...(wav === undefined ? [] : ['-i', wav]),
    ...picture,
    ...flags({ ...av1, 'svtav1-params': `enable-tf=${isSmoothed ? 1 : 0}` }),
    ...sound({ 'c:a': 'libopus', 'b:a': '40k' }),
    ...flags({ fflags: '+bitexact' }),
    `${target}.webm`,
    ...picture,
    ...flags({ ...h264, crf: mp4Quality, g: keyframeEvery }),
    ...sound({ 'c:a': 'aac', 'b:a': '64k' }),
    ...flags({ fflags: '+bitexact', movflags: '+faststart' }),
    `${target}.mp4`,
  ];
}

/** Options as ffmpeg reads them; `true` stands for one without a value. */
const flags = (options: Readonly<Record<string, string | number | true>>): string[] =>
  Object.entries(options).flatMap(([name, value]) => (value === true ? [`-${name}`] : [`-${name}`, String(value)]));

/** Feeds pictures to ffmpeg, as fast as it takes them. @throws Error when it fails, with what it said */
export async function runFfmpeg(
  parameters: readonly string[],
  pictures: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  // SVT-AV1 tells its settings as if they were errors.
  const ffmpeg = spawn('ffmpeg', parameters, {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { ...process.env, SVT_LOG: '1' },
  });
  const said: Buffer[] = [];
  ffmpeg.stderr.on('data', (data: Buffer) => said.push(data));
  // A broken pipe is told by the exit code.
  ffmpeg.stdin.on('error', () => {});
  const closed = once(ffmpeg, 'close') as Promise<[number]>;
  for await (const picture of pictures) {
    if (ffmpeg.exitCode !== null) break;
    if (!ffmpeg.stdin.write(picture)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg failed: ${Buffer.concat(said).toString('utf8').trim()}`);
}

/** Arguments that turn one PNG on the standard input into a WebP picture. */
export const posterArguments = (width: number, height: number, target: string): string[] => [
  '-v',
  'error',
  '-y',
  '-f',
  'image2pipe',
  '-c:v',
  'png',
  '-i',
  '-',
  '-vf',
  `scale=${width}:${height}:flags=lanczos`,
  '-c:v',
  'libwebp',
  '-quality',
  '82',
  '-frames:v',
  '1',
  target,
];
