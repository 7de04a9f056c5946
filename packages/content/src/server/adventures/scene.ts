import type { Scene } from '@grove/contracts';

/** A choice as it is written: its label, and the order number of the scene that it leads to. */
type Way = readonly [label: string, order: number];

/** Makes the writer of one adventure's scenes; a scene's id is adventure × 100 + order. A scene without ways is an ending. */
export const sceneWriter = (adventureId: number) =>
  (order: number, title: string, text: string, imagePrompt: string, ways: readonly Way[] = []): Scene => ({
    id: adventureId * 100 + order,
    order,
    title,
    text,
    imageUrl: null,
    imagePrompt,
    audioUrl: null,
    choices: ways.map(([label, next]) => ({ label, nextSceneId: adventureId * 100 + next })),
  });
