import * as z from 'zod/mini';
import { nonEmpty, serverId, slug } from './primitives.ts';

/** A story adventure (spec §3). */
export const adventure = z.object({
  id: serverId,
  title: nonEmpty,
  description: nonEmpty,
  ageBand: nonEmpty,
  subject: nonEmpty,
  /** What was learned, in 3 to 5 sentences: shown at an ending. */
  recap: z.optional(z.array(nonEmpty)),
  /** Name of the badge that the first ending earns. */
  badge: z.optional(nonEmpty),
});
export type Adventure = z.infer<typeof adventure>;

/** A way on from a scene; without `nextSceneId` the story ends here. */
export const sceneChoice = z.object({
  /** Unique in its story; it never changes. */
  id: z.optional(slug),
  label: nonEmpty,
  nextSceneId: z.optional(z.nullable(serverId)),
  /** One sentence that confirms the idea behind a right choice, for the scene that it leads to. Only where the choice needs the learning objective. */
  why: z.optional(nonEmpty),
});
export type SceneChoice = z.infer<typeof sceneChoice>;

/** A scene of an adventure (spec §3). The one with `order` 1 comes first. */
export const scene = z.object({
  id: serverId,
  order: z.int().check(z.positive()),
  title: nonEmpty,
  text: nonEmpty,
  imageUrl: z.nullable(z.string()),
  /** A transparent foreground, which may be laid over the picture and moved a little. The picture is complete without it. */
  foregroundUrl: z.optional(z.nullable(z.string())),
  /** What the picture shows, in a sentence: what is drawn, and its alt text. */
  imagePrompt: z.nullable(z.string()),
  audioUrl: z.nullable(z.string()),
  choices: z.array(sceneChoice),
});
export type Scene = z.infer<typeof scene>;

/** The answer of `GET /api/adventures/{id}/scenes/{sceneId}`. */
export const sceneResponse = z.object({ scene, choices: z.array(sceneChoice) });
export type SceneResponse = z.infer<typeof sceneResponse>;
