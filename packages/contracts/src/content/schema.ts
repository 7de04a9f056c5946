import * as z from 'zod/mini';

/**
 * The form of content that this version of Grove writes. A field more that may be left out keeps the number; one that is required, or goes, raises it, and everything
 * that reads content says with `readableContent` from when to when it can.
 */
export const contentSchema = 1;

/** Forms of content that a build can read, from the oldest to the newest. */
export const contentRange = z.object({ min: z.int(), max: z.int() });
export type ContentRange = z.infer<typeof contentRange>;

/** What this version of Grove can read: shell, areas and service alike. */
export const readableContent: ContentRange = { min: 1, max: contentSchema };

/** Whether content of a form can be read; a build that does not say reads the first form only. */
export const canReadContent = ({ min, max }: ContentRange = { min: 1, max: 1 }, schema: number): boolean =>
  min <= schema && schema <= max;
