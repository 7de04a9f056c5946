import type { Story } from '../story-scene.ts';
import { gatheringScenes } from './gathering-scenes.ts';
import { indoorScenes } from './indoor-scenes.ts';

/** Scenes of the Time Traveler's Map. */
export const timeTravelersMap: Story = {
  slug: 'time-travelers-map',
  scenes: [
    indoorScenes[1],
    indoorScenes[2],
    indoorScenes[3],
    indoorScenes[4],
    gatheringScenes[5],
    indoorScenes[6],
    gatheringScenes[7],
    indoorScenes[8],
    indoorScenes[9],
    gatheringScenes[10],
    gatheringScenes[11],
    gatheringScenes[12],
  ],
};
