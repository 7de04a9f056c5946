import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import {
  choose,
  chooseAll,
  explain,
  finish,
  intro,
  match,
  order,
  solve,
  solveFraction,
  withExtras,
} from '../../../steps.ts';

export const mathematicsLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-multiplication-equal-groups'),
    learningObjectives: [
      'Spot groups that are equal',
      'Write equal groups as a multiplication',
      'Find a product by skip counting',
    ],
    steps: [
      intro(
        'Counting in jumps',
        'You can already count by twos and by fives. Today those jumps become something new: multiplication.',
        '🌰',
      ),
      explain(
        'Equal groups',
        'Groups are equal when each one holds the same number. Three nests with 2 eggs each are 3 equal groups of 2.',
        ['3 groups of 2', '3 × 2'],
      ),
      choose(
        'Equal or not?',
        'Look at how many acorns each squirrel has.',
        'Which squirrels have equal groups?',
        ['4, 4 and 4 acorns', '3, 4 and 5 acorns', '2, 2 and 6 acorns'],
        0,
        'Every group must hold the very same number. Check each number in turn.',
      ),
      explain(
        'A worked example',
        'Four branches hold 5 birds each. Count by fives, one jump for each branch: 5, 10, 15, 20. So 4 × 5 = 20.',
        ['Groups: 4', 'In each group: 5', 'In all: 20'],
      ),
      solve(
        'Your turn',
        'Three ponds have 4 frogs each.',
        'How many frogs are there in all?',
        12,
        'Count by fours, one jump for each pond: 4, 8, and one more jump.',
      ),
      choose(
        'Match the story',
        'Six bags hold 2 pears each.',
        'Which multiplication tells this story?',
        ['6 + 2', '6 × 2', '6 × 6'],
        1,
        'First ask how many groups there are. Then ask how many are in each group.',
      ),
      solve(
        'One more try',
        'Five spiders have 8 legs each.',
        'How many legs are there in all?',
        40,
        'Count by eights five times, or count 8 fives if that is easier.',
      ),
      solve(
        'Final challenge',
        'A gardener plants 6 rows with 4 seeds each. Later she plants 1 more row of 4.',
        'How many seeds does she plant in all?',
        28,
        'Work out how many rows there are now. Then multiply by the seeds in one row.',
      ),
      finish(
        60,
        'What you learned',
        'Multiplication counts equal groups. The first number tells how many groups, and the second tells how many are in each one.',
      ),
    ],
  },
  {
    ...headOf('g3-multiplication-arrays'),
    learningObjectives: [
      'Describe an array by its rows and columns',
      'Turn an array around without changing its product',
      'Split an array to solve a harder fact',
    ],
    steps: [
      intro(
        'From groups to rows',
        'You know that 3 × 2 means three groups of two. Now we will line the groups up so they are easy to count.',
        '🌻',
      ),
      explain(
        'What is an array?',
        'An array is a set of rows that all have the same length. Rows go across, and columns go up and down.',
        ['3 rows', '5 in each row', '3 × 5 = 15'],
      ),
      solve(
        'Count the garden',
        'A garden has 4 rows, and each row has 3 sunflowers.',
        'How many sunflowers are in the garden?',
        12,
        'Count by threes, one jump for each of the 4 rows.',
      ),
      explain(
        'Turn it around',
        'Turn a 2 × 6 array on its side and it becomes 6 × 2. No flower was added or lost, so both make 12.',
        ['2 × 6 = 12', '6 × 2 = 12'],
      ),
      choose(
        'Same product',
        'You know that 7 × 3 = 21.',
        'Which other fact do you know now?',
        ['7 + 3 = 21', '3 × 7 = 21', '7 × 7 = 21'],
        1,
        'Turning the array around swaps the two numbers, but the total stays the same.',
      ),
      explain(
        'A worked example',
        'Is 7 × 6 hard? Split the 7 rows into 5 rows and 2 rows. Then 5 × 6 = 30 and 2 × 6 = 12, and together they make 42.',
      ),
      solve(
        'Split it yourself',
        'Split 8 rows of 4 into 5 rows of 4 and 3 rows of 4.',
        'What is 8 × 4?',
        32,
        'Find 5 × 4 and then 3 × 4, and put the two parts together.',
      ),
      choose(
        'Read the array',
        'Chairs stand in 5 rows with 9 chairs in each row.',
        'Which fact gives the number of chairs?',
        ['5 + 9', '9 × 9', '5 × 9'],
        2,
        'An array is rows times the number in one row.',
      ),
      solve(
        'Final challenge',
        'A baker sets out 6 rows of 7 buns, and then 2 buns are eaten.',
        'How many buns are left?',
        40,
        'Find 6 × 7 first, and then take away the buns that were eaten.',
      ),
      finish(
        80,
        'What you learned',
        'An array shows equal rows. You can turn it around, and you can split it into parts that are easier to multiply.',
      ),
    ],
  },
  {
    ...headOf('g3-fractions-equal-parts'),
    learningObjectives: [
      'Explain what the two numbers of a fraction mean',
      'Compare fractions that have the same top number',
      'Find fractions that are equal',
    ],
    steps: [
      intro(
        'Sharing fairly',
        'When two people share one apple fairly, each gets one half. Today we name other fair shares too.',
        '🍎',
      ),
      explain(
        'Two numbers, two jobs',
        'The bottom number tells how many equal parts make the whole. The top number tells how many of those parts we mean.',
        ['1/4 is one of four equal parts', '3/4 is three of them'],
      ),
      choose(
        'Equal parts only',
        'A pie is cut into 4 pieces, but one piece is much bigger than the others.',
        'Is the big piece one fourth of the pie?',
        ['Yes, because there are 4 pieces', 'No, because the pieces are not equal'],
        1,
        'A fraction only works when all of the parts have the same size.',
      ),
      explain(
        'A worked example',
        'A bar of 6 equal squares is shared. Ana eats 2 squares, so she eats 2/6 of the bar. There are 4 squares left, and that is 4/6.',
      ),
      choose(
        'Name the part',
        'A flag has 8 equal stripes, and three of them are green.',
        'Which fraction of the flag is green?',
        ['3/5', '8/3', '3/8'],
        2,
        'All the equal stripes go on the bottom. The green ones go on top.',
      ),
      solve(
        'Find the bottom number',
        'A loaf is cut into 10 equal slices. You take 1 slice.',
        'What is the bottom number of your fraction?',
        10,
        'The bottom number counts all of the equal parts in the whole loaf.',
      ),
      choose(
        'Which is bigger?',
        'One pizza is cut into 3 equal slices. A pizza of the same size is cut into 8.',
        'Which slice is bigger?',
        ['1/3 of the pizza', '1/8 of the pizza', 'They are the same'],
        0,
        'The more people who share one pizza, the smaller each slice must be.',
      ),
      choose(
        'Final challenge',
        'Fold a strip of paper in half, and then fold it in half again. Now it has 4 equal parts.',
        'How many fourths are the same as one half?',
        ['1/4', '2/4', '4/4'],
        1,
        'Color one half of the strip in your mind. Count how many small parts are colored.',
      ),
      finish(
        90,
        'What you learned',
        'Fractions name equal parts of a whole. More parts means smaller parts, and 2/4 is just as much as 1/2.',
      ),
    ],
  },
  {
    ...headOf('g3-fractions-on-a-line'),
    learningObjectives: [
      'Place a fraction between 0 and 1 on a line',
      'Put fractions in order and find equal ones',
      'Name a fraction that is more than one whole',
    ],
    steps: [
      intro(
        'From parts to places',
        'You can name the equal parts of a whole. Now each fraction gets a place of its own on a line, like a marker on a trail.',
        '🥾',
      ),
      explain(
        'A line from 0 to 1',
        'This trail is 1 mile long and is cut into 4 equal parts. A marker at the end of each part tells how far you have come.',
        ['0', '1/4', '2/4', '3/4', '4/4 = 1'],
      ),
      withExtras(
        solveFraction(
          'Name the marker',
          'A trail is cut into 8 equal parts, and Tariq has already walked 3 of them.',
          'Which fraction of the trail has he walked?',
          '3/8',
          'The number of all equal parts goes on the bottom, and the parts he walked go on top.',
        ),
        {
          hints: [
            'You need a fraction: the parts walked out of all equal parts.',
            'First write how many equal parts the whole trail has. That is the bottom number.',
            'The bottom number is 8. Now put the parts he walked on top.',
            'He walked 3 of 8 equal parts, so he has walked 3/8 of the trail.',
          ],
          mistakes: [
            {
              answer: '3/5',
              says: 'You compared the parts behind him with the parts ahead. The bottom number counts all of the parts.',
            },
            { answer: '8/3', says: 'The two numbers have changed places. All equal parts go on the bottom.' },
            { answer: '5/8', says: 'That is the part that he still has to walk.' },
          ],
          variant: {
            question: 'A trail has 6 equal parts. Tariq has walked 5 of them. Which fraction of the trail is that?',
            inputType: 'fraction',
            expected: '5/6',
          },
        },
      ),
      explain(
        'A worked example',
        'Who is farther, Ana at 2/3 or Bo at 2/4? Both have walked 2 parts. Thirds are longer than fourths, because fewer of them fill the same trail, and so Ana is farther.',
        ['2/3 > 2/4'],
      ),
      withExtras(
        order(
          'Line them up',
          'All of these markers stand on the same trail.',
          'Put them in order, from the start of the trail to its end.',
          ['1/8', '1/4', '1/2', '3/4', '7/8'],
          'Change them all to eighths in your mind, and then look at the top numbers.',
        ),
        {
          hints: [
            'The marker nearest to 0 comes first.',
            'When the top number is 1, a bigger bottom number means a smaller part.',
            'In eighths, 1/4 is 2/8, 1/2 is 4/8 and 3/4 is 6/8.',
            'In eighths they are 1, 2, 4, 6 and 7. So the order is 1/8, 1/4, 1/2, 3/4, 7/8.',
          ],
        },
      ),
      withExtras(
        match(
          'One place, two names',
          'Some fractions look different but share one place on the line.',
          'Match the fractions that are equal.',
          [
            ['1/2', '2/4'],
            ['1/3', '2/6'],
            ['3/4', '6/8'],
            ['1', '5/5'],
          ],
          'If you cut each part in two, the top number and the bottom number both double.',
        ),
        {
          hints: [
            'Each fraction on the left has the same place as one on the right.',
            'When every part is cut in two, there are twice as many parts in all, and twice as many that you mean.',
            'Begin with 1/2: twice 1 is 2, and twice 2 is 4. So it is equal to 2/4.',
            '1/2 = 2/4, 1/3 = 2/6, 3/4 = 6/8, and 5/5 is all five parts, which is 1.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Past the bench',
          'A bench stands at 1/2 of the trail.',
          'Which markers are past the bench?',
          ['2/6', '3/4', '5/8', '3/6'],
          [1, 2],
          'Find the half for each bottom number, and ask if the top number is more.',
        ),
        {
          hints: [
            'Look for every fraction that is more than 1/2.',
            'Half of 8 parts is 4 parts, so 4/8 is right at the bench. Do the same for sixths and fourths.',
            'The bench is at 3/6, at 2/4 and at 4/8. Compare each marker with these.',
            '3/4 is past 2/4, and 5/8 is past 4/8. But 2/6 comes before 3/6, and 3/6 is right at the bench.',
          ],
          feedback: [
            'Half of six parts is three parts, so 2/6 comes before the bench.',
            'Right: half would be 2/4, and 3/4 is one part more.',
            'Right: half would be 4/8, and 5/8 is one part more.',
            '3/6 is just half, so it is at the bench and not past it.',
          ],
        },
      ),
      withExtras(
        solveFraction(
          'Walk back',
          'Ines is at the marker 7/8. She walks back 2 of the eighths to pick up her hat.',
          'At which marker is she now?',
          '5/8',
          'The parts keep their size, so the bottom number stays the same while you count back on top.',
        ),
        {
          expression: '7/8 - 2/8',
          hints: [
            'Find the fraction for her new place.',
            'Jump back on the line, one eighth at a time.',
            'The first jump takes her from 7/8 to 6/8.',
            'The second jump takes her from 6/8 to 5/8. So she is at 5/8.',
          ],
          mistakes: [
            { answer: '9/8', says: 'You went on, but she walks back.' },
            { answer: '6/8', says: 'That is one jump back. She goes back 2 of the eighths.' },
            { answer: '7/6', says: 'The eighths keep their size. Take the 2 away from the top number only.' },
          ],
          variant: {
            question: 'Ines is at 5/6 and walks back 4 of the sixths. At which marker is she now?',
            inputType: 'fraction',
            expected: '1/6',
            expression: '5/6 - 4/6',
          },
        },
      ),
      withExtras(
        solveFraction(
          'Final challenge',
          'One lap of a path is cut into 4 equal parts. Luca runs 5 parts without a stop.',
          'How many laps does he run?',
          '5/4',
          'One lap is 4 parts, so how many more parts does he run after the first lap?',
        ),
        {
          expression: '4/4 + 1/4',
          hints: [
            'You need a number that is more than 1, because he runs more than one lap.',
            'Each part is 1/4 of a lap. Count the fourths.',
            'Four fourths make 1 whole lap. One more fourth is left.',
            'He runs 1 lap and 1/4 of a lap. That is 1 1/4, or 5/4.',
          ],
          mistakes: [
            { answer: '4/5', says: 'That is less than one lap, but he ran a whole lap and more.' },
            { answer: '5/8', says: 'Those are parts of two laps. The bottom number counts the parts of just one lap.' },
            { answer: '1/4', says: 'That is what he ran after the first lap. Add the whole lap too.' },
          ],
          variant: {
            question: 'One lap has 3 equal parts. Luca runs 7 of these parts. How many laps does he run?',
            inputType: 'fraction',
            expected: '7/3',
            expression: '1 + 1 + 1/3',
          },
        },
      ),
      finish(
        120,
        'What you learned',
        'A fraction is a place on a line. Equal fractions share one place, and a fraction can even go past one whole.',
      ),
    ],
  },
];
