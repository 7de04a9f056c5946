import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve } from '../../../steps.ts';

export const artMusicLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-warm-and-cool-colors'),
    learningObjectives: [
      'Sort colors into warm and cool',
      'Mix secondary colors from primary colors',
      'Choose colors that fit a mood',
    ],
    steps: [
      intro(
        'Colors have feelings',
        'You know the names of many colors. Painters also know how colors can make a picture feel hot, calm or sad.',
        '🎨',
      ),
      explain(
        'Warm and cool',
        'Red, orange and yellow are warm colors, like fire and sun. Blue, green and violet are cool colors, like water and shade.',
      ),
      choose(
        'Sort it',
        'Think about a sunny beach and a deep lake.',
        'Which group has only cool colors?',
        ['Red, orange, yellow', 'Blue, green, violet', 'Blue, red, yellow'],
        1,
        'Cool colors remind us of water, leaves and shade.',
      ),
      explain(
        'A worked example',
        "Red, yellow and blue are the painter's primary colors. Mix two of them to get a secondary color.",
        ['Yellow + blue = green', 'Red + yellow = orange', 'Red + blue = violet'],
      ),
      choose(
        'Mix it',
        'Your paint box holds only red, yellow and blue.',
        'Which two make orange?',
        ['Red and yellow', 'Red and blue', 'Yellow and blue'],
        0,
        'Orange is a warm color. Which two of your colors are warm?',
      ),
      choose(
        'Light and dark',
        'Adding white makes a tint, which is lighter. Adding black makes a shade, which is darker.',
        'How do you make pink?',
        ['Red and black', 'Red and blue', 'Red and white'],
        2,
        'Pink is a light kind of red. What makes paint lighter?',
      ),
      choose(
        'Set the mood',
        'You paint a quiet winter night, and you want it to feel calm and cold.',
        'Which colors fit best?',
        ['Bright reds', 'Blues and violets', 'Orange and gold'],
        1,
        'Think of the colors that you see in snow and in shadow.',
      ),
      choose(
        'Final challenge',
        'You want one small boat to stand out on a wide blue sea.',
        'Which color is best for the boat?',
        ['Blue', 'Green', 'Orange'],
        2,
        'A warm color jumps out when cool colors are all around it.',
      ),
      finish(
        50,
        'What you learned',
        'Warm colors jump forward and cool colors feel calm. You can mix new colors, and you can choose colors to set a mood.',
      ),
    ],
  },
  {
    ...headOf('g3-rhythm-and-notes'),
    learningObjectives: [
      'Tell beat from rhythm',
      'Give the beats of whole, half and quarter notes',
      'Fill a measure of four beats',
    ],
    steps: [
      intro(
        'Tap along',
        'Tap your foot as a clock ticks. That steady pulse is the beat, and today you will write sounds that fit on top of it.',
        '🥁',
      ),
      explain(
        'Beat and rhythm',
        'The beat stays steady, like a heart, and the rhythm is the pattern of long and short sounds that moves over the beat.',
      ),
      explain('Notes tell how long', 'Each kind of note lasts for a number of beats when we count in quarter notes.', [
        'Whole note: 4 beats',
        'Half note: 2 beats',
        'Quarter note: 1 beat',
      ]),
      solve(
        'How long?',
        'You sing two half notes, one after the other.',
        'How many beats do they last in all?',
        4,
        'One half note lasts for 2 beats, so add the beats of both notes together.',
      ),
      explain(
        'A worked example',
        'A measure is a box that holds four beats here. A half note fills 2 of them, and two quarter notes fill the other 2.',
        ['2 + 1 + 1 = 4'],
      ),
      solve(
        'Fill the measure',
        'A measure must hold 4 beats, and it already has one half note.',
        'How many quarter notes are still needed?',
        2,
        'Find out how many beats are left, and remember that each quarter note takes just one.',
      ),
      choose(
        'Does it fit?',
        'You want to fill one measure of four beats.',
        'Which notes fit exactly?',
        ['Three half notes', 'One whole note and one quarter note', 'Four quarter notes'],
        2,
        'Write the beats for each choice, add them, and look for exactly four.',
      ),
      choose(
        'Long or short',
        'A lullaby should sound slow and calm.',
        'Which notes would you use most?',
        ['Long notes, like whole and half notes', 'Short notes, like very quick quarter notes'],
        0,
        'Hum a sleepy song and listen carefully. Do its sounds last long, or are they over quickly?',
      ),
      solve(
        'Final challenge',
        'A tune has 3 measures, and each measure holds 4 beats.',
        'How many quarter notes would fill the whole tune?',
        12,
        'Find the number of beats in all of the measures, because every quarter note takes one beat.',
      ),
      finish(
        60,
        'What you learned',
        'The beat is steady, and rhythm plays over it. Whole, half and quarter notes last for four, two and one beats.',
      ),
    ],
  },
  {
    ...headOf('g3-pattern-and-symmetry'),
    learningObjectives: ['Find lines of symmetry', 'Continue and describe a pattern', 'Use symmetry in a design'],
    steps: [
      intro(
        'Art all around',
        'Look at a leaf, a quilt or a tile floor. Artists borrow the patterns and mirrors that they find there.',
        '🦚',
      ),
      explain(
        'Mirror halves',
        'A shape has symmetry if you can fold it so that both halves match exactly. The fold is called a line of symmetry.',
      ),
      choose(
        'Fold it',
        'You fold a paper heart, and both halves match.',
        'Where is the fold?',
        ['Across the middle, side to side', 'Down the middle, top to bottom', 'From one corner to the other'],
        1,
        'A heart has two round bumps at the top. Each half should get one bump.',
      ),
      explain(
        'A worked example',
        'A square can be folded in four ways: down, across, and along both diagonals. Each time the halves match, so it has 4 lines of symmetry.',
      ),
      solve(
        'Count the lines',
        'Take a rectangle that is longer than it is wide. Folding it corner to corner does not match.',
        'How many lines of symmetry does it have?',
        2,
        'Try folding it down the middle, and then across the middle.',
      ),
      choose(
        'Continue the pattern',
        'A border goes: leaf, leaf, star, leaf, leaf, star, leaf, leaf.',
        'What comes next?',
        ['Leaf', 'Moon', 'Star'],
        2,
        'Find the small part that repeats, and see where you are in it.',
      ),
      solve(
        'Think ahead',
        'A bead pattern repeats: red, blue, blue. You string 12 beads.',
        'How many of the 12 beads are red?',
        4,
        'Each group of three beads has one red bead. How many groups are in 12?',
      ),
      choose(
        'Final challenge',
        'You draw the left half of a butterfly, with one blue dot near the edge of its wing.',
        'Where does the matching dot go?',
        ['On the right wing, near its edge', 'In the middle of the body', 'On the left wing again'],
        0,
        'A mirror keeps the distance from the fold the same on both sides.',
      ),
      finish(
        60,
        'What you learned',
        'Symmetry means that halves match across a line. A pattern repeats a part, so you can tell what will come next.',
      ),
    ],
  },
];
