import type { RobotActivity } from '@grove/contracts';

export const codingLogicChallengesActivity: RobotActivity = {
  lessonId: 'coding-logic-challenges',
  type: 'drag-drop',
  xpReward: 35,
  mostSteps: 120,
  learned:
    'A sequence does one thing after another, a loop repeats, and a condition decides. With the three of them, a few blocks can do a great deal of work.',
  goals: [
    {
      id: 'sequence',
      task: 'Program the robot to deliver its package at the door, and use no more than 6 blocks.',
      floor: ['S..', '.#.', '..D'],
      facing: 'right',
      blocks: ['forward', 'left', 'right', 'deliver'],
      most: 6,
      hint: 'The robot always moves in the direction that it is facing, so drive to the corner first, and then turn it toward the door.',
      praise: 'The robot followed your instructions one after another, exactly in the order that you gave.',
    },
    {
      id: 'loop',
      task: 'The corridor is long, but your program may have only 3 blocks. Which block repeats the same instruction again and again?',
      floor: ['S......D'],
      facing: 'right',
      blocks: ['forward', 'deliver', 'repeat'],
      most: 3,
      hint: 'Put one instruction into a repeat block, choose the number of repetitions, and deliver after the loop has finished.',
      praise:
        'One instruction inside a loop replaced seven instructions in a row. Delivering comes after the loop, so it happens only once.',
    },
    {
      id: 'stairs',
      task: 'Three doors follow a single pattern. Deliver every package with a program of no more than 6 blocks.',
      floor: ['S.##', '#D.#', '##D.', '###D'],
      facing: 'right',
      blocks: ['forward', 'left', 'right', 'deliver', 'repeat'],
      most: 6,
      hint: 'Discover what repeats between one door and the next. At the end of every repetition, the robot should be facing in its original direction.',
      praise:
        'You discovered the pattern: every repetition ends in the direction in which it began, so the following one continues correctly.',
    },
    {
      id: 'decide',
      task: 'The doors are distributed irregularly along this corridor. Let the robot decide for itself where to deliver, using no more than 4 blocks.',
      floor: ['S.D.DD.D'],
      facing: 'right',
      blocks: ['forward', 'deliver', 'repeat', 'if-door'],
      most: 4,
      hint: 'In every repetition, the robot goes one step forward, and then it delivers only if a door is waiting at its position.',
      praise:
        'The condition was examined in every repetition, and the robot delivered a package only where the condition was true.',
    },
    {
      id: 'around',
      task: 'Final challenge: navigate around the shelves and deliver everything with no more than 6 blocks. You will need decisions inside a loop.',
      floor: ['S..D', '.##D', '..D.'],
      facing: 'right',
      blocks: ['forward', 'left', 'right', 'deliver', 'repeat', 'if-door', 'if-shelf'],
      most: 6,
      hint: 'Inside the loop, turn right if a shelf or a wall is ahead, else go forward. Afterward, deliver if a door is waiting at that position.',
      praise:
        'An if-else decision for steering, a second condition for delivering, and a loop around both: this program would manage other floors as well.',
    },
  ],
  says: {
    empty: 'The program is still empty. Choose a block to begin.',
    crash:
      'Step {{step}}: there is a shelf or a wall ahead, so the robot cannot go forward. Examine its position and its direction at that moment.',
    nowhere:
      'Step {{step}}: the robot wanted to deliver, but no door is waiting here. Compare its position with the position that you intended.',
    undelivered:
      'The program has finished, but doors are still waiting: {{left}}. Trace the program to discover where the robot stopped.',
    'too-many':
      'Everything is delivered! Your program consists of {{count}} blocks, and this challenge allows only {{most}}. Which instructions are repeated?',
    endless: 'The robot has taken so many steps that its battery is empty. Let the loop repeat fewer times.',
  },
};
