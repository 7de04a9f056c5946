import forestFar from '@grove/art/files/scenes/forest-far.svg';
import forestMid from '@grove/art/files/scenes/forest-mid.svg';
import forestNear from '@grove/art/files/scenes/forest-near.svg';
import groveFar from '@grove/art/files/scenes/grove-far.svg';
import groveMid from '@grove/art/files/scenes/grove-mid.svg';
import groveNear from '@grove/art/files/scenes/grove-near.svg';
import meadowFar from '@grove/art/files/scenes/meadow-far.svg';
import meadowMid from '@grove/art/files/scenes/meadow-mid.svg';
import meadowNear from '@grove/art/files/scenes/meadow-near.svg';
import mountainFar from '@grove/art/files/scenes/mountain-far.svg';
import mountainMid from '@grove/art/files/scenes/mountain-mid.svg';
import mountainNear from '@grove/art/files/scenes/mountain-near.svg';
import nightFar from '@grove/art/files/scenes/night-canopy-far.svg';
import nightMid from '@grove/art/files/scenes/night-canopy-mid.svg';
import nightNear from '@grove/art/files/scenes/night-canopy-near.svg';
import valleyFar from '@grove/art/files/scenes/valley-far.svg';
import valleyMid from '@grove/art/files/scenes/valley-mid.svg';
import valleyNear from '@grove/art/files/scenes/valley-near.svg';

/** The planes of each place, far to near: addresses of files, fetched only where a picture is shown. */
export const sceneFiles = {
  grove: [groveFar, groveMid, groveNear],
  meadow: [meadowFar, meadowMid, meadowNear],
  forest: [forestFar, forestMid, forestNear],
  valley: [valleyFar, valleyMid, valleyNear],
  mountain: [mountainFar, mountainMid, mountainNear],
  'night-canopy': [nightFar, nightMid, nightNear],
} as const;
export type PlaceName = keyof typeof sceneFiles;
