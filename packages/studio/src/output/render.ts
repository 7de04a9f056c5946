import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encoderArguments, encodings, framesPerSecond, posterArguments, runFfmpeg } from './encode.ts';
import type { Painter } from './painter.ts';
import type { Production } from './production.ts';

/** What a rendering gave. */
export interface Rendered {
  readonly bytes: number;
}

/** Paints the frames from 0 to `seconds`, one after the other. */
async function* frames({ frame }: Production, seconds: number, painter: Painter): AsyncGenerator<Buffer> {
  const count = Math.round(seconds * framesPerSecond);
  for (let i = 0; i < count; i += 1) yield await painter.paint(frame(i / framesPerSecond), 'png');
}

/**
 * Draws and encodes a production into `folder`: `.webm`, `.mp4`, `.webp`, and its texts.
 * @throws Error when Chromium or ffmpeg fail; files may then be incomplete
 */
export async function render(production: Production, painter: Painter, folder: string): Promise<Rendered> {
  const { name, kind, seconds, frame, posterAt, sound, texts } = production;
  const encoding = encodings[kind];
  const target = path.join(folder, name);
  const scratch = mkdtempSync(path.join(tmpdir(), 'grove-film-'));
  try {
    const wav = sound && path.join(scratch, 'sound.wav');
    if (wav) writeFileSync(wav, sound);
    await runFfmpeg(encoderArguments(encoding, wav, target), frames(production, seconds, painter));
    await runFfmpeg(posterArguments(encoding.width, encoding.height, `${target}.webp`), [await painter.paint(frame(posterAt), 'png')]);
  } finally {
    rmSync(scratch, { recursive: true });
  }
  for (const [ending, text] of Object.entries(texts)) writeFileSync(`${target}.${ending}`, text);
  return { bytes: ['webm', 'mp4', 'webp', ...Object.keys(texts)].reduce((sum, ending) => sum + statSync(`${target}.${ending}`).size, 0) };
}
