import type {
  ActivityData,
  CircuitActivity,
  ParagraphActivity,
  PartKind,
  RobotActivity,
  StoryActivity,
  TimeActivity,
} from '@grove/contracts';
import { chart, circuit, lawn, paragraph, robot, time } from '@grove/contracts/activities';
import { circuits, programs } from './activity-solutions.ts';
import type { Fault } from './fault.ts';
import { fault, idsOf, knownFaults, rangeFaults, repeated, uniqueFaults, unless } from './fault.ts';

const namesOf = ({ lessonId, goals }: ActivityData, index: number): string => `${lessonId} ${goals[index]!.id}`;

function storyFaults(where: string, { spots, goals }: StoryActivity): Fault[] {
  return goals.flatMap((goal) => {
    const known = (used: readonly string[], what: string, all: readonly string[]): Fault[] =>
      used.flatMap((id) => knownFaults(`${where} ${goal.id}`, what, id, all));
    if (goal.kind === 'justify') {
      return [
        ...known([...goal.spots, ...goal.claims.flatMap(({ evidence }) => evidence)], 'spot', idsOf(spots)),
        ...known(
          goal.claims.flatMap(({ evidence }) => evidence),
          'spot among those of the goal',
          goal.spots,
        ),
        ...unless(
          goal.claims.some(({ evidence }) => evidence.length > 0),
          `${where} ${goal.id}`,
          'no claim can be supported',
        ),
      ];
    }
    const parts = goal.places.map(({ part }) => part);
    return [
      ...known(
        goal.places.map(({ spot }) => spot),
        'spot',
        idsOf(spots),
      ),
      ...known(parts, 'part', idsOf(goal.parts)),
      ...uniqueFaults(
        `${where} ${goal.id}`,
        goal.places.map(({ spot }) => spot),
      ),
      ...unless(
        !goal.single || repeated(parts).length === 0,
        `${where} ${goal.id}`,
        'two spots for a part that holds one',
      ),
    ];
  });
}

/** Orders agree with the years, places and causes exist, and no cause comes after its effect. */
function timeFaults(where: string, data: TimeActivity): Fault[] {
  const year = (id: string): number => data.events.find((event) => event.id === id)?.year ?? Number.NaN;
  const unknown = data.goals
    .flatMap((goal) =>
      goal.kind === 'causes' ? goal.links.flatMap(({ cause, effect }) => [cause, effect]) : goal.events,
    )
    .flatMap((id) => knownFaults(where, 'event', id, idsOf(data.events)));
  if (unknown.length > 0) return unknown;
  return data.goals
    .flatMap((goal) => {
      const here = `${where} ${goal.id}`;
      if (goal.kind === 'years') {
        return [
          ...repeated(goal.events.map(year)).map((each) => ({
            where: here,
            message: `two events in ${each}, so that their order cannot be told`,
          })),
          ...unless(
            goal.events.map(year).some((each, index, all) => index > 0 && all[index - 1]! > each),
            here,
            'the cards are handed out in the right order already',
          ),
        ];
      }
      if (goal.kind === 'places')
        return goal.events.flatMap((id) =>
          knownFaults(here, 'place', data.events.find((event) => event.id === id)?.place ?? 'none', idsOf(data.places)),
        );
      return [
        ...goal.links
          .filter(({ cause, effect }) => year(cause) > year(effect))
          .map(({ cause, effect }) => ({ where: here, message: `"${cause}" comes after its effect "${effect}"` })),
        ...uniqueFaults(
          here,
          goal.links.map(({ cause }) => cause),
        ),
        ...uniqueFaults(
          here,
          goal.links.map(({ effect }) => effect),
        ),
      ];
    })
    .concat(
      unless(
        data.goals.every((goal) => time.judge(data, goal, time.solve(data, goal)).isReached),
        where,
        'a goal is not reached by its own solution',
      ),
    );
}

