import type { CircuitActivity } from '@grove/contracts';

const battery = { slot: 'h-2-0', part: 'battery' } as const;

export const scienceEnergyCircuitsActivity: CircuitActivity = {
  lessonId: 'science-energy-circuits',
  type: 'circuit-builder',
  xpReward: 35,
  columns: 3,
  rows: 3,
  learned:
    'Electricity needs a closed loop of metal. In one single loop, a gap stops everything. With loops of their own, lamps do not need each other.',
  goals: [
    {
      id: 'loop',
      task: 'Light the lamp! Place it on the board, and join it to both ends of the battery.',
      fixed: [battery],
      box: [
        { part: 'wire', count: 6 },
        { part: 'lamp', count: 1 },
      ],
      lamps: 1,
      isSwitched: false,
      hint: 'Trace the path with your finger: from one end of the battery, through the lamp, and back to the other end.',
      praise: 'The loop is closed, so electricity flows all the way around, and the lamp turns it into light.',
    },
    {
      id: 'switch',
      task: 'Put a switch into the loop, so that it can turn the lamp on and off.',
      fixed: [battery, { slot: 'h-1-0', part: 'lamp' }],
      box: [
        { part: 'wire', count: 5 },
        { part: 'switch', count: 1 },
      ],
      lamps: 1,
      isSwitched: true,
      hint: 'The switch has to be a part of the loop, between the battery and the lamp. Press it to open and close it.',
      praise: 'An open switch is a gap in the loop. Close it, and the electricity can flow again.',
    },
    {
      id: 'conductor',
      task: 'There is a gap in this loop! Find the thing in the box that closes it.',
      fixed: [battery, { slot: 'v-1-0', part: 'wire' }, { slot: 'h-1-0', part: 'lamp' }],
      box: [
        { part: 'spoon', count: 1 },
        { part: 'band', count: 1 },
        { part: 'clip', count: 1 },
      ],
      lamps: 1,
      isSwitched: false,
      hint: 'Try each thing in the gap on the right side. What are they made of: plastic, rubber or metal?',
      praise: 'The paper clip is made of metal, so it is a conductor. Plastic and rubber are insulators.',
    },
    {
      id: 'series',
      task: 'Build one single loop with two lamps. If one lamp is taken out, the other must go dark, too.',
      fixed: [battery],
      box: [
        { part: 'wire', count: 6 },
        { part: 'lamp', count: 2 },
      ],
      lamps: 2,
      isSwitched: false,
      whenOneBreaks: 'all-dark',
      hint: 'Put both lamps on the same path, one after the other, like beads on a string.',
      praise:
        'This is a series circuit. The lamps share the energy of the battery, so each one is dimmer. A gap stops both.',
    },
    {
      id: 'parallel',
      task: 'Now give each lamp a loop of its own. If one is taken out, the other must stay lit.',
      fixed: [battery],
      box: [
        { part: 'wire', count: 8 },
        { part: 'lamp', count: 2 },
      ],
      lamps: 2,
      isSwitched: false,
      whenOneBreaks: 'others-lit',
      hint: 'Light one lamp first. Then build a second bridge above it, from the left side of the loop to the right side.',
      praise:
        'This is a parallel circuit. Each lamp has a loop of its own and glows brightly. The lights at home are built like this.',
    },
  ],
  says: {
    'no-battery': 'There is no battery on the board, so nothing pushes the electricity.',
    'no-lamp': 'Lamps on the board: {{lamps}}. The goal needs {{wanted}}. Pick a lamp, then tap a free place.',
    short:
      'Stop, a short circuit! The battery has a path that goes through no lamp at all. It gets hot, and the lamps stay dark. Take a wire out of that path.',
    open: 'The loop is not closed. One wire is not enough: start at the battery, and look for the gap on the way back.',
    'switch-open': 'Everything is joined, but the switch is open. Press it to close the gap.',
    insulator: 'Something is in the gap, but electricity cannot flow through it. Is it made of metal?',
    bypassed:
      'Both ends of a lamp are joined by wire, so electricity takes the easy way around it. Take out that wire.',
    'some-dark': 'Lamps that glow: {{lit}} of {{wanted}}. Trace the loop of the dark one: where is its gap?',
    'no-switch': 'The lamp glows. Now it needs a switch in its loop.',
    'switch-idle': 'The lamp still glows when the switch is open. There is another path around the switch.',
    'one-loop':
      'Both lamps glow, but they share one loop: take one out, and the other goes dark. Give each one its own path to the battery.',
    'own-loops': 'Both lamps glow, but each has a loop of its own. Put them one after the other on the same path.',
  },
};
