import * as z from 'zod/mini';
import { nonEmpty, serverId } from './primitives.ts';

/** A story adventure (spec §3). */
export const adventure = z.object({
  id: serverId,
  title: nonEmpty,
  description: nonEmpty,
  ageBand: nonEmpty,
  subject: nonEmpty,
});
export type Adventure = z.infer<typeof adventure>;

/** A way on from a scene; without `nextSceneId` the story ends here. */
export const sceneChoice = z.object({ label: nonEmpty, nextSceneId: z.optional(z.nullable(serverId)) });
export type SceneChoice = z.infer<typeof sceneChoice>;

/** A scene of an adventure (spec §3). The one with `order` 1 comes first. */
export const scene = z.object({
  id: serverId,
  order: z.int().check(z.positive()),
  title: nonEmpty,
  text: nonEmpty,
  imageUrl: z.nullable(z.string()),
  imagePrompt: z.nullable(z.string()),
  audioUrl: z.nullable(z.string()),
  choices: z.array(sceneChoice),
});
export type Scene = z.infer<typeof scene>;

/** The answer of `GET /api/adventures/{id}/scenes/{sceneId}`. */
export const sceneResponse = z.object({ scene, choices: z.array(sceneChoice) });
export type SceneResponse = z.infer<typeof sceneResponse>;

/** An adventure as `packages/content` writes it. Scene ids are unique over all adventures. */
export const adventureSource = z.extend(adventure, {
  learningObjective: nonEmpty,
  scenes: z.array(scene).check(z.minLength(8), z.maxLength(12)),
});
export type AdventureSource = z.infer<typeof adventureSource>;
