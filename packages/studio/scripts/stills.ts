/**
 * Frames of films and loops, to look at without rendering: `npm run stills -w @grove/studio -- math-area subject-math`; without names, of all. Writes one PNG for the end of each
 * line, and eight of a loop, into .grove/stills/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { videoScripts } from '@grove/content/videos';
import { backdrops } from '../src/backdrops/backdrops.ts';
import { loopFrame } from '../src/film/loop.ts';
import { prepareFilm } from '../src/film/prepare-film.ts';
import { openPainter } from '../src/output/painter.ts';

const folder = path.join(import.meta.dirname, '../../../.grove/stills');
const loopStills = 8;

/** What can be looked at: its name, and its frames with their times. */
const pictures = new Map<string, () => { frame: (t: number) => string; times: readonly number[] }>([
  ...videoScripts.map(
    (script) =>
      [
        script.id,
        () => {
          const { film, narrative } = prepareFilm(script);
          return { frame: film.frame, times: narrative.lines.map(({ end }) => end - 0.1) };
        },
      ] as const,
  ),
  ...Object.entries(backdrops).map(
    ([name, backdrop]) =>
      [
        name,
        () => ({
          frame: loopFrame(backdrop),
          times: Array.from({ length: loopStills }, (_, i) => (i / loopStills) * backdrop.seconds),
        }),
      ] as const,
  ),
]);

const names = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const painter = await openPainter();
for (const [name, look] of pictures) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { frame, times } = look();
  for (const [i, t] of times.entries())
    writeFileSync(path.join(folder, `${name}-${i + 1}.png`), await painter.paint(frame(t)));
  console.log(`${name}: ${times.map((t) => t.toFixed(1)).join(' ')} s`);
}
await painter.close();
