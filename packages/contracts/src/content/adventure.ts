import * as z from 'zod/mini';
import { adventure, scene } from '../entities/adventure.ts';
import { nonEmpty } from '../entities/primitives.ts';

/** An adventure as `packages/content` writes it. Scene ids are unique over all adventures. */
export const adventureSource = z.extend(adventure, {
  learningObjective: nonEmpty,
  recap: z.array(nonEmpty).check(z.minLength(3), z.maxLength(5)),
  badge: nonEmpty,
  scenes: z.array(scene).check(z.minLength(8), z.maxLength(12)),
});
export type AdventureSource = z.infer<typeof adventureSource>;
