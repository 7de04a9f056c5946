import * as z from 'zod/mini';
import { nonEmpty, serverId } from './primitives.ts';

/** A video or ambient loop (spec §3). `src` is a known source name, mapped to a file by the browser; `poster` the address of its picture. */
export const videoAsset = z.object({
  id: serverId,
  subject: nonEmpty,
  gradeLevel: nonEmpty,
  type: nonEmpty,
  title: nonEmpty,
  description: z.optional(z.string()),
  poster: nonEmpty,
  src: nonEmpty,
  tags: z.array(nonEmpty),
  hasCustomAudio: z.boolean(),
  audioUrl: z.optional(z.string()),
});
export type VideoAsset = z.infer<typeof videoAsset>;
