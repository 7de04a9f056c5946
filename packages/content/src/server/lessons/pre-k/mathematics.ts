import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve, withExtras } from '../../../steps.ts';

export const mathematicsLessons: readonly LessonSource[] = [
  {
    ...headOf('counting_1_10'),
    learningObjectives: [
      'Say the numbers from one to ten',
      'Count things, touching each one once',
      'Say how many there are',
    ],
    steps: [
      intro('Let us count', 'Touch each thing once. Say one number for each touch.', '🍎'),
      withExtras(explain('One by one', 'One, two, three ducks. The last number tells how many.'), { image: '🦆🦆🦆' }),
      withExtras(solve('Apples', 'Touch each apple once.', 'How many apples?', 3, 'Touch an apple, and say one.'), {
        image: '🍎🍎🍎',
        hints: ['Say one number for each apple.', 'Begin here: one, two...', 'One, two, three. Three apples!'],
        mistakes: [
          { answer: '2', says: 'One apple is waiting. Count it too.' },
          { answer: '4', says: 'One apple was counted twice. Touch each one once.' },
        ],
      }),
      withExtras(
        solve('Stars', 'Touch each star once.', 'How many stars?', 5, 'Start with the first star, and go slowly.'),
        {
          image: '⭐⭐⭐⭐⭐',
          hints: [
            'Say one number for each star.',
            'Begin here: one, two, three...',
            'One, two, three, four, five. Five stars!',
          ],
          mistakes: [
            { answer: '4', says: 'One star is waiting. Count it too.' },
            { answer: '6', says: 'One star was counted twice. Touch each one once.' },
          ],
        },
      ),
      withExtras(
        choose(
          'Find six',
          'Count both groups.',
          'Which group has six?',
          ['🐞🐞🐞🐞🐞', '🐞🐞🐞🐞🐞🐞'],
          1,
          'Six comes right after five.',
        ),
        {
          feedback: ['That group has five. Six is one more.', 'Yes! Six little ladybugs.'],
        },
      ),
      withExtras(
        solve(
          'All the way',
          'Touch each balloon once.',
          'How many balloons?',
          10,
          'Count the first row of five, and then go on.',
        ),
        {
          image: '🎈🎈🎈🎈🎈 🎈🎈🎈🎈🎈',
          hints: [
            'Count all the balloons, one by one.',
            'The first five are: one, two, three, four, five.',
            'Go on: six, seven, eight, nine, ten. Ten balloons!',
          ],
          mistakes: [
            { answer: '5', says: 'That is the first group. Now count on with the others.' },
            { answer: '9', says: 'So close! One balloon is waiting.' },
          ],
        },
      ),
      finish(40, 'You did it', 'You can count to ten. Touch once, say one number.'),
    ],
  },
  {
    ...headOf('prek-numbers-and-groups'),
    learningObjectives: ['Know some numbers when you see them', 'Match a group to its number'],
    steps: [
      intro('Numbers say how many', 'Every number tells how many. Let us match them.', '🔢'),
      withExtras(explain('Two fish', 'Here are two fish. The number is 2.'), { image: '🐟🐟' }),
      withExtras(
        choose(
          'Cats',
          'Count the cats.',
          'Which number tells how many?',
          ['2', '3', '4'],
          1,
          'Touch each cat, and say a number.',
        ),
        {
          image: '🐱🐱🐱',
          feedback: ['There is one more cat than two.', 'Yes! Three cats.', 'There is one cat less than four.'],
        },
      ),
      withExtras(
        choose(
          'Make five',
          'Here is the number 5.',
          'Which group has five?',
          ['🌼🌼🌼🌼🌼', '🌼🌼🌼🌼', '🌼🌼🌼🌼🌼🌼'],
          0,
          'Count each group. Stop when you find five.',
        ),
        {
          feedback: ['Yes! Five flowers.', 'That is four. Five is one more.', 'That is six. Five is one less.'],
        },
      ),
      withExtras(
        choose(
          'Balls',
          'Count the balls.',
          'Which number tells how many?',
          ['6', '7', '8'],
          2,
          'Count four, and then four more.',
        ),
        {
          image: '⚽⚽⚽⚽ ⚽⚽⚽⚽',
          feedback: ['There are two more balls than six.', 'Nearly! There is one more ball.', 'Yes! Eight balls.'],
        },
      ),
      withExtras(solve('Your turn', 'Count the frogs.', 'Which number tells how many?', 4, 'Touch each frog once.'), {
        image: '🐸🐸🐸🐸',
        hints: ['Say one number for each frog.', 'Begin here: one, two...', 'One, two, three, four. Press 4!'],
        mistakes: [
          { answer: '3', says: 'One frog is waiting. Count it too.' },
          { answer: '5', says: 'One frog was counted twice. Try again slowly.' },
        ],
      }),
      finish(45, 'You did it', 'You matched groups and numbers!'),
    ],
  },
  {
    ...headOf('prek-more-or-fewer'),
    learningObjectives: [
      'Say which of two groups has more',
      'Say which of two groups has fewer',
      'Know when two groups are the same',
    ],
    steps: [
      intro('Who has more?', 'You can count groups. Now we look at two groups.', '🧺'),
      withExtras(explain('Pair them up', 'Each bear gets one ball. One ball is left. More balls!'), {
        image: '🐻🐻 ⚽⚽⚽',
      }),
      withExtras(
        choose(
          'More',
          'Look at the fruit.',
          'Which group has more?',
          ['🍐🍐', '🍌🍌🍌🍌'],
          1,
          'Count each group. Which number comes later?',
        ),
        {
          feedback: ['Two is fewer than four.', 'Yes! Four is more than two.'],
        },
      ),
      withExtras(
        choose(
          'Fewer',
          'Fewer means not as many.',
          'Which group has fewer?',
          ['🚗🚗🚗', '🚲🚲🚲🚲🚲'],
          0,
          'Give each car a bike. What is left over?',
        ),
        {
          feedback: ['Yes! Three is fewer than five.', 'Five is more. Look for the group with not so many.'],
        },
      ),
      withExtras(
        choose(
          'The same',
          'Count the birds.',
          'Which group has just as many?',
          ['🥜🥜', '🥜🥜🥜', '🥜🥜🥜🥜'],
          1,
          'Each bird gets one nut. No nut is left.',
        ),
        {
          image: '🐦🐦🐦',
          feedback: ['One bird gets no nut.', 'Yes! One nut for each bird.', 'One nut is left over.'],
        },
      ),
      withExtras(
        choose(
          'Big and small',
          'Big things can be few. Count!',
          'Which group has more?',
          ['🐘🐘', '🐜🐜🐜'],
          1,
          'Do not look at how big they are. Count them.',
        ),
        {
          feedback: ['Elephants are big, but there are just two.', 'Yes! Three ants are more than two elephants.'],
        },
      ),
      finish(50, 'You did it', 'More, fewer or the same: counting tells you!'),
    ],
  },
  {
    ...headOf('prek-one-more-one-less'),
    learningObjectives: ['Say the number that is one more', 'Say the number that is one less'],
    steps: [
      intro('Come and go', 'One more comes. One goes away. How many now?', '🐤'),
      withExtras(explain('One more', 'Two chicks. One more comes. Now there are three.'), { image: '🐤🐤 ➕ 🐤' }),
      withExtras(
        solve('Chicks', 'Three chicks. One more comes.', 'How many now?', 4, 'Say three. What comes right after it?'),
        {
          image: '🐤🐤🐤 ➕ 🐤',
          expression: '3 + 1',
          hints: ['One more means the next number.', 'Say: one, two, three...', 'After three comes four. Four chicks!'],
          mistakes: [
            { answer: '3', says: 'Three were there. Count the new one too.' },
            { answer: '2', says: 'That is one less. A chick came.' },
          ],
        },
      ),
      withExtras(
        choose(
          'One less',
          'Three cookies. You eat one.',
          'How many are left?',
          ['🍪🍪', '🍪🍪🍪', '🍪🍪🍪🍪'],
          0,
          'Hide one cookie with your hand.',
        ),
        {
          feedback: ['Yes! Two cookies are left.', 'Three is before you ate one.', 'That is one more. You ate one.'],
        },
      ),
      withExtras(
        solve('Fly away', 'Five birds. One flies away.', 'How many stay?', 4, 'Hide one bird, and count the rest.'),
        {
          image: '🐦🐦🐦🐦🐦',
          expression: '5 - 1',
          hints: [
            'One flies away, so there are fewer birds.',
            'Hide one bird. Count: one, two...',
            'One, two, three, four. Four birds stay!',
          ],
          mistakes: [
            { answer: '5', says: 'Five were there. One flew away.' },
            { answer: '6', says: 'That is one more. A bird went away.' },
          ],
        },
      ),
      withExtras(
        solve('Fish', 'Seven fish. One more comes.', 'How many now?', 8, 'Say seven. What comes right after it?'),
        {
          image: '🐟🐟🐟🐟🐟🐟🐟 ➕ 🐟',
          expression: '7 + 1',
          hints: [
            'One more means the next number.',
            'Say: five, six, seven...',
            'After seven comes eight. Eight fish!',
          ],
          mistakes: [
            { answer: '7', says: 'Seven were there. Count the new one too.' },
            { answer: '6', says: 'That is one less. A fish came.' },
          ],
        },
      ),
      finish(60, 'You did it', 'One more is the next number. One less is the one before.'),
    ],
  },
];
