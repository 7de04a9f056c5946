import * as z from 'zod/mini';
import { areaName } from './area.ts';
import { count, nonEmpty } from './entities/primitives.ts';

/** A file of a build: path below the build's own folder, size in bytes, and its SHA-384 in the form of an `integrity` attribute. */
export const builtFile = z.object({ path: nonEmpty, bytes: count, integrity: z.string().check(z.regex(/^sha384-/)) });
export type BuiltFile = z.infer<typeof builtFile>;

/** What a page must know of a build of an area to load it and to check its files. */
export const loadableBuild = {
  name: areaName,
  version: nonEmpty,
  contract: z.int(),
  entry: nonEmpty,
  shared: z.record(z.string(), z.string()),
  files: z.array(builtFile),
};

/**
 * `GET /api/release-set`: the builds that this browser would get now, so that an open page can replace an area by a newer build and check each of its files. The answer
 * holds whole descriptors; this is what a page reads of them.
 */
export const releaseAnswer = z.object({ id: nonEmpty, areas: z.array(z.object({ ...loadableBuild, base: nonEmpty })) });
export type ReleaseAnswer = z.infer<typeof releaseAnswer>;
export const releaseSetPath = '/api/release-set';
