import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve, withExtras } from '../../../steps.ts';

export const readingWritingLessons: readonly LessonSource[] = [
  {
    ...headOf('letter_a'),
    learningObjectives: ['Name the letter A', 'Find big A and little a', 'Hear a word that begins like apple'],
    steps: [
      intro('Meet A', 'This is a letter. Its name is A.', '🍎'),
      explain('Big and little', 'Big A looks like a tent. Little a is round.', ['A a']),
      withExtras(
        choose(
          'Find big A',
          'Look for the tent.',
          'Which one is A?',
          ['A', 'B', 'O'],
          0,
          'It has two long sides, and a bar between.',
        ),
        {
          feedback: ['Yes! That is big A.', 'That is B. It has two bumps.', 'That is O. It is round like a ring.'],
        },
      ),
      withExtras(
        choose(
          'Find little a',
          'Look closely.',
          'Which one is little a?',
          ['e', 'o', 'a'],
          2,
          'It is round, and has a line on its right side.',
        ),
        {
          feedback: [
            'That is e. Look for a line on the side.',
            'That is o. Little a has a line, too.',
            'Yes! That is little a.',
          ],
        },
      ),
      withExtras(
        choose(
          'Listen',
          'Say each name out loud.',
          'Which begins like apple?',
          ['🐝 bee', '🐜 ant', '🌙 moon'],
          1,
          'Say apple slowly. How does your mouth begin?',
        ),
        {
          feedback: ['Bee begins like ball.', 'Yes! Ant and apple begin alike.', 'Moon begins like mouse.'],
        },
      ),
      withExtras(
        choose(
          'A inside',
          'A can hide in a word.',
          'Where is the a?',
          ['🐱 cat', '🐶 dog', '🐷 pig'],
          0,
          'Look at the letter in the middle.',
        ),
        {
          feedback: ['Yes! The a hides in the middle.', 'Dog has an o in the middle.', 'Pig has an i in the middle.'],
        },
      ),
      finish(40, 'You did it', 'You know the letter A, big and little!'),
    ],
  },
  {
    ...headOf('prek-letters-in-names'),
    learningObjectives: [
      'Find the first letter of a name',
      'Know that a name begins with a big letter',
      'Count the letters of a short name',
    ],
    steps: [
      intro('Your name', 'Your name has letters. Other names have letters too.', '📛'),
      explain('The first letter', 'Ada begins with A. The first letter is big.', ['Ada']),
      withExtras(
        choose(
          'Begin with S',
          'S looks like a snake.',
          'Which name begins with S?',
          ['Leo', 'Sam', 'Mia'],
          1,
          'Look at the first letter of each name.',
        ),
        {
          feedback: ['Leo begins with L.', 'Yes! Sam begins with S.', 'Mia begins with M.'],
        },
      ),
      withExtras(
        choose(
          'Begin alike',
          'Noor begins with N.',
          'Which name begins like Noor?',
          ['Tom', 'Kim', 'Nina'],
          2,
          'Find the same letter as in Noor.',
        ),
        {
          feedback: ['Tom begins with T.', 'Kim begins with K.', 'Yes! Noor and Nina begin with N.'],
        },
      ),
      withExtras(
        choose(
          'Big letter',
          'A name begins with a big letter.',
          'Which one is right?',
          ['Max', 'max'],
          0,
          'Look at the first letter. Is it big?',
        ),
        {
          feedback: ['Yes! Big M comes first.', 'This m is little. A name begins with a big one.'],
        },
      ),
      withExtras(
        solve(
          'Count letters',
          'Lin has these letters: L, i, n.',
          'How many letters are there?',
          3,
          'Say each letter once, and count with your fingers.',
        ),
        {
          hints: ['Say one number for each letter.', 'L is one. The i is two...', 'One, two, three. Three letters!'],
          mistakes: [
            { answer: '1', says: 'It is one name. Count its letters.' },
            { answer: '2', says: 'One letter is waiting. Count it too.' },
          ],
        },
      ),
      finish(45, 'You did it', 'Names have letters. Can you find your own first letter?'),
    ],
  },
  {
    ...headOf('prek-first-sounds'),
    learningObjectives: ['Hear the first sound of a word', 'Find words that begin alike'],
    steps: [
      intro('Open your ears', 'Say your name slowly. How does it begin?', '👂'),
      withExtras(explain('Begin alike', 'Say moon. Say mouse. Your lips close for both.'), { image: '🌙🐭' }),
      withExtras(
        choose(
          'Like sun',
          'Say each word.',
          'Which begins like sun?',
          ['🧦 sock', '🐟 fish', '🐻 bear'],
          0,
          'Sun hisses like a snake. Which word hisses first?',
        ),
        {
          image: '☀️',
          feedback: ['Yes! Sun and sock begin alike.', 'Fish begins like fox.', 'Bear begins like ball.'],
        },
      ),
      withExtras(
        choose(
          'Like bee',
          'Say each word.',
          'Which begins like bee?',
          ['🐱 cat', '🌙 moon', '⚽ ball'],
          2,
          'Bee begins with a little pop of the lips.',
        ),
        {
          image: '🐝',
          feedback: ['Cat begins like cup.', 'Moon hums. Bee pops.', 'Yes! Bee and ball begin alike.'],
        },
      ),
      withExtras(
        choose(
          'Like fox',
          'Say each word.',
          'Which begins like fox?',
          ['🐶 dog', '🐟 fish', '📦 box'],
          1,
          'Your teeth touch your lip, and air comes out.',
        ),
        {
          image: '🦊',
          feedback: [
            'Dog begins like door.',
            'Yes! Fox and fish begin alike.',
            'Box ends like fox. Listen to the beginning.',
          ],
        },
      ),
      withExtras(
        choose(
          'Odd one out',
          'Two begin alike.',
          'Which begins another way?',
          ['🐢 turtle', '🐯 tiger', '🐴 horse'],
          2,
          'Say turtle, tiger, horse. Which one is different?',
        ),
        {
          feedback: ['Turtle begins like tiger.', 'Tiger begins like turtle.', 'Yes! Horse begins another way.'],
        },
      ),
      finish(50, 'You did it', 'You hear how words begin!'),
    ],
  },
  {
    ...headOf('prek-rhymes'),
    learningObjectives: ['Say if two words rhyme', 'Find a word that rhymes'],
    steps: [
      intro('Sound alike', 'You know how words begin. Now hear how they end.', '🎵'),
      withExtras(explain('A rhyme', 'Cat and hat end alike. Cat and hat rhyme.'), { image: '🐱🎩' }),
      withExtras(
        choose(
          'Rhyme or not?',
          'Say star. Say car.',
          'Do they rhyme?',
          ['👍 yes', '👎 no'],
          0,
          'Say them slowly: star, car. Do the ends match?',
        ),
        {
          image: '⭐🚗',
          feedback: ['Yes! Star and car rhyme.', 'Listen to the ends again: star, car.'],
        },
      ),
      withExtras(
        choose(
          'Goat',
          'Say goat.',
          'Which word rhymes with goat?',
          ['🎁 gift', '⛵ boat', '🐑 sheep'],
          1,
          'Say each one after goat. Which ends alike?',
        ),
        {
          image: '🐐',
          feedback: [
            'Gift begins like goat. A rhyme ends alike.',
            'Yes! Goat and boat rhyme.',
            'Sheep live on farms too, but listen to the end.',
          ],
        },
      ),
      withExtras(
        choose(
          'Moon',
          'Say moon.',
          'Which word rhymes with moon?',
          ['⭐ star', '🐭 mouse', '🥄 spoon'],
          2,
          'Stretch the end: moooon.',
        ),
        {
          image: '🌙',
          feedback: [
            'Stars shine by the moon, but they end another way.',
            'Mouse begins like moon. A rhyme ends alike.',
            'Yes! Moon and spoon rhyme.',
          ],
        },
      ),
      withExtras(
        choose(
          'Finish it',
          'I am a busy little bee. I fly up to the...',
          'Which word rhymes?',
          ['🌳 tree', '🌸 flower'],
          0,
          'Say bee, tree. Say bee, flower.',
        ),
        {
          feedback: ['Yes! Bee and tree rhyme.', 'Bees love flowers, but listen to the end.'],
        },
      ),
      finish(60, 'You did it', 'Rhymes end alike. You made a rhyme!'),
    ],
  },
];
