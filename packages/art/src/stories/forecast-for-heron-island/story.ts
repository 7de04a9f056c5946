import type { Story } from '../story-scene.ts';
import { roomScenes as rooms } from './rooms.ts';
import { shoreScenes as shore } from './shore-scenes.ts';

/** Scenes of The Forecast for Heron Island. */
export const forecastForHeronIsland: Story = {
  slug: 'forecast-for-heron-island',
  scenes: [
    shore[1],
    rooms[2],
    rooms[3],
    rooms[4],
    rooms[5],
    rooms[6],
    rooms[7],
    shore[8],
    shore[9],
    shore[10],
    shore[11],
    shore[12],
  ],
};
