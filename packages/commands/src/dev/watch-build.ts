import { rspack, type Configuration } from '@rspack/core';
import type { Run } from '@grove/tooling/until-stopped';

/** When a build begins, and what is done with its result. */
interface Following {
  /** How long no file has changed before it begins. */
  readonly quietMs: number;
  /** @param hash of the build, as it knows it itself */
  built(hash: string): void;
  /** @param text what the bundler says */
  failed(text: string): void;
}

/** Builds now and on every change until the command ends. @returns when the first build is over, well or not */
export async function watchBuild(
  { atEnd }: Pick<Run, 'atEnd'>,
  config: Configuration,
  { quietMs, built, failed }: Following,
): Promise<void> {
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();
  const watching = rspack(config).watch({ aggregateTimeout: quietMs }, (error, stats) => {
    if (error || !stats) return reject(error ?? new Error('rspack gave no result'));
    if (stats.hasErrors()) failed(stats.toString({ all: false, errors: true, colors: false }));
    else built(stats.hash!);
    resolve();
  });
  atEnd(() => new Promise((closed) => watching?.close(() => closed(undefined))));
  return over;
}
