import type { Show } from '@grove/content/videos';
import { cards } from './cards.ts';
import { circuit } from './circuit.ts';
import { colorWheel } from './color-wheel.ts';
import { cycle } from './cycle.ts';
import type { Device, Drawing, Setting } from './device.ts';
import { equation } from './equation.ts';
import { landscape } from './landscape.ts';
import { map } from './map.ts';
import { numberLine } from './number-line.ts';
import { passage } from './passage.ts';
import { picture } from './picture.ts';
import { program } from './program.ts';
import { rhythm } from './rhythm.ts';
import { robotWalk } from './robot-walk.ts';
import { tiles } from './tiles.ts';
import { timeline } from './timeline.ts';

/** Every device by its name. */
const devices: { readonly [Name in Show['device']]: Device<Extract<Show, { device: Name }>> } = {
  tiles,
  equation,
  circuit,
  cycle,
  passage,
  cards,
  timeline,
  map,
  program,
  landscape,
  rhythm,
  picture,
  'number line': numberLine,
  robot: robotWalk,
  'color wheel': colorWheel,
};

/** Sets up what a beat shows. */
export const setUp = (show: Show, setting: Setting): Drawing => (devices[show.device] as Device<Show>)(show, setting);
