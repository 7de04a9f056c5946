import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve, withExtras } from '../../../steps.ts';

export const codingTechLessons: readonly LessonSource[] = [
  {
    ...headOf('prek-first-next-last'),
    learningObjectives: ['Use the words first, next and last', 'Put three pictures in order'],
    steps: [
      intro('Step by step', 'We do many things in steps.', '👣'),
      withExtras(explain('In order', 'First an egg. Next it hatches. Last a chick walks.'), { image: '🥚🐣🐥' }),
      withExtras(
        choose(
          'First',
          'You put on socks and shoes.',
          'What comes first?',
          ['🧦 socks', '👟 shoes'],
          0,
          'Which one is inside the other?',
        ),
        {
          feedback: ['Yes! Socks first, then shoes.', 'Then the socks would be over the shoes!'],
        },
      ),
      withExtras(
        choose(
          'Next',
          'First you wet your hands.',
          'What comes next?',
          ['🧻 dry them', '🧼 use soap'],
          1,
          'What makes your hands clean?',
        ),
        {
          image: '💧',
          feedback: ['Wait! Your hands need soap.', 'Yes! Wet, soap, rinse, dry.'],
        },
      ),
      withExtras(
        choose(
          'Last',
          'You make a sandwich.',
          'What comes last?',
          ['🍞 get bread', '🧀 add cheese', '😋 eat it'],
          2,
          'What can you do only when it is ready?',
        ),
        {
          feedback: ['You need bread first.', 'You add cheese before you eat.', 'Yes! Eating comes last.'],
        },
      ),
      withExtras(
        solve('Count steps', 'Get a cup. Pour water. Drink.', 'How many steps?', 3, 'Put up one finger for each step.'),
        {
          image: '🥛💧😋',
          hints: [
            'Each sentence is one step.',
            'Get a cup is one. Pour water is two...',
            'One, two, three. Three steps!',
          ],
          mistakes: [
            { answer: '2', says: 'One step is waiting. What comes last?' },
            { answer: '1', says: 'That is the first step. Two more come after it.' },
          ],
        },
      ),
      finish(40, 'You did it', 'First, next, last: now you can put steps in order.'),
    ],
  },
  {
    ...headOf('prek-guide-the-robot'),
    learningObjectives: ['Follow directions with two steps', 'Read an arrow', 'Count the steps of a path'],
    steps: [
      intro('Hello, robot', 'You know steps. A robot does steps that we say.', '🤖'),
      withExtras(explain('Arrows', 'An arrow tells the robot which way to go.'), { image: '🤖➡️⭐' }),
      withExtras(
        choose(
          'Up',
          'The balloon is up in the air.',
          'Which arrow points up?',
          ['⬇️', '⬆️'],
          1,
          'Look for the pointed end at the top.',
        ),
        {
          image: '🎈',
          feedback: ['That arrow points down.', 'Yes! That arrow points up.'],
        },
      ),
      withExtras(
        choose(
          'Two steps',
          'Robot, clap and then jump!',
          'What comes last?',
          ['🦘 jump', '👏 clap'],
          0,
          'Do it: clap, then jump. What did you do last?',
        ),
        {
          image: '🤖',
          feedback: ['Yes! The jump comes last.', 'Clap comes first.'],
        },
      ),
      withExtras(
        solve(
          'To the star',
          'Each step goes one place.',
          'How many steps to the star?',
          3,
          'Begin after the robot. The star counts too.',
        ),
        {
          image: '🤖⬜⬜⭐',
          hints: ['Count each move of the robot.', 'Square one, square two...', 'Square, square, star. Three steps!'],
          mistakes: [
            { answer: '2', says: 'Now the robot is next to the star. One more step.' },
            { answer: '4', says: 'The robot stands there already. Begin with the next place.' },
          ],
        },
      ),
      withExtras(
        choose(
          'To the flower',
          'The robot wants the flower.',
          'Which steps get there?',
          ['➡️', '➡️➡️', '➡️➡️➡️'],
          1,
          'One arrow is one place. Count the places.',
        ),
        {
          image: '🤖⬜🌼',
          feedback: ['One step stops before the flower.', 'Yes! Two steps get there.', 'Three steps go too far.'],
        },
      ),
      finish(45, 'You did it', 'Clear steps help a robot get there.'),
    ],
  },
  {
    ...headOf('prek-again-and-again'),
    learningObjectives: ['Say what comes next in a pattern', 'Do a step again and again'],
    steps: [
      intro('Do it again', 'You gave steps. Some steps come again and again.', '🔁'),
      withExtras(explain('Repeat', 'Moon, star, moon, star. It repeats!'), { image: '🌙⭐🌙⭐' }),
      withExtras(
        choose(
          'What is next?',
          'Say the names in order.',
          'What comes next?',
          ['🐱 cat', '🐶 dog'],
          0,
          'Say it: cat, dog, cat, dog...',
        ),
        {
          image: '🐱🐶🐱🐶',
          feedback: ['Yes! After dog comes cat.', 'Dog was just there. What comes after dog?'],
        },
      ),
      withExtras(solve('Hop', 'Robot, hop again and again: 3 times!', 'How many hops?', 3, 'Hop along, and count.'), {
        image: '🤖',
        hints: ['The number tells how many hops.', 'Hop: one, two...', 'Hop, hop, hop. Three hops!'],
        mistakes: [
          { answer: '1', says: 'The robot hops again. Count every hop.' },
          { answer: '4', says: 'One hop too many. Stop at three.' },
        ],
      }),
      withExtras(
        choose(
          'A longer one',
          'Say the names in order.',
          'What comes next?',
          ['🍎 apple', '🍌 banana', '🍐 pear'],
          2,
          'Say it: apple, banana, pear, apple, banana...',
        ),
        {
          image: '🍎🍌🍐🍎🍌',
          feedback: ['Apple begins again after the pear.', 'Banana was just there.', 'Yes! The pear comes next.'],
        },
      ),
      withExtras(
        solve(
          'Clap',
          'Clap, clap. Now do it again: clap, clap.',
          'How many claps in all?',
          4,
          'Clap along, and count each clap.',
        ),
        {
          image: '👏👏 👏👏',
          expression: '2 + 2',
          hints: [
            'Count the first claps and the second claps.',
            'First two claps: one, two...',
            'One, two, three, four. Four claps!',
          ],
          mistakes: [
            { answer: '2', says: 'That is the first time. Now do it again.' },
            { answer: '3', says: 'One clap is waiting. Count it too.' },
          ],
        },
      ),
      finish(50, 'You did it', 'You know what repeats, and what comes next!'),
    ],
  },
  {
    ...headOf('prek-fix-the-steps'),
    learningObjectives: ['Find a step that is wrong', 'Put steps right, calmly'],
    steps: [
      intro('Oops!', 'Steps can go wrong. That is fine. We fix them!', '🔧'),
      withExtras(explain('A bug', 'A mistake in steps is a bug. Look, then fix.'), { image: '🤖🐞' }),
      withExtras(
        choose(
          'Mixed up',
          'First shoes, then socks. Oops!',
          'What should be first?',
          ['👟 shoes', '🧦 socks'],
          1,
          'Which one touches your foot?',
        ),
        {
          feedback: ['That is the mixed-up way. Try the other one.', 'Yes! Socks come first.'],
        },
      ),
      withExtras(
        choose(
          'Forgot one',
          'Paste on the brush. Rinse. Oops!',
          'What did we forget?',
          ['👟 run', '🛏️ sleep', '🦷 brush'],
          2,
          'What do you do with the paste?',
        ),
        {
          image: '😁',
          feedback: [
            'Running does not clean teeth.',
            'Sleep comes later. Clean teeth first.',
            'Yes! We forgot to brush our teeth.',
          ],
        },
      ),
      withExtras(
        choose(
          'Wrong way',
          'The robot went left. Oops!',
          'Which arrow gets the star?',
          ['➡️', '⬅️'],
          0,
          'Where is the star? Point to it.',
        ),
        {
          image: '🤖⬜⭐',
          feedback: ['Yes! This arrow goes to the star.', 'This arrow goes away from the star.'],
        },
      ),
      withExtras(
        solve(
          'Too short',
          'It needs 3 steps. It took 2.',
          'How many more steps?',
          1,
          'Count the places from the robot to the star.',
        ),
        {
          image: '⬜⬜🤖⭐',
          expression: '3 - 2',
          hints: [
            'The robot is almost there.',
            'It took two. What comes after two?',
            'One more step makes three. One!',
          ],
          mistakes: [
            { answer: '3', says: 'Three is the whole way. Two steps are done.' },
            { answer: '2', says: 'Two steps are done. How many are left?' },
          ],
        },
      ),
      finish(60, 'You did it', 'You find bugs and fix them. Mistakes help us learn!'),
    ],
  },
];
