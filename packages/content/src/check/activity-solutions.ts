import type { BlockKind, PlacedPart } from '@grove/contracts';
import type { robot } from '@grove/contracts/activities';

const block = (
  kind: BlockKind,
  body: readonly robot.Block[] = [],
  { times = 1, otherwise = [] as readonly robot.Block[] } = {},
): robot.Block => ({ id: kind, kind, times, body, otherwise });
const repeat = (times: number, ...body: readonly robot.Block[]): robot.Block => block('repeat', body, { times });
const [forward, left, right, deliver] = (['forward', 'left', 'right', 'deliver'] as const).map((kind) =>
  block(kind),
) as [robot.Block, robot.Block, robot.Block, robot.Block];
const deliverIfDoor = block('if-door', [deliver]);

const lay = (part: PlacedPart['part'], ...slots: readonly string[]): PlacedPart[] =>
  slots.map((slot) => ({ slot, part }));

/** One way to reach each goal that is too large to be searched through, by activity and goal. They prove that the goal can be reached, and reach no browser. */
export const programs: Readonly<Record<string, readonly robot.Block[]>> = {
  'coding-logic-challenges sequence': [forward, forward, right, forward, forward, deliver],
  'coding-logic-challenges loop': [repeat(7, forward), deliver],
  'coding-logic-challenges stairs': [repeat(3, forward, right, forward, deliver, left)],
  'coding-logic-challenges decide': [repeat(7, forward, deliverIfDoor)],
  'coding-logic-challenges around': [repeat(8, block('if-shelf', [right], { otherwise: [forward] }), deliverIfDoor)],
};

/** Parts to place beside the fixed ones. */
export const circuits: Readonly<Record<string, readonly PlacedPart[]>> = {
  'science-energy-circuits loop': [...lay('lamp', 'h-1-0'), ...lay('wire', 'v-1-0', 'v-1-1')],
  'science-energy-circuits switch': [...lay('switch', 'v-1-0'), ...lay('wire', 'v-1-1')],
  'science-energy-circuits conductor': lay('clip', 'v-1-1'),
  'science-energy-circuits series': [...lay('lamp', 'v-1-0', 'v-1-1'), ...lay('wire', 'h-1-0')],
  'science-energy-circuits parallel': [
    ...lay('lamp', 'h-1-0', 'h-0-0'),
    ...lay('wire', 'v-1-0', 'v-1-1', 'v-0-0', 'v-0-1'),
  ],
};
