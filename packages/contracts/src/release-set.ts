import * as z from 'zod/mini';
import { areaDescriptor, exportPromises } from './area-descriptor.ts';
import { builtFile } from './loadable-build.ts';
import { contentRange } from './content/schema.ts';
import { nonEmpty } from './entities/primitives.ts';

/** What a build of the shell says of itself, in `shell.json`: its entry scripts and styles, and the versions it shares. */
export const shellDescriptor = z.object({
  name: z.literal('shell'),
  version: nonEmpty,
  contract: z.int(),
  scripts: z.array(nonEmpty),
  styles: z.array(nonEmpty),
  preloads: z.array(nonEmpty),
  shared: z.record(z.string(), z.string()),
  /**
   * Text becomes HTML only by the Trusted Types policy `grove-drawings`, and rules come without style elements; builds of before do not say, and their pages get a milder policy.
   */
  keepsStrictPolicy: z.optional(z.boolean()),
  /** What the modules of ours that it shares export; builds of before do not say. */
  offers: z.optional(exportPromises),
  /** The forms of content that it can read; builds of before content was released do not say. */
  readsContent: z.optional(contentRange),
  files: z.array(builtFile),
});
export type ShellDescriptor = z.infer<typeof shellDescriptor>;

/** What a release of content says of itself, in `content.json`: its version, which is the hash of what it holds, its form, and its files. */
export const contentDescriptor = z.object({
  name: z.literal('content'),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  schema: z.int(),
  files: z.array(builtFile),
});
export type ContentDescriptor = z.infer<typeof contentDescriptor>;

/** An immutable tuple of builds and content that are served together (architecture §4). */
export const releaseSet = z.object({
  id: nonEmpty,
  contract: z.int(),
  author: nonEmpty,
  createdAt: nonEmpty,
  reason: nonEmpty,
  shell: shellDescriptor,
  areas: z.array(areaDescriptor),
  /** Absent in sets of before content was released: they show the content that the database had last. */
  content: z.optional(contentDescriptor),
});
export type ReleaseSet = z.infer<typeof releaseSet>;
