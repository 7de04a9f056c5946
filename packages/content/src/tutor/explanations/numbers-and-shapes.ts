import { choose, type Explanation } from './explanation.ts';

/** Numbers, shapes and measures of the younger grades, beside `mathematics.ts`. */
export const numberAndShapeExplanations: readonly Explanation[] = [
  {
    id: 'more-fewer',
    asks: [
      'which group has more',
      'what does more and fewer mean',
      'how do i compare two groups',
      'greater than and less than sign',
      'what is greater than',
    ],
    young:
      'Match the things one by one. The group with some left over has more, and the open side of < and > looks at the bigger number.',
    older:
      'To compare numbers, compare the highest place first, then the next. The open side of the sign faces the greater number: 7 > 3 reads "seven is greater than three", and 3 < 7 says the same from the other side.',
    check: choose(
      'Which number does the open side of the sign look at',
      ['the bigger one', 'the smaller one', 'none'],
      0,
      'It likes to have more.',
    ),
    lessonId: 'prek-more-or-fewer',
  },
  {
    id: 'make-ten',
    asks: [
      'how do i add within twenty',
      'what makes ten',
      'how do i make a ten',
      'doubles facts',
      'how do i get faster at adding',
    ],
    young: 'Make a ten first, because adding to ten is easy. For 8 + 5, give 2 to the 8 to get 10, and 3 more make 13.',
    older:
      'Splitting a number makes mental sums easier. For 8 + 5, take 2 from the 5 to make 10, then add the 3 that is left: 13. Doubles help too, as 7 + 8 is 7 + 7 and 1 more.',
    check: choose('What goes with 7 to make ten', ['2', '3', '5'], 1, 'Count on from 7: eight, nine, ten.'),
    lessonId: 'prek-one-more-one-less',
  },
  {
    id: 'skip-count',
    asks: ['what is skip counting', 'how do i count by fives', 'how do i count by twos'],
    young: 'Skip counting jumps by the same number each time. By fives it goes 5, 10, 15, 20.',
    older:
      'Skip counting adds the same number again and again, as 4, 8, 12, 16. The numbers you land on are the multiples, so it is a path to the times tables.',
    check: choose('Count by fives: what comes after 15', ['16', '20', '25'], 1, 'Add 5 to 15.'),
  },
  {
    id: 'array',
    asks: ['what is an array in math', 'rows and columns in math', 'arrays multiplication'],
    young: 'An array has rows and columns with the same number in each. 2 rows of 3 make 6.',
    older:
      'An array arranges things in equal rows and columns. 3 rows of 4 show 3 × 4 = 12, and turned on its side the same array shows 4 × 3.',
    check: choose('How many are 2 rows of 4', ['6', '8', '24'], 1, 'Count 4, and 4 more.'),
    lessonId: 'g3-multiplication-arrays',
  },
  {
    id: 'big-multiply',
    asks: [
      'how do i multiply big numbers',
      'multi-digit multiplication',
      'how do i multiply two digit numbers',
      'how do i do long multiplication',
    ],
    young:
      'Split the big number into tens and ones. For 23 × 4, do 20 × 4 = 80 and 3 × 4 = 12, and add them to get 92.',
    older:
      'Multiply each place on its own and add the parts. For 23 × 14, work out 23 × 10 = 230 and 23 × 4 = 92, and add: 322. Writing it in columns does the same, with a zero for the tens row.',
    check: choose('What is 12 × 3', ['15', '36', '123'], 1, 'Do 10 × 3, and then 2 × 3.'),
  },
  {
    id: 'long-division',
    asks: [
      'how do i do long division',
      'what is long division',
      'steps of long division',
      'what is a remainder',
      'what is a quotient',
    ],
    young:
      'Long division goes step by step: divide, multiply, subtract, bring down. Then you do it again with the next digit.',
    older:
      'Work from the left: see how often the divisor fits, multiply, subtract, bring the next digit down, and repeat. For 84 ÷ 6, 6 fits once into 8 with 2 left, and 24 ÷ 6 is 4, so the quotient is 14. What is left at the end is the remainder.',
    check: choose(
      'What comes right after you subtract',
      ['bring down the next digit', 'stop', 'start again at the left'],
      0,
      'The next digit is waiting.',
    ),
  },
  {
    id: 'angles',
    asks: [
      'what is an angle',
      'what is a right angle',
      'what is an acute angle',
      'what is an obtuse angle',
      'what is a straight angle',
      'kinds of angles',
      'how do i measure an angle',
      'what is a protractor',
    ],
    young:
      'An angle is where two lines meet. A right angle is a square corner, an acute one is smaller, and an obtuse one wider.',
    older:
      'An angle measures the turn between two rays, in degrees. An acute angle is less than 90°, a right angle is exactly 90°, an obtuse angle lies between 90° and 180°, and a straight angle is 180°. A protractor measures it.',
    check: choose(
      'Which angle is smaller than a square corner',
      ['an acute one', 'a right one', 'an obtuse one'],
      0,
      'It is sharp and thin.',
    ),
  },
  {
    id: 'lines',
    asks: [
      'what are parallel lines',
      'what are perpendicular lines',
      'what is a line segment',
      'what is a ray in math',
      'what is a line in math',
    ],
    young: 'Parallel lines never meet, like train tracks. Perpendicular lines cross in a square corner.',
    older:
      'A line goes on for ever both ways, a ray has one end, and a segment has two. Parallel lines stay the same distance apart; perpendicular lines meet at 90°.',
    check: choose(
      'Which lines never meet',
      ['parallel lines', 'perpendicular lines', 'crossing lines'],
      0,
      'Think of train tracks.',
    ),
  },
  {
    id: 'solids',
    asks: [
      'what are 3d shapes',
      'what is a cube',
      'what is a sphere',
      'what is a cylinder',
      'what is a cone',
      'what is a pyramid shape',
      'what is a prism',
    ],
    young: 'A ball is a sphere, a can is a cylinder, and a toy block is a cube. A cube has 6 square faces.',
    older:
      'Solid shapes have length, width and height. A cube has 6 square faces, 12 edges and 8 vertices, which are its corners. Prisms have two equal ends, pyramids and cones come to a point, and a sphere is round all over.',
    check: choose('How many faces does a cube have', ['4', '6', '8'], 1, 'Think of a toy block.'),
  },
  {
    id: 'volume',
    asks: [
      'what is volume in math',
      'how do i find the volume of a box',
      'volume of a rectangular prism',
      'how do i find volume',
      'what is volume',
    ],
    young: 'Volume is how much space a thing fills. For a box, multiply how long, how wide and how high it is.',
    older:
      'Volume is the space that a solid takes up, in cubic units. For a box it is length × width × height: a box of 2 by 3 by 4 holds 24 unit cubes. For any prism or cylinder, it is the area of the base times the height.',
    check: choose('A box is 2 by 2 by 2: what is its volume', ['4', '6', '8'], 2, 'Multiply all three.'),
  },
  {
    id: 'shape-area',
    asks: [
      'how do i find the area of a triangle',
      'area of a triangle',
      'area of a circle',
      'how do i find the area of a circle',
      'what is the radius',
      'what is the diameter',
      'radius and diameter',
    ],
    young:
      'The radius goes from the middle of a circle to its edge. The diameter goes all the way across, so it is twice as long.',
    older:
      'A triangle has half the area of the rectangle around it: base × height ÷ 2. A circle has the area π × radius × radius. The radius runs from the center to the edge, and the diameter is twice as long.',
    check: choose('The radius is 3: how long is the diameter', ['3', '6', '9'], 1, 'It goes all the way across.'),
  },
  {
    id: 'triangle-kinds',
    asks: [
      'what is an isosceles triangle',
      'what is an equilateral triangle',
      'what is a scalene triangle',
      'types of triangles',
      'kinds of triangles',
      'angles in a triangle',
    ],
    young:
      'An equilateral triangle has 3 equal sides, and an isosceles one has 2. In a scalene triangle all sides are different.',
    older:
      'By sides, a triangle is equilateral (three equal), isosceles (two equal) or scalene (none). The three angles of any flat triangle add up to 180 degrees.',
    check: choose(
      'Which triangle has 3 equal sides',
      ['equilateral', 'isosceles', 'scalene'],
      0,
      'Its name begins like equal.',
    ),
  },
  {
    id: 'quadrilaterals',
    asks: [
      'what is a quadrilateral',
      'what is a parallelogram',
      'what is a trapezoid',
      'what is a rhombus',
      'what is a rectangle',
      'is a square a rectangle',
      'difference between a square and a rectangle',
    ],
    young:
      'A quadrilateral has 4 sides. A rectangle has 4 square corners, and a square is a rectangle with 4 equal sides.',
    older:
      'Quadrilaterals have four sides. A parallelogram has two pairs of parallel sides, a rectangle has four right angles, a rhombus has four equal sides, and a square has both, so every square is a rectangle. A trapezoid has one pair of parallel sides.',
    check: choose('How many sides does a quadrilateral have', ['3', '4', '5'], 1, 'Think of a square.'),
  },
  {
    id: 'multiply-fractions',
    asks: [
      'how do i multiply fractions',
      'how do i divide fractions',
      'multiplying fractions',
      'dividing fractions',
      'what is a reciprocal',
      'fraction times fraction',
    ],
    young:
      'To multiply fractions, multiply the tops, and multiply the bottoms. Half of a half is 1/2 × 1/2, and that is 1/4.',
    older:
      'To multiply fractions, multiply the numerators and multiply the denominators: 2/3 × 4/5 = 8/15. To divide, multiply by the reciprocal, which is the fraction turned over: 3/4 ÷ 1/2 = 3/4 × 2/1 = 3/2.',
    check: choose('What is 1/2 × 1/3', ['1/5', '1/6', '2/5'], 1, 'Multiply the bottoms: 2 × 3.'),
  },
  {
    id: 'compare-fractions',
    asks: [
      'how do i compare fractions',
      'which fraction is bigger',
      'how do i know which fraction is bigger',
      'fractions on a number line',
      'what is a number line',
    ],
    young:
      'If the bottoms are the same, the bigger top wins. If the tops are the same, the smaller bottom makes bigger parts.',
    older:
      'Compare fractions by giving them the same denominator, or by holding them against 1/2. On a number line, the greater one stands farther right: 2/3 is 8/12 and 3/4 is 9/12, so 3/4 is greater.',
    check: choose('Which one is bigger', ['1/8', '1/4', '1/3'], 2, 'Fewer parts are bigger parts.'),
    lessonId: 'g3-fractions-on-a-line',
  },
  {
    id: 'decimal-sums',
    asks: [
      'how do i add decimals',
      'how do i subtract decimals',
      'how do i multiply decimals',
      'how do i turn a fraction into a decimal',
      'change a fraction to a decimal',
      'line up the decimal point',
    ],
    young: 'Put the points under each other, and then add as you always do. 0.5 + 0.25 is 0.75.',
    older:
      'To add or subtract decimals, line up the points. To multiply, work as with whole numbers and count the decimal places of both. A fraction becomes a decimal when you divide top by bottom: 3/4 = 3 ÷ 4 = 0.75.',
    check: choose('What is 0.5 + 0.2', ['0.7', '0.52', '7'], 0, 'Add the tenths.'),
  },
  {
    id: 'order',
    asks: [
      'what is the order of operations',
      'what does pemdas stand for',
      'what are parentheses in math',
      'brackets first',
    ],
    young: 'Do what is inside the brackets first. Then multiply and divide, and add and subtract last.',
    older:
      'The order of operations is: parentheses, exponents, then multiplication and division from left to right, then addition and subtraction from left to right. So 2 + 3 × 4 = 2 + 12 = 14.',
    check: choose('In 5 + 2 × 3, what is done first', ['5 + 2', '2 × 3', '5 + 3'], 1, 'Multiply before you add.'),
  },
  {
    id: 'exponent',
    asks: [
      'what is an exponent',
      'what is a power in math',
      'what is a square number',
      'what is a square root',
      'rules of exponents',
    ],
    young: 'A small raised number tells how often to multiply. 3² means 3 × 3, and that is 9.',
    older:
      'An exponent counts equal factors: 2³ = 2 × 2 × 2 = 8. When powers of the same base are multiplied, the exponents add, so 2³ × 2² = 2⁵. A square root goes back: √49 = 7 because 7² = 49.',
    check: choose('What is 4²', ['6', '8', '16'], 2, 'Multiply 4 by 4.'),
  },
  {
    id: 'gcf-lcm',
    asks: [
      'what is the greatest common factor',
      'what is the least common multiple',
      'what is gcf',
      'what is lcm',
      'gcf and lcm',
    ],
    young: 'The greatest common factor is the biggest number that divides both. For 8 and 12 it is 4.',
    older:
      'The greatest common factor of two numbers is the largest that divides both; it helps to simplify fractions. The least common multiple is the smallest number that both divide; it gives a common denominator. For 8 and 12 they are 4 and 24.',
    check: choose('What is the greatest common factor of 6 and 9', ['2', '3', '18'], 1, 'It divides both 6 and 9.'),
    lessonId: 'math-multiples-factors',
  },
  {
    id: 'coordinates',
    asks: [
      'what is a coordinate plane',
      'what are coordinates',
      'what is the x axis',
      'what is the y axis',
      'how do i plot a point',
      'what is an ordered pair',
    ],
    young: 'A grid has a line across and a line up. The point (2, 3) is 2 steps across and 3 steps up.',
    older:
      'The coordinate plane has a horizontal x-axis and a vertical y-axis that meet at the origin (0, 0). An ordered pair such as (2, 3) tells how far to go along x first, then along y.',
    check: choose('In (4, 1), how many steps go across', ['1', '4', '5'], 1, 'Across comes first.'),
  },
  {
    id: 'charts',
    asks: [
      'what is a bar graph',
      'what is a line graph',
      'what is a pie chart',
      'what is data',
      'how do i make a graph',
    ],
    young: 'A bar graph shows numbers with bars. The taller the bar, the more there are.',
    older:
      'Data are facts that were counted or measured. Bar graphs compare groups, line graphs show change over time, and pie charts show parts of a whole. Read the title and the scale before you judge the picture.',
    check: choose(
      'What shows change over time best',
      ['a line graph', 'a pie chart', 'a tally mark'],
      0,
      'Follow it from left to right.',
    ),
  },
  {
    id: 'patterns',
    asks: [
      'what is a pattern',
      'what comes next in a pattern',
      'how do i find the rule of a pattern',
      'what is a number pattern',
      'what is a sequence',
    ],
    young: 'A pattern repeats or grows by a rule. Red, blue, red, blue goes on with red.',
    older:
      'A pattern follows a rule. In 3, 7, 11, 15 the rule is "add 4", so it is an arithmetic sequence; in 2, 6, 18 each term is multiplied by 3, which makes it geometric.',
    check: choose('What comes next in 2, 4, 6', ['7', '8', '10'], 1, 'It grows by 2.'),
    lessonId: 'g3-pattern-and-symmetry',
  },
  {
    id: 'measure',
    asks: [
      'how do i measure length',
      'what is a centimeter',
      'what is an inch',
      'what is a ruler',
      'metric system',
      'what is mass',
      'what is weight',
      'difference between mass and weight',
      'how do i measure things',
    ],
    young:
      'Put the zero of the ruler at one end, and read the number at the other. We measure length in inches or centimeters.',
    older:
      'Length is measured in metric units such as meters or in customary ones such as feet; metric units go up in tens. Mass is how much matter there is, in kilograms, while weight is the pull of gravity on it.',
    check: choose(
      'Where do you begin to measure on a ruler',
      ['at 0', 'at 1', 'at the end'],
      0,
      'You have not gone anywhere yet.',
    ),
  },
  {
    id: 'estimate',
    asks: ['what is an estimate', 'how do i estimate', 'what is estimation'],
    young: 'An estimate is a smart guess that is close. 19 + 31 is about 20 + 30, so about 50.',
    older:
      'An estimate is a careful guess: round the numbers and compute with those. It tells you quickly whether an exact answer makes sense; 198 × 5 must be near 1,000.',
    check: choose('About how much is 29 + 41', ['50', '70', '90'], 1, 'Use 30 and 40.'),
  },
  {
    id: 'word-problem',
    asks: ['how do i solve word problems', 'how do i solve a story problem', 'what is a word problem'],
    young: 'Read it twice, and draw what happens. Then ask if things come together, go away or make equal groups.',
    older:
      'Say the problem in your own words, name what is asked, and draw or write what is known. Choose the operation, compute, and check whether the answer fits the story and its unit.',
    check: choose(
      'What is a good first step',
      ['read it twice', 'guess', 'add all the numbers'],
      0,
      'You need to know what is asked.',
    ),
  },
  {
    id: 'zero-infinity',
    asks: [
      'what is infinity',
      'what is the biggest number',
      'do numbers ever end',
      'what comes after a million',
      'what comes after a billion',
      'what comes after a trillion',
    ],
    young: 'Numbers never end, because you can always add one more. That is what infinity means.',
    older:
      'There is no biggest number: whatever you name, one more is bigger. Endlessness is called infinity, and it is not a number to count with. After a million come a billion and a trillion, each a thousand times the last.',
    check: choose('What can you always do with a number', ['add one more', 'see its end', 'eat it'], 0, 'Count on.'),
  },
  {
    id: 'roman',
    asks: [
      'what are roman numerals',
      'what does x mean in roman numerals',
      'how do roman numerals work',
      'roman numbers',
    ],
    young: 'The Romans wrote numbers with letters. I is 1, V is 5, X is 10, and VI is 6.',
    older:
      'Roman numerals are letters: I = 1, V = 5, X = 10, L = 50, C = 100, D = 500, M = 1000. Add from left to right, but subtract a smaller letter before a larger one: IX is 9.',
    check: choose('What is VII', ['3', '7', '12'], 1, 'Start at 5 and add the ones.'),
  },
  {
    id: 'times-tricks',
    asks: [
      'how do i learn my times tables',
      'tricks for times tables',
      'how do i learn multiplication facts',
      'nine times table trick',
      'how do i get better at math',
      'how can i be good at math',
    ],
    young: 'Practice a little each day, and use facts you know. If 5 × 6 is 30, then 6 × 6 is just 6 more.',
    older:
      'Short daily practice beats one long session. Build on what you know: 6 × 7 is 5 × 7 and one more 7, doubles give the fours, and 9 × 8 is 10 × 8 less 8. Explaining a mistake teaches more than ten easy sums.',
    check: choose('5 × 4 is 20: what is 6 × 4', ['21', '24', '26'], 1, 'Add one more 4.'),
  },
];
