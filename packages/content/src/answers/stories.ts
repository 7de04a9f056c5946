import type { Adventure, Scene } from '@grove/contracts';
import type { AdventureRow, SceneRow, StoryTables } from '../model/tables.ts';
import type { ContentAnswer } from './answer.ts';

const toAdventure = (row: AdventureRow): Adventure => ({
  id: row.id,
  title: row.title,
  description: row.description,
  ageBand: row.ageBand,
  subject: row.subject,
  badge: row.badge,
  recap: row.recap,
});

const toScene = (row: SceneRow): Scene => ({
  id: row.id,
  order: row.order,
  title: row.title,
  text: row.text,
  imageUrl: row.imageUrl ?? null,
  foregroundUrl: row.foregroundUrl ?? null,
  imagePrompt: row.imagePrompt ?? null,
  audioUrl: row.audioUrl ?? null,
  choices: row.choices,
});

function oneStory(adventure: AdventureRow, allScenes: readonly SceneRow[]): ContentAnswer[] {
  const values = { adventureId: adventure.id };
  const scenes = allScenes.filter((scene) => scene.adventureId === adventure.id).map(toScene);
  return [
    { read: 'adventure', values, value: toAdventure(adventure) },
    { read: 'adventureScenes', values, value: scenes },
    ...scenes.map((scene): ContentAnswer => ({
      read: 'adventureScene',
      values: { ...values, sceneId: scene.id },
      value: { scene, choices: scene.choices },
    })),
  ];
}

/** All stories, each story, and each of its scenes. */
export const storyAnswers = ({ adventures, scenes }: StoryTables): ContentAnswer[] => [
  { read: 'adventures', values: {}, value: adventures.map(toAdventure) },
  ...adventures.flatMap((adventure) => oneStory(adventure, scenes)),
];
