import type { EnhancedLesson } from '@grove/contracts';
import { choose, explain, finish, intro, solve } from '../steps.ts';

export const readingStoryElements: EnhancedLesson = {
  id: 'reading-story-elements',
  title: 'Story Elements Voyage',
  description: 'Sail through a sea story and find its characters, setting, problem and theme.',
  duration: '20 min',
  xpReward: 130,
  type: 'interactive',
  difficulty: 'beginner',
  grade: 'Grade 3',
  subject: 'Reading',
  theme: 'A voyage through a story',
  teacherId: 'captain-readwell',
  interactiveElement: {
    type: 'story-explorer',
    title: 'Explore the Lighthouse Story',
    xpReward: 30,
    description: 'Tap the parts of a story to meet its characters and follow its plot.',
  },
  learningObjectives: [
    'Name the characters and the setting',
    'Find the problem and the solution',
    'Put events in order',
    'State the theme with a clue from the text',
  ],
  content: {
    steps: [
      intro(
        'All aboard',
        'You have read many stories. Today we look at the parts that every story is made of, like the parts of a ship.',
        '⛵',
      ),
      explain('The parts of a story', 'Most stories have the same parts, and good readers look for them.', [
        'Characters: who',
        'Setting: where and when',
        'Plot: problem, events, solution',
        'Theme: what we learn',
      ]),
      explain(
        'The lighthouse, part 1',
        'One foggy night, Tess and her grandfather sat in the lighthouse. Suddenly the great lamp went dark. Far out, a boat was coming closer to the rocks.',
      ),
      choose(
        'Find the setting',
        'Think about where and when part 1 takes place.',
        'What is the setting?',
        [
          'A fishing boat near the rocky shore',
          'A lighthouse on a foggy night',
          'A lighthouse on a bright, clear morning',
        ],
        1,
        'Read the first sentence again. It tells you both the time and the place.',
      ),
      choose(
        'Find the problem',
        'Every plot needs a problem that someone has to solve.',
        'What is the problem in part 1?',
        [
          'The lamp is dark and a boat is near the rocks',
          'Tess and her grandfather have lost their way in the fog',
          'The lamp of the boat has broken on the rocks',
        ],
        0,
        'Look for what goes wrong, and why it is dangerous.',
      ),
      explain(
        'The lighthouse, part 2',
        'Tess was afraid of the dark stairs, but she climbed up with every lantern she could find. Grandfather rang the bell. The boat heard it, saw the light and turned away.',
      ),
      solve(
        'Put it in order',
        'Event 1: The boat turned away. Event 2: The lamp went dark. Event 3: Tess carried up the lanterns.',
        'Which event happened first?',
        2,
        'Think back to part 1. What started the trouble?',
      ),
      choose(
        'What is Tess like?',
        'We learn about characters from what they do.',
        'Which clue shows that Tess is brave?',
        [
          'She sat with her grandfather on that dark and foggy night',
          'She climbed the stairs although she was afraid',
          'She and her grandfather stayed in the lighthouse',
        ],
        1,
        'Being brave means doing something hard even when you feel fear.',
      ),
      choose(
        'Final challenge',
        'The theme is what a story teaches. It should fit the whole story.',
        'Which theme fits best?',
        [
          'Boats should stay in the harbor at night',
          'Grown-ups always know what has to be done',
          'Courage and teamwork can save the day',
        ],
        2,
        'Ask what Tess and her grandfather did together, and what it changed.',
      ),
      finish(
        130,
        'Safe in the harbor',
        'Characters, setting, plot and theme work together. When you find each part, you understand the whole story better.',
      ),
    ],
  },
};
