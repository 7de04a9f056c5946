import type { Story } from '../story-scene.ts';
import { deckScenes } from './deck-scenes.ts';
import { outerScenes } from './outer-scenes.ts';

/** Scenes of the Journey to the Stars. */
export const journeyToTheStars: Story = {
  slug: 'journey-to-the-stars',
  scenes: [
    deckScenes[1],
    deckScenes[2],
    deckScenes[3],
    deckScenes[4],
    deckScenes[5],
    outerScenes[6],
    deckScenes[7],
    outerScenes[8],
    outerScenes[9],
    outerScenes[10],
    outerScenes[11],
  ],
};
