import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encoderArguments, encodings, framesPerSecond, posterArguments, runFfmpeg } from './encode.ts';
import { easels, type Painter } from './painter.ts';
import type { Production } from './production.ts';

/** What a rendering gave. */
export interface Rendered {
  readonly bytes: number;
}

/** Paints the frames one after the other, the next ones already while one is being encoded. */
async function* frames({ frame, seconds }: Production, painter: Painter): AsyncGenerator<Buffer> {
  const count = Math.round(seconds * framesPerSecond);
  const ahead: Promise<Buffer>[] = [];
  try {
    for (let i = 0; i < count + easels; i += 1) {
      const painted = i < easels ? null : await ahead.shift()!;
      if (i < count) ahead.push(painter.paint(frame(i / framesPerSecond)));
      if (painted) yield painted;
    }
  } finally {
    // When the encoder fails, nobody waits for the last pictures.
    await Promise.allSettled(ahead);
  }
}

/**
 * Draws and encodes a production into `folder`: `.webm`, `.mp4`, `.webp`, and its texts. The files are put there when all of them are ready.
 * @throws Error when Chromium or ffmpeg fail; `folder` is then as it was
 */
export async function render(production: Production, painter: Painter, folder: string): Promise<Rendered> {
  const { name, kind, frame, posterAt, sound, texts } = production;
  const encoding = encodings[kind];
  const scratch = mkdtempSync(path.join(tmpdir(), 'grove-film-'));
  try {
    const wav = sound && path.join(scratch, 'sound.wav');
    if (wav) writeFileSync(wav, sound);
    const target = path.join(scratch, name);
    await runFfmpeg(encoderArguments(encoding, wav, target), frames(production, painter));
    await runFfmpeg(posterArguments(encoding.width, encoding.height, `${target}.webp`), [
      await painter.paint(frame(posterAt)),
    ]);
    for (const [ending, text] of Object.entries(texts)) writeFileSync(`${target}.${ending}`, text);
    const endings = ['webm', 'mp4', 'webp', ...Object.keys(texts)];
    for (const ending of endings) copyFileSync(`${target}.${ending}`, path.join(folder, `${name}.${ending}`));
    return { bytes: endings.reduce((sum, ending) => sum + statSync(`${target}.${ending}`).size, 0) };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
