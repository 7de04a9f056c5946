/** Writes every picture as a file under dist/. Run by `npm run build -w @grove/art`; files that did not change are left alone. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureFiles } from './pictures.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const started = performance.now();
let written = 0;
let bytes = 0;
const files = pictureFiles();
for (const [path, svg] of files) {
  const target = join(dist, path);
  bytes += svg.length;
  if (existsSync(target) && readFileSync(target, 'utf8') === svg) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, svg);
  written++;
}
console.log(
  `art: ${files.size} pictures, ${Math.round(bytes / 1024)} KB, ${written} written, ${Math.round(performance.now() - started)} ms`,
);
