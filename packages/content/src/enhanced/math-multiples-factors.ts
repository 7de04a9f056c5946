import type { EnhancedLesson } from '@grove/contracts';
import { choose, explain, finish, intro, solve } from '../steps.ts';

export const mathMultiplesFactors: EnhancedLesson = {
  id: 'math-multiples-factors',
  title: 'Multiples and Factors Mystery',
  description: 'Solve a number mystery with multiples, factors and prime numbers as your clues.',
  duration: '22 min',
  xpReward: 140,
  type: 'interactive',
  difficulty: 'intermediate',
  grade: 'Grade 4',
  subject: 'Math',
  theme: 'Number detectives',
  teacherId: 'ms-logic',
  interactiveElement: {
    type: 'visual-grid',
    title: 'Hundred Chart Detective',
    xpReward: 30,
    description: 'Mark multiples on a hundred chart and discover the patterns that they make.',
  },
  learningObjectives: [
    'List the multiples of a number',
    'Find all factor pairs of a number',
    'Tell prime numbers from composite numbers',
    'Use a common multiple to solve a problem',
  ],
  content: {
    steps: [
      intro(
        'The case begins',
        'You know your multiplication facts. Detectives use those facts as clues to find out how numbers are related.',
        '🕵️',
      ),
      explain(
        'Multiples',
        'A multiple of 4 is what you get when you multiply 4 by a whole number. You find the multiples of a number when you skip count.',
        ['Multiples of 4: 4, 8, 12, 16, 20, ...'],
      ),
      choose(
        'Spot the multiple',
        'Three suspects wear numbers on their hats.',
        'Which number is a multiple of 6?',
        ['16', '26', '18'],
        2,
        'Skip count by sixes, and see which number you land on.',
      ),
      explain(
        'Factors: a worked example',
        'Factors are whole numbers that we multiply to make a number. To find the factors of 12, look for pairs until they begin to repeat.',
        ['1 × 12', '2 × 6', '3 × 4'],
      ),
      solve(
        'Complete the pair',
        'The number 20 has the factor pairs 1 × 20, 2 × 10 and 4 × ?',
        'Which number is missing?',
        5,
        'How many fours fit into twenty? Count by fours to find out.',
      ),
      solve(
        'Count the factors',
        'Make all of the factor pairs of 18, and count each number in them once.',
        'How many factors does 18 have?',
        6,
        'Try 1, then 2, then 3. Each of these gives you a pair of factors.',
      ),
      choose(
        'Prime suspects',
        'A prime number has exactly two factors: 1 and itself. The number 6 is not prime, because 2 × 3 also makes 6.',
        'Which number is prime?',
        ['9', '13', '15'],
        1,
        'For each number, look for a pair that does not use 1.',
      ),
      choose(
        'True or false?',
        'Ben says, "The number 1 is prime."',
        'Is Ben right?',
        [
          'Yes, because 1 × 1 makes exactly 1',
          'No, because it has only one factor',
          'Yes, because all odd numbers are prime',
        ],
        1,
        'Count the different factors of 1. How many does a prime number need?',
      ),
      solve(
        'Final challenge',
        'A red light blinks every 4 seconds and a blue light every 6 seconds. They have just blinked together.',
        'After how many seconds will they blink together again for the first time?',
        12,
        'List the multiples of each number. Look for the first one that is in both lists.',
      ),
      finish(
        140,
        'Case closed!',
        'Multiples come from skip counting, and factors come in pairs. A prime number has exactly two factors, so 1 is not prime.',
      ),
    ],
  },
};
