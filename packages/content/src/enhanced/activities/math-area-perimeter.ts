import type { LawnActivity } from '@grove/contracts';

export const mathAreaPerimeterActivity: LawnActivity = {
  lessonId: 'math-area-perimeter',
  type: 'visual-grid',
  kind: 'lawn',
  xpReward: 25,
  columns: 6,
  rows: 6,
  learned:
    'Area counts the squares inside, and perimeter measures the fence all the way around. Two lawns can share one of them and differ in the other!',
  goals: [
    {
      id: 'eight',
      task: 'Plant a lawn with an area of 8 squares. Any shape is fine, as long as it is one piece.',
      area: 8,
      shape: 'any',
      hint: 'Tap a square to plant it. Area is the number of squares you have planted.',
      praise: 'You covered 8 squares, so the area is 8 square meters, whatever the shape is.',
    },
    {
      id: 'rows',
      task: 'Plant a rectangle with an area of 15 squares and a fence that is exactly 16 meters long.',
      area: 15,
      fence: 16,
      shape: 'rectangle',
      hint: 'Which rows of squares make 15? Try 3 rows with 5 squares in each row.',
      praise: '3 rows of 5 make 15 squares. The fence is 5 + 3 + 5 + 3 = 16 meters.',
    },
    {
      id: 'shortest',
      task: 'Wood is rare today! Plant 12 squares with the shortest fence you can find.',
      area: 12,
      shape: 'any',
      best: 'shortest-fence',
      hint: 'A long, narrow lawn needs a lot of fence, so make yours more like a square.',
      praise:
        '3 by 4 needs only 14 meters of fence. A lawn of 1 by 12 would need 26. Squares that share a side need no fence there.',
    },
    {
      id: 'largest',
      task: 'You have 16 meters of fence. Use all of it, and give the rabbits the biggest lawn you can.',
      fence: 16,
      shape: 'any',
      best: 'largest-area',
      hint: 'One long side and one short side together are half of the fence, which is 8 meters. Try 5 and 3, and then 4 and 4.',
      praise: '4 by 4 gives 16 squares. 5 by 3 has the same fence, but only 15 squares inside.',
    },
    {
      id: 'corner',
      task: 'Plan an L-shaped garden: 22 squares inside, and 22 meters of fence around it.',
      area: 22,
      fence: 22,
      shape: 'not-rectangle',
      hint: 'Start with 2 rows of 6 squares. Then add a second rectangle that is 5 rows tall in all.',
      praise: 'You put two rectangles together. Their areas add up, but the side that they share needs no fence.',
    },
  ],
  says: {
    empty: 'The field is still empty. Tap a square to plant grass on it.',
    apart: 'Your lawn is in several pieces. Squares have to touch along a whole side, because a corner is not enough.',
    swapped:
      '{{wanted}} is your other number! Area counts the squares inside, and the fence goes around the edge. Which one does the goal ask for?',
    area: 'Your lawn has {{area}} squares. The goal asks for {{wanted}}. Count them row by row.',
    fence:
      'The fence is {{fence}} meters long. The goal asks for {{wanted}}. Follow the edge with your finger and count every side.',
    'fence-long':
      'The area of {{area}} is right, but your fence of {{fence}} meters can be shorter. Arrange the squares so that more of them share a side.',
    'lawn-small':
      'The fence is right, and your lawn has {{area}} squares. Another lawn has the same fence, but more space inside.',
    'not-rectangle':
      'The numbers are right, but a rectangle has four straight sides. Fill the gaps, and take away what sticks out.',
    'is-rectangle': 'The numbers are right, but this is a rectangle. An L has a corner that points to the inside.',
  },
};
