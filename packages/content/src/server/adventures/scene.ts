import type { Scene } from '@grove/contracts';

/** A choice as it is written: its label, the order number of the scene that it leads to, and, if it needs the objective and is right, why. */
type Way = readonly [label: string, order: number, why?: string];

/**
 * Makes the writer of one adventure's scenes; a scene's id is adventure × 100 + order. A scene without ways is an ending.
 * `slug` is the file's name, by which the art kit knows the story, too. `imagePrompt` is the picture in a sentence: what is drawn, and its
 * alt text. The service adds the address of the narration, which depends on its voices.
 */
export const sceneWriter =
  (adventureId: number, slug: string) =>
  (order: number, title: string, text: string, imagePrompt: string, ways: readonly Way[] = []): Scene => ({
    id: adventureId * 100 + order,
    order,
    title,
    text,
    imageUrl: `/pictures/stories/${slug}-${order}.svg`,
    foregroundUrl: `/pictures/stories/${slug}-${order}-near.svg`,
    imagePrompt,
    audioUrl: null,
    choices: ways.map(([label, next, why]) => ({
      label,
      nextSceneId: adventureId * 100 + next,
      ...(why === undefined ? {} : { why }),
    })),
  });
