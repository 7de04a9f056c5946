import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot, root } from '@grove/tooling/paths';

/** An editor writes a file in several moves, and a formatter follows; changes this close together are one. */
const QUIET_MS = 80;

/** Changed files, in batches: while one batch is worked on, the next one gathers. Paths are relative to the project, with `/`. */
export interface SourceChanges extends AsyncIterable<string[]> {
  /** True when a batch has begun to gather. */
  waiting(): boolean;
  /** Drops what has gathered. */
  forget(): void;
  stop(): void;
}

/**
 * Watches folders (relative to the project) with all below them. Each folder has a watcher of its own, because a
 * watcher on a file ends when an editor replaces the file.
 */
export function watchSources(folders: readonly string[]): SourceChanges {
  const watchers = new Map<string, FSWatcher>();
  const gathered = new Set<string>();
  let wake = (): void => undefined;

  const drop = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string): void => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_, name) => name && note(path.join(folder, name)));
    watchers.set(
      folder,
      watcher.on('error', () => drop(folder)),
    );
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) add(path.join(folder, entry.name));
  };
  const note = (file: string): void => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) add(file);
    else if (!found) drop(file);
    gathered.add(path.relative(root, file).replaceAll(path.sep, '/'));
    wake();
  };

  async function* batches(): AsyncGenerator<string[]> {
    for (;;) {
      while (gathered.size === 0) await new Promise<void>((resolve) => (wake = resolve));
      await pause(QUIET_MS);
      const batch = [...gathered];
      gathered.clear();
      yield batch;
    }
  }

  for (const folder of folders) add(inRoot(folder));
  return {
    [Symbol.asyncIterator]: batches,
    waiting: () => gathered.size > 0,
    forget: () => gathered.clear(),
    stop: () => [...watchers.keys()].forEach(drop),
  };
}
