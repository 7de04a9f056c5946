import type { EnhancedLesson } from '@grove/contracts';
import { choose, explain, finish, intro, solve } from '../steps.ts';

export const codingLogicChallenges: EnhancedLesson = {
  id: 'coding-logic-challenges',
  title: 'Logic Challenges with Byte',
  description: 'Solve puzzles with variables, conditions and loops, and repair a program that has a bug.',
  duration: '30 min',
  xpReward: 175,
  type: 'game',
  difficulty: 'advanced',
  grade: 'Grade 6',
  subject: 'Coding',
  theme: 'The robot workshop',
  teacherId: 'byte',
  interactiveElement: {
    type: 'drag-drop',
    title: 'Program the Delivery Robot',
    xpReward: 35,
    description: 'Drag commands into order so that a robot delivers every package.',
  },
  learningObjectives: [
    'Trace the value of a variable',
    'Predict the result of an if-else decision',
    'Combine conditions with and, or and not',
    'Locate and repair a bug',
  ],
  content: {
    steps: [
      intro(
        'Into the robot workshop',
        'You have already met sequences and loops. In this workshop, you will combine them with variables and decisions, and you will repair a program that misbehaves.',
        '🛠️',
      ),
      explain(
        'Variables remember',
        'A variable is a named place where a program remembers a value. Setting a variable replaces whatever was stored there before, so the order of the instructions is important.',
        ['set score to 5', 'change score by 3', 'score is now 8'],
      ),
      solve(
        'Trace the variable',
        'The program has three instructions: set energy to 10, change energy by 5, change energy by -3.',
        'What value is stored in energy when the program finishes?',
        12,
        'Write the value down after every single instruction, beginning with ten.',
      ),
      explain(
        'Decisions: a worked example',
        'An if-else instruction examines a condition and follows exactly one of two paths. With a temperature of 18, the condition below is false, so the program chooses the second path.',
        ['if temperature > 25: open the window', 'else: keep the window closed'],
      ),
      choose(
        'Choose a path',
        'The program says: if battery < 20, go to the charger, else continue the delivery. The battery is exactly at 20.',
        'What does the robot do?',
        ['It goes to the charger immediately', 'It does both, one after the other', 'It continues the delivery'],
        2,
        'Read the condition carefully: is the number twenty really less than twenty?',
      ),
      choose(
        'Combining conditions',
        'With the word and, both conditions have to be true. With the word or, a single true condition is enough.',
        'The door opens if you have a key and it is daytime. It is night, and you have a key: what happens?',
        ['The door opens, because one is enough', 'The door remains closed', 'The door opens, and then it closes'],
        1,
        'Decide for each condition separately whether it is true, and then look at the connecting word.',
      ),
      solve(
        'A loop with a variable',
        'The program begins with set total to 0, and then it repeats one instruction 4 times: change total by 6.',
        'What value does total have after the loop?',
        24,
        'Follow the loop round by round, and write the new total after each repetition.',
      ),
      choose(
        'Locate the bug',
        'The robot should count packages. Its program says: repeat for every package: set count to 0, change count by 1. At the end, count is always 1.',
        'Which repair solves the problem?',
        [
          'Move "set count to 0" in front of the loop',
          'Move "change count by 1" behind the end of the loop',
          'Change count by 2 instead of 1 in every repetition',
        ],
        0,
        'What happens to the old value of count at the beginning of every repetition?',
      ),
      choose(
        'Using not',
        'The word not reverses a condition: not raining is true when it is dry. The sprinkler starts if it is not raining and the soil is dry.',
        'When does the sprinkler start?',
        [
          'When it is raining and the soil is dry',
          'When there is no rain and the soil is wet',
          'When there is no rain and the soil is dry',
        ],
        2,
        'Both parts of the condition have to be true together, and the first part is reversed.',
      ),
      solve(
        'Final challenge',
        'Set points to 0. Then repeat for the numbers 1, 2, 3, 4, 5: if the number is even, change points by 10, else change points by 1.',
        'How many points does the program calculate?',
        23,
        'Make a list with the five numbers, and write beside each one whether it adds ten points or one.',
      ),
      finish(
        175,
        'Workshop complete',
        'Variables remember values, conditions choose a path, and loops repeat. Whenever a program surprises you, trace it instruction by instruction until you discover where it differs from your plan.',
      ),
    ],
  },
};