function circuitFaults(where: string, data: CircuitActivity): Fault[] {
  return data.goals.flatMap((goal, index) => {
    const here = `${where} ${goal.id}`;
    const placed = circuits[namesOf(data, index)] ?? [];
    const used = (part: PartKind): number => placed.filter((each) => each.part === part).length;
    return [
      ...[...goal.fixed, ...placed].flatMap(({ slot }) => knownFaults(here, 'slot', slot, circuit.slotsOf(data))),
      ...uniqueFaults(
        here,
        [...goal.fixed, ...placed].map(({ slot }) => slot),
      ),
      ...[...new Set(placed.map(({ part }) => part))]
        .filter((part) => used(part) > (goal.box.find((each) => each.part === part)?.count ?? 0))
        .map((part) => ({ where: here, message: `the box holds too few of "${part}"` })),
      ...unless(
        circuit.judge(goal, circuit.boardOf([...goal.fixed, ...placed])).isReached,
        here,
        'the known solution does not reach the goal',
      ),
      ...unless(
        !circuit.judge(goal, circuit.boardOf(goal.fixed)).isReached,
        here,
        'the goal is reached before anything is done',
      ),
    ];
  });
}

function paragraphFaults(where: string, { goals }: ParagraphActivity): Fault[] {
  return goals.flatMap((goal) => [
    ...uniqueFaults(`${where} ${goal.id}`, idsOf(goal.tiles)),
    ...goal.patterns
      .filter((pattern) => paragraph.solutions({ ...goal, patterns: [pattern] }).length === 0)
      .map((pattern) => ({ where: `${where} ${goal.id}`, message: `no tiles for the order ${pattern.join(', ')}` })),
    ...goal.tiles
      .filter(({ role, why }) => (role === 'fact' || role === 'weak') && !why)
      .map(({ id }) => ({ where: `${where} ${goal.id}`, message: `trap "${id}" does not say why` })),
    ...goal.tiles
      .filter(({ role, about }) => role === 'example' && !about)
      .map(({ id }) => ({ where: `${where} ${goal.id}`, message: `example "${id}" does not say what about` })),
  ]);
}

/** A program is known that needs no more blocks than allowed, and where loops are offered nothing shorter than a loop would do. */
function robotFaults(where: string, data: RobotActivity): Fault[] {
  return data.goals.flatMap((goal, index) => {
    const here = `${where} ${goal.id}`;
    if (!goal.floor.join('').includes('S') || new Set(goal.floor.map(({ length }) => length)).size > 1)
      return fault(here, 'the floor is no rectangle with a start');
    const straight = robot.shortestStraight(goal);
    if (straight === null) return fault(here, 'no way leads to every door');
    return [
      ...unless(
        robot.judge(goal, programs[namesOf(data, index)] ?? [], data.mostSteps).isReached,
        here,
        'the known program does not reach the goal',
      ),
      ...unless(
        !goal.blocks.includes('repeat') || straight > goal.most,
        here,
        `needs no loop: ${straight} commands in a row do it`,
      ),
    ];
  });
}

/** Whether every goal of an activity can be reached, by its own rules. */
export function goalFaults(where: string, data: ActivityData): Fault[] {
  switch (data.type) {
    case 'visual-grid':
      if (data.kind === 'lawn')
        return data.goals.flatMap((goal) =>
          unless(lawn.solve(data, goal) !== null, `${where} ${goal.id}`, 'no lawn on this field reaches the goal'),
        );
      return data.goals.flatMap((goal) =>
        rangeFaults(`${where} ${goal.id}`, 'numbers that fit', chart.solve(goal).length, [1, goal.upTo - 1]),
      );
    case 'story-explorer':
      return storyFaults(where, data);
    case 'time-map':
      return timeFaults(where, data);
    case 'circuit-builder':
      return circuitFaults(where, data);
    case 'sentence-builder':
      return paragraphFaults(where, data);
    case 'drag-drop':
    default:
      return robotFaults(where, data);
  }
}
