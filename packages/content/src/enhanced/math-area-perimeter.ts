import type { EnhancedLesson } from '@grove/contracts';
import { choose, explain, finish, intro, solve } from '../steps.ts';

export const mathAreaPerimeter: EnhancedLesson = {
  id: 'math-area-perimeter',
  title: 'Area and Perimeter Park',
  description: 'Plan a park: cover its lawns with squares and put fences all the way around.',
  duration: '20 min',
  xpReward: 125,
  type: 'interactive',
  difficulty: 'beginner',
  grade: 'Grade 3',
  subject: 'Math',
  theme: 'Park planner',
  teacherId: 'ms-logic',
  interactiveElement: {
    type: 'visual-grid',
    title: 'Lawn and Fence Grid',
    xpReward: 25,
    description: 'Color squares to plant a lawn, and watch its area and its fence change.',
  },
  learningObjectives: [
    'Find an area by counting square units',
    'Find the area of a rectangle by multiplying',
    'Find a perimeter by adding the sides',
    'Choose area or perimeter for a real problem',
  ],
  content: {
    steps: [
      intro(
        'Welcome to the park',
        'You can count rows and columns in an array. Today you will use them to plan a park with lawns and fences.',
        '🏞️',
      ),
      explain(
        'Inside and around',
        'Area is how much space is inside a shape, and we count it in squares. Perimeter is how far it is to walk all the way around the edge.',
        ['Area: lay the lawn', 'Perimeter: build the fence'],
      ),
      explain(
        'A worked example',
        'A lawn has 3 rows with 5 squares in each row. Its area is 3 × 5 = 15 square meters. Its fence is 5 + 3 + 5 + 3 = 16 meters long.',
      ),
      solve(
        'Cover the lawn',
        'A flower bed has 4 rows. Each row has 6 square tiles.',
        'How many square tiles cover the bed?',
        24,
        'Count by sixes, one jump for every row: 6, 12, and on.',
      ),
      solve(
        'Build the fence',
        'A sand pit is 6 meters long and 4 meters wide.',
        'How many meters of fence go all the way around?',
        20,
        'Walk around it in your mind. There are two long sides and two short sides to add.',
      ),
      choose(
        'Area or perimeter?',
        'You want to hang a string of lights along the edge of the roof, all the way around.',
        'What do you need to know?',
        [
          'The area of the roof, in square meters',
          'The perimeter of the roof',
          'The height of the roof above the ground',
        ],
        1,
        'Do the lights cover the inside, or do they follow the edge?',
      ),
      solve(
        'A square pond',
        'A pond is a square. Each side is 5 meters long.',
        'What is its area in square meters?',
        25,
        'A square has as many rows as it has squares in one row.',
      ),
      choose(
        'Same fence, other lawn',
        'Lawn A is 5 by 3 meters. Lawn B is 4 by 4 meters. Both have a fence of 16 meters.',
        'Which lawn has more space inside?',
        ['Lawn A', 'Both have the same', 'Lawn B'],
        2,
        'Multiply the two sides of each lawn, and compare what you get.',
      ),
      solve(
        'Final challenge',
        'A garden is shaped like an L. Cut it into two rectangles: one is 4 by 3 meters, and the other is 2 by 5 meters.',
        'What is the area of the whole garden in square meters?',
        22,
        'Find the area of each rectangle by itself. Then put the two parts together.',
      ),
      finish(
        125,
        'Park opened!',
        'Area counts the squares inside, so you multiply the sides of a rectangle. Perimeter goes around, so you add all of the sides.',
      ),
    ],
  },
};
