import type { LessonSource } from '@grove/contracts';
import { choose, explain, finish, intro, solve, solveFraction, withExtras } from './steps.ts';

/** The generic sample lesson (spec §2): what the player shows as the demo, and in place of a lesson that does not exist. */
export const sampleLesson: LessonSource = {
  id: 'demo',
  title: 'A Picnic in Equal Groups',
  description: 'See how a lesson works: pack a picnic, make equal groups, and multiply.',
  grade: 'Grade 3',
  subjectId: 1,
  position: 1,
  duration: 10,
  xpReward: 50,
  difficulty: 'beginner',
  type: 'interactive',
  learningObjectives: [
    'See equal groups in a story',
    'Add the same number again and again',
    'Write the groups as a multiplication',
  ],
  steps: [
    intro(
      'Pack the baskets',
      'You can add numbers already. Today we will plan a picnic together and discover a quick way to add the same number many times.',
      '🧺',
    ),
    explain(
      'Equal groups',
      'Groups are equal when each one holds the same number. Three baskets with 2 apples each are equal groups.',
      ['2 + 2 + 2 = 6', '3 × 2 = 6'],
    ),
    withExtras(
      choose(
        'Which are equal?',
        'Look at how many rolls lie in each basket.',
        'Which baskets hold equal groups?',
        ['5, 4 and 3 rolls', '4, 4 and 4 rolls', '4, 4 and 5 rolls'],
        1,
        'Every basket must hold the very same number, so compare them carefully.',
      ),
      {
        feedback: [
          'These numbers step down by one, so no two baskets are the same.',
          'Yes, every basket holds 4 rolls.',
          'Two baskets match, but the last one holds one more.',
        ],
      },
    ),
    explain(
      'A worked example',
      'Four plates hold 3 cookies each. Add 3 four times, one jump for each plate: 3, 6, 9, 12. So 4 × 3 = 12.',
      ['Plates: 4', 'On each plate: 3', 'In all: 12'],
    ),
    withExtras(
      solve(
        'Your turn',
        'Five cups hold 2 straws each.',
        'How many straws are there in all?',
        10,
        'Count by twos, one jump for each cup.',
      ),
      {
        expression: '5 * 2',
        hints: [
          'We want to know how many straws there are in all the cups.',
          'Each cup adds the same number, so count by twos.',
          'Begin like this: 2, 4, 6.',
          'Five jumps of two: 2, 4, 6, 8, 10. So 5 × 2 = 10.',
        ],
        mistakes: [{ answer: '7', says: 'That is 5 plus 2. Here each of the 5 cups holds 2.' }],
        variant: {
          question: 'Six cups hold 2 straws each. How many straws is that?',
          inputType: 'number',
          correctAnswer: 12,
          expression: '6 * 2',
        },
      },
    ),
    withExtras(
      choose(
        'Tell it with numbers',
        'Six friends get 4 grapes each.',
        'Which one tells this story?',
        ['6 × 4', '6 + 4', '4 + 4'],
        0,
        'First find how many groups there are. Then find how many are in every single group.',
      ),
      {
        feedback: [
          'Yes, there are 6 groups of 4.',
          'A plus sign joins one 6 and one 4. Here the 4 comes six times.',
          'This counts the grapes of only two friends.',
        ],
      },
    ),
    withExtras(
      solveFraction(
        'Share it out',
        'A melon is cut into 4 equal parts. You eat 1 of them.',
        'Which fraction of the melon do you eat?',
        '1/4',
        'The bottom number tells how many equal parts there are.',
      ),
      {
        mistakes: [
          { answer: '4/1', says: 'You have the right numbers. Now put the parts of the whole at the bottom.' },
        ],
      },
    ),
    withExtras(
      solve(
        'Final challenge',
        'You pack 3 bags with 5 plums each. Then you add 1 more plum.',
        'How many plums do you pack in all?',
        16,
        'Find 3 × 5 first, and then add the last plum.',
      ),
      {
        expression: '3 * 5 + 1',
        mistakes: [{ answer: '15', says: 'That is 3 × 5. One more plum went in at the end.' }],
      },
    ),
    finish(
      50,
      'What you learned',
      'Equal groups all hold the same number. You can add that number again and again, or you can multiply.',
    ),
  ],
};
