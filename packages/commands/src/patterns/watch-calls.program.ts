import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keyOf, type Pattern } from './pattern.ts';

/**
 * Loads modules and notes each `RegExp` that their code builds while it is loaded, with the places of the call and its callers. A program of its own, because it puts a watcher
 * in the place of the global constructor.
 *
 * `node watch-calls.program.ts <file to write> <folder> <module in it>…`; the file gets `{ built, faults }`.
 */
const [target = '', folder = '', ...modules] = process.argv.slice(2);
const built = new Map<string, Pattern>();

/** The places in the folder's code that led here, the nearest first. */
function places(): string[] {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, frames) => frames;
  const frames = new Error('where').stack as unknown as NodeJS.CallSite[];
  Error.prepareStackTrace = prepareStackTrace;
  return frames.flatMap((frame) => {
    const url = frame.getScriptNameOrSourceURL() ?? '';
    const file = url.startsWith('file:') ? path.relative(folder, fileURLToPath(url)) : '';
    return file === '' || file.startsWith('..') || file.includes('node_modules') || url === import.meta.url
      ? []
      : [`${file}:${frame.getLineNumber()}`];
  });
}

function noted(made: RegExp): RegExp {
  const [first, ...callers] = places();
  if (first)
    built.set(`${first} ${keyOf(made)}`, { source: made.source, flags: made.flags, places: [first, ...callers] });
  return made;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (constructor, parts, newTarget) =>
    noted(Reflect.construct(constructor, parts, newTarget === globalThis.RegExp ? constructor : newTarget) as RegExp),
  apply: (constructor, self, parts) => noted(Reflect.apply(constructor, self, parts) as RegExp),
});

const faults: string[] = [];
for (const file of modules) {
  try {
    await import(pathToFileURL(path.join(folder, file)).href);
  } catch (fault) {
    faults.push(`${file} cannot be loaded alone, so the patterns that it builds are unknown: ${String(fault)}`);
  }
}
writeFileSync(target, JSON.stringify({ built: [...built.values()], faults }));
process.exit(0);
