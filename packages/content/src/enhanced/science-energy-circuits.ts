import type { EnhancedLesson } from '@grove/contracts';
import { choose, explain, finish, intro, solve } from '../steps.ts';

export const scienceEnergyCircuits: EnhancedLesson = {
  id: 'science-energy-circuits',
  title: 'Energy and Circuits Lab',
  description: 'Follow energy as it changes form, and build a circuit that lights a lamp.',
  duration: '25 min',
  xpReward: 150,
  type: 'interactive',
  difficulty: 'intermediate',
  grade: 'Grade 4',
  subject: 'Science',
  theme: 'The Spark Lab',
  teacherId: 'professor-quark',
  interactiveElement: {
    type: 'circuit-builder',
    title: 'Light the Lamp',
    xpReward: 35,
    description: 'Join a battery, wires, a switch and lamps, and see when they light up.',
  },
  learningObjectives: [
    'Describe how energy changes form',
    'Explain why a circuit must be closed',
    'Sort conductors and insulators',
    'Work safely with electricity',
  ],
  content: {
    steps: [
      intro(
        'Into the Spark Lab',
        'You have felt warm sunlight and heard loud drums. Light, heat and sound all carry energy, and so does electricity.',
        '💡',
      ),
      explain(
        'Energy changes form',
        'Energy is not used up. It changes from one form into another and moves from place to place.',
        ['A drum: movement into sound', 'A lamp: electricity into light and heat'],
      ),
      choose(
        'Follow the energy',
        'You switch on a fan, and its blades begin to turn.',
        'How does the energy change?',
        ['Electricity into light only', 'Electricity into movement', 'Movement into electricity'],
        1,
        'What goes in through the cord? What do you see the blades do?',
      ),
      explain(
        'A worked example',
        'A circuit is a loop. Electricity flows from one end of the battery, through the lamp, and back to the other end. If there is a gap in the loop, it stops everywhere.',
        ['Closed loop: lamp on', 'Open loop: lamp off'],
      ),
      choose(
        'Find the gap',
        'A lamp is joined to one end of a battery by one wire. The other end of the battery is free.',
        'Will the lamp light up?',
        ['Yes, one wire carries enough', 'No, the loop is not closed', 'Yes, but only half as brightly'],
        1,
        'Trace the path with your finger. Can you get all the way back to the battery?',
      ),
      choose(
        'What does a switch do?',
        'You press a switch, and the lamp goes off.',
        'What did the switch do?',
        ['It opened a gap in the loop', 'It used up all of the energy', 'It sent the electricity backwards'],
        0,
        'The lamp goes off when electricity cannot flow around. What stops it?',
      ),
      choose(
        'Conductor or insulator?',
        'Electricity flows well through a conductor, such as metal. It does not flow well through an insulator, such as plastic.',
        'What could close a gap in a small battery circuit?',
        ['A clean plastic spoon', 'A thick rubber band', 'A metal paper clip'],
        2,
        'Look for the thing that is made of metal.',
      ),
      solve(
        'Count the lamps',
        'Four lamps are joined in one single loop. One lamp is taken out, and that leaves a gap.',
        'How many of the other three lamps are still lit?',
        0,
        'There is only one loop. What happens in all of it if there is a gap anywhere?',
      ),
      choose(
        'Final challenge',
        'Two lamps each have their own loop to the same battery. The wire of one loop breaks.',
        'What happens?',
        ['Both lamps go off together', 'The other lamp stays lit', 'The broken loop stays lit for a while'],
        1,
        'Trace the second loop. Is there a gap in it?',
      ),
      finish(
        150,
        'Lab report',
        'Energy changes form. A circuit works only when its loop is closed. Use small batteries only, and never touch wall sockets.',
      ),
    ],
  },
};
