import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import { choose, explain, finish, intro, solve } from '../../../steps.ts';

export const healthWellnessLessons: readonly LessonSource[] = [
  {
    ...headOf('g3-food-groups'),
    learningObjectives: ['Name the five food groups', 'Sort foods into groups', 'Plan a balanced meal'],
    steps: [
      intro(
        'Food is fuel',
        'You know that your body needs food. Different foods help it in different ways, so eating a healthy mix is best.',
        '🥕',
      ),
      explain('Five food groups', 'Most foods belong to one of five groups.', [
        'Fruits',
        'Vegetables',
        'Grains, like rice and bread',
        'Protein, like beans, eggs and fish',
        'Dairy, like milk and yogurt',
      ]),
      choose(
        'Sort it',
        'Rice, oats and bread all come from plants with tiny seeds.',
        'Which group do they belong to?',
        ['Dairy', 'Grains', 'Fruits'],
        1,
        'Look at the list of five groups and find the one that has bread in it.',
      ),
      choose(
        'Builders',
        'Protein foods help your muscles grow stronger and heal when they are hurt.',
        'Which lunch has the most protein?',
        ['Bean soup with egg', 'Apple slices', 'Plain bread'],
        0,
        'Beans, eggs, fish, meat and nuts are protein foods.',
      ),
      explain(
        'A worked example',
        'Sam has rice, chicken and orange juice. Grains and protein are there, and juice is made from fruit. He adds some carrots, so vegetables are there as well.',
      ),
      choose(
        'What is missing?',
        'A plate has bread, beans, an apple and a glass of milk.',
        'Which group is missing?',
        ['Protein', 'Grains', 'Vegetables'],
        2,
        'Name the group of each food on the plate, and see which one of the five is left.',
      ),
      solve(
        'Count the groups',
        'Lunch: a cheese sandwich, carrot salad and a pear.',
        'How many of the five groups are there?',
        4,
        'The sandwich already has two groups in it, so look at the salad and the pear next.',
      ),
      choose(
        'Final challenge',
        'Some people cannot drink milk, but they still need calcium for strong bones.',
        'What can they do?',
        [
          'Eat more bread, because it is white too',
          'Choose other foods with calcium',
          'Do without calcium for the rest of the year',
        ],
        1,
        'Could other foods do the same job? Tofu and some leafy greens have calcium too.',
      ),
      finish(
        50,
        'What you learned',
        'There are five food groups, and each one helps your body in its own way. A mix of colors and groups makes a good meal.',
      ),
    ],
  },
  {
    ...headOf('g3-heart-and-lungs'),
    learningObjectives: [
      'Describe what the heart and lungs do',
      'Measure a pulse',
      'Explain why exercise makes the heart strong',
    ],
    steps: [
      intro(
        'A quiet drum',
        'Put your hand on your chest and feel a soft beat. Your heart works day and night, even when you sleep.',
        '❤️',
      ),
      explain(
        'A team of two',
        'Your lungs take oxygen from the air into your blood. Your heart pumps that blood to every part of your body.',
      ),
      choose(
        'Who does what?',
        'Your muscles need oxygen when you run.',
        'Which part pumps the blood to them?',
        ['The lungs', 'The stomach', 'The heart'],
        2,
        'One part fills the blood with oxygen. The other part moves the blood.',
      ),
      explain(
        'A worked example',
        'Put two fingers on your wrist and feel the beats. Count for half a minute. If you count 40 beats, then one minute has 40 + 40 = 80 beats.',
      ),
      solve(
        'Work it out',
        'Jo sits still and counts 45 beats in half a minute.',
        'How many beats is that in one minute?',
        90,
        'A minute is two halves. Add the number to itself.',
      ),
      choose(
        'After running',
        'You run around the yard, and then you feel your pulse again.',
        'What do you notice?',
        ['It is faster', 'It is slower', 'It has stopped'],
        0,
        'Your muscles need more oxygen now. What must the heart do?',
      ),
      choose(
        'Train your heart',
        'The heart is a muscle. Muscles grow stronger when we use them.',
        'Which is best for your heart?',
        ['Watching a race', 'Playing tag each day', 'Sitting very still'],
        1,
        'Which one makes you breathe faster and your heart beat more?',
      ),
      solve(
        'Final challenge',
        'Your heart beats 80 times a minute at rest, and 120 times a minute when you dance.',
        'How many more beats a minute is that?',
        40,
        'Find the difference between the two numbers.',
      ),
      finish(
        65,
        'What you learned',
        'Lungs bring in oxygen, and the heart pumps it around. Moving every day makes your heart muscle strong.',
      ),
    ],
  },
  {
    ...headOf('g3-sleep-well'),
    learningObjectives: ['Tell what sleep does for body and brain', 'Work out hours of sleep', 'Plan a calm evening'],
    steps: [
      intro(
        'Busy at night',
        'Your heart works while you sleep, and so does your brain. Let us see what happens in the dark.',
        '🌙',
      ),
      explain(
        'What sleep does',
        'While you sleep, your body grows and heals. Your brain sorts what you learned, so that you remember it better.',
      ),
      choose(
        'Good to know',
        'Most children from 6 to 12 years need 9 to 12 hours of sleep a night.',
        'Which is enough for an eight-year-old?',
        ['5 hours', '7 hours', '10 hours'],
        2,
        'Look for a number of hours that lies from 9 to 12.',
      ),
      explain(
        'A worked example',
        'Kim goes to sleep at 8 in the evening and wakes up at 6. From 8 to midnight is 4 hours, and from midnight to 6 is 6 hours. Together that makes 10.',
      ),
      solve(
        'Count the hours',
        'Tom falls asleep at 9 in the evening and wakes up at 7 in the morning.',
        'How many hours does he sleep?',
        10,
        'Count up to midnight first, and then count on to the morning.',
      ),
      choose(
        'Before bed',
        'Bright screens and exciting games can keep the brain awake.',
        'What helps you fall asleep?',
        ['Reading a quiet story', 'Playing an exciting game', 'Watching a video in bed'],
        0,
        'Choose the one that is calm and dim.',
      ),
      choose(
        'Feel the difference',
        'Ann slept for only 6 hours and has a test today.',
        'What may happen?',
        [
          'She remembers more, as the night was short',
          'She finds it hard to pay attention',
          'She needs less sleep the next night',
        ],
        1,
        'Think of a day when you were very tired. What was difficult?',
      ),
      choose(
        'Final challenge',
        'You have to wake up at 7, and you want 10 hours of sleep.',
        'When should you be asleep?',
        ['At 11 in the evening', 'At 10 in the evening', 'At 9 in the evening'],
        2,
        'Count back 7 hours to midnight. How many hours are still missing?',
      ),
      finish(
        55,
        'What you learned',
        'Sleep helps you grow, heal and remember. A calm evening and enough hours make the next day better.',
      ),
    ],
  },
];
