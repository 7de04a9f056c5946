import { check, type Explanation } from './explanation.ts';

export const mathematicsExplanations: readonly Explanation[] = [
  {
    id: 'fraction',
    asks: [
      'what is a fraction',
      'fractions',
      'how do fractions work',
      'what is a numerator',
      'what is a denominator',
      'numerator and denominator',
    ],
    young:
      'A fraction names equal parts of a whole. The bottom number tells how many parts there are, and the top tells how many we mean.',
    older:
      'A fraction names equal parts of a whole. The denominator, below, tells into how many equal parts the whole is cut, and the numerator, above, tells how many of them are meant: 3/4 is three of four equal parts.',
    check: check(
      'A pie has 4 equal parts and you eat 1: is that 1/4, 4/1 or 1/2?',
      ['1/4', '4/1', '1/2'],
      0,
      'The number of all parts goes to the bottom.',
    ),
    lessonId: 'g3-fractions-equal-parts',
  },
  {
    id: 'equivalent',
    asks: ['what are equivalent fractions', 'equal fractions', 'how do i simplify a fraction', 'reduce a fraction'],
    young:
      'Equal fractions name the same amount, like 1/2 and 2/4. Multiply or divide top and bottom by the same number.',
    older:
      'Equivalent fractions name the same amount. You get them by multiplying or dividing numerator and denominator by the same number, so 6/8 becomes 3/4 when both are divided by 2.',
    check: check('Which one equals 1/2: 2/4, 1/3 or 3/4?', ['2/4', '1/3', '3/4'], 0, 'Double the top and the bottom.'),
    lessonId: 'g3-fractions-on-a-line',
  },
  {
    id: 'add-fractions',
    asks: [
      'how do i add fractions',
      'how do i subtract fractions',
      'adding fractions with different denominators',
      'common denominator',
    ],
    young:
      'To add or subtract fractions, first cut both into parts of the same size, and then work with the tops. 1/2 + 1/4 is 2/4 + 1/4, and that makes 3/4.',
    older:
      'Fractions can be added when they have the same denominator. Rewrite both with a common denominator, add the numerators and keep the denominator: 1/2 + 1/3 = 3/6 + 2/6 = 5/6.',
    check: check(
      'What is 1/5 + 2/5: 3/5, 3/10 or 2/5?',
      ['3/5', '3/10', '2/5'],
      0,
      'The parts have the same size, so add only the tops.',
    ),
    lessonId: 'g3-fractions-equal-parts',
  },
  {
    id: 'multiplication',
    asks: ['what is multiplication', 'how do i multiply', 'what does times mean', 'equal groups'],
    young: 'Multiplication counts equal groups. 3 × 4 means 3 groups of 4, and that is 12.',
    older:
      'Multiplication is repeated addition of equal groups: 3 × 4 means 3 groups of 4, so 4 + 4 + 4 = 12. The order does not matter, and a hard fact can be split, as 7 × 6 into 5 × 6 and 2 × 6.',
    check: check(
      'What does 2 × 5 mean: 2 groups of 5, 2 and 5 more or 5 take away 2?',
      ['2 groups of 5', '2 and 5 more', '5 take away 2'],
      0,
      'Think of equal groups.',
    ),
    lessonId: 'g3-multiplication-equal-groups',
  },
  {
    id: 'division',
    asks: ['what is division', 'how do i divide', 'share equally'],
    young: 'To divide is to share in equal groups. 12 ÷ 3 asks how many each of 3 friends gets, and that is 4.',
    older:
      'Division shares an amount into equal groups, or asks how often one number fits into another. It undoes multiplication: 12 ÷ 3 = 4 because 4 × 3 = 12. What does not fit is the remainder.',
    check: check(
      'You share 10 grapes between 2 friends: does each get 5, 8 or 20?',
      ['5', '8', '20'],
      0,
      'Both get the same number.',
    ),
  },
  {
    id: 'addition',
    asks: ['what is addition', 'how do i add numbers plus', 'what does plus mean'],
    young: 'To add is to put together. If you have 2 and get 3 more, count on: 3, 4, 5.',
    older:
      'Addition joins amounts. For large numbers, line up the places and add ones, tens and hundreds in turn, carrying ten ones over as one ten.',
    check: check('You have 4 and get 1 more: is that 3, 5 or 41?', ['3', '5', '41'], 1, 'Count one step on from 4.'),
  },
  {
    id: 'subtraction',
    asks: ['what is subtraction', 'how do i subtract take away minus', 'borrowing regrouping'],
    young: 'To subtract is to take away. If you have 5 and 2 go away, count back: 4, 3.',
    older:
      'Subtraction finds what is left, or how far apart two numbers are. Line up the places, and where a digit is too small, regroup one ten as ten ones.',
    check: check('You have 6 and 1 goes away: is that 5, 7 or 61?', ['5', '7', '61'], 0, 'Count one step back from 6.'),
  },
  {
    id: 'place-value',
    asks: [
      'what is place value',
      'ones tens hundreds',
      'how do i round numbers',
      'what is rounding',
      'how do i round to the nearest ten',
    ],
    young: 'The place of a digit tells its value. In 47, the 4 means 4 tens and the 7 means 7 ones.',
    older:
      'In our number system each place is worth ten times the place to its right. In 472 the 4 means 400. To round, look at the digit after the place you round to: 5 or more goes up.',
    check: check(
      'What does the 3 in 35 mean: 3 ones, 3 tens or 3 hundreds?',
      ['3 ones', '3 tens', '3 hundreds'],
      1,
      'It stands left of the ones.',
    ),
  },
  {
    id: 'area',
    asks: [
      'what is area',
      'how do i find the area of a rectangle',
      'how do i find area',
      'difference between area and perimeter',
    ],
    young: 'Area is the space inside a shape, and you count it in squares. Perimeter is the way around the edge.',
    older:
      'Area measures the space inside a shape in square units; for a rectangle it is length times width. Perimeter is the distance around, so you add all of the sides.',
    check: check(
      'Which one do you need for a fence: the area, the perimeter or the weight?',
      ['the area', 'the perimeter', 'the weight'],
      1,
      'A fence goes all the way around.',
    ),
    lessonId: 'math-area-perimeter',
  },
  {
    id: 'perimeter',
    asks: ['what is perimeter', 'how do i find the perimeter', 'perimeter of a shape', 'perimeter of a rectangle'],
    young: 'Perimeter is how far it is around a shape. Add all of the sides.',
    older:
      'The perimeter is the total length of the boundary of a shape: add all of its sides. For a rectangle it is twice the length plus twice the width.',
    check: check(
      'A square has sides of 2: is its perimeter 4, 6 or 8?',
      ['4', '6', '8'],
      2,
      'A square has four sides.',
    ),
    lessonId: 'math-area-perimeter',
  },
  {
    id: 'factor',
    asks: [
      'what is a factor',
      'what is a multiple',
      'factors and multiples',
      'difference between factors and multiples',
      'factors of a number',
    ],
    young:
      'You get multiples of 4 when you skip count: 4, 8, 12. Factors are numbers that you multiply to make a number, like 3 and 4 for 12.',
    older:
      'Factors of a number divide it without a remainder, and they come in pairs: 12 has 1 and 12, 2 and 6, 3 and 4. Multiples are what you get by multiplying it by whole numbers.',
    check: check('Which one is a multiple of 5: 12, 15 or 18?', ['12', '15', '18'], 1, 'Count by fives.'),
    lessonId: 'math-multiples-factors',
  },
  {
    id: 'prime',
    asks: ['what is a prime number', 'what are primes'],
    young: 'A prime number has exactly two factors: 1 and itself. 2, 3, 5 and 7 are prime, but 1 is not.',
    older:
      'A prime number is a whole number with exactly two factors, 1 and itself: 2, 3, 5, 7, 11 and so on. The number 1 has only one factor, so it is not prime.',
    check: check('Which one is prime: 4, 6 or 7?', ['4', '6', '7'], 2, 'Try to split each into equal groups.'),
    lessonId: 'math-multiples-factors',
  },
  {
    id: 'shapes',
    asks: [
      'what is a triangle',
      'what is a square',
      'what is a circle',
      'what is a hexagon',
      'what is a pentagon',
      'what is an octagon',
      'what is a polygon',
      'what are shapes',
    ],
    young: 'A triangle has 3 sides, and a square has 4 equal sides. A circle is round and has no corners.',
    older:
      'Polygons are named after their sides: a triangle has 3, a quadrilateral 4, a pentagon 5, a hexagon 6 and an octagon 8. A circle is no polygon, because it has no straight sides.',
    check: check(
      'Which shape has 3 sides: a circle, a square or a triangle?',
      ['a circle', 'a square', 'a triangle'],
      2,
      'Its name begins with tri.',
    ),
  },
  {
    id: 'counting',
    asks: ['how do i count to ten', 'counting numbers'],
    young: 'Touch each thing once and say one number for each touch. The last number tells how many there are.',
    older:
      'Counting gives each object exactly one number word, in order. The last number tells how many objects there are, wherever you begin.',
    check: check(
      'You count one, two, three: are there 2, 3 or 4 things?',
      ['2', '3', '4'],
      1,
      'The last number tells how many.',
    ),
    lessonId: 'counting_1_10',
  },
  {
    id: 'symmetry',
    asks: ['what is symmetry', 'line of symmetry symmetrical'],
    young: 'A shape has symmetry if you can fold it so that both halves match. The fold is the line of symmetry.',
    older:
      'A figure has line symmetry if one half is the mirror image of the other. A square has four lines of symmetry, and a circle has as many as you like.',
    check: check(
      'Where is the fold of a butterfly shape: down the middle, along one wing or nowhere?',
      ['down the middle', 'along one wing', 'nowhere'],
      0,
      'Both wings must match.',
    ),
    lessonId: 'g3-pattern-and-symmetry',
  },
  {
    id: 'percent',
    asks: ['what is a percent', 'percents', 'how do i find a percent of a number'],
    young: 'Percent means out of one hundred. 50 percent is 50 out of 100, and that is one half.',
    older:
      'Percent means out of one hundred, so 15% is 15/100 or 0.15. To find a percent of a number, multiply: 15% of 80 is 0.15 × 80 = 12.',
    check: check(
      'What is 50 percent of something: all of it, half of it or none of it?',
      ['all of it', 'half of it', 'none of it'],
      1,
      'Think of 50 out of 100.',
    ),
    lessonId: 'g7-percent-change',
  },
  {
    id: 'ratio',
    asks: ['what is a ratio', 'what is a proportion', 'proportional relationship', 'what is a unit rate'],
    young: 'A ratio compares two amounts. 2 red beads for every 3 blue beads is the ratio 2 to 3.',
    older:
      'A ratio compares two quantities, such as 2 to 3. Two quantities are proportional when their ratio always stays the same; that constant ratio is the unit rate, the amount for one.',
    check: check(
      '3 apples cost 6 dollars: does one apple cost 2, 3 or 9 dollars?',
      ['2', '3', '9'],
      0,
      'Share the dollars among the apples.',
    ),
    lessonId: 'g7-proportional-relationships',
  },
  {
    id: 'probability',
    asks: ['what is probability', 'what is a chance', 'probability of a coin', 'probability of a die'],
    young: 'Probability tells how likely something is. A coin has 2 sides, so heads comes about half of the time.',
    older:
      'Probability is a number from 0, impossible, to 1, certain. If all outcomes are equally likely, it is the favorable outcomes divided by all outcomes: 3/6 for an even number on a die.',
    check: check('How likely is heads on a fair coin: 1/2, 1/6 or 2?', ['1/2', '1/6', '2'], 0, 'One of two sides.'),
    lessonId: 'g7-probability-theory-data',
  },
  {
    id: 'average',
    asks: ['what is the average', 'what is the median', 'what is the mode', 'how do i find the average'],
    young: 'To find the average, add all the numbers. Then divide by how many there are.',
    older:
      'The mean is the sum of all values divided by how many there are. The median is the middle value when they are in order, and the mode is the most frequent one.',
    check: check('What is the average of 2 and 4: 3, 6 or 8?', ['3', '6', '8'], 0, 'Add them and divide by two.'),
  },
  {
    id: 'decimal',
    asks: ['what is a decimal', 'how do decimals work', 'how do i compare decimals', 'what are tenths'],
    young: 'A decimal has a point, and after it come parts of a whole. 0.5 means five tenths, and that is one half.',
    older:
      'In a decimal the places after the point are tenths, hundredths and so on, so 0.75 is 75/100. To compare decimals, compare place by place from the left.',
    check: check('Which one is more: 0.5, 0.45 or 0.05?', ['0.5', '0.45', '0.05'], 0, 'Compare the tenths first.'),
  },
  {
    id: 'negative',
    asks: ['what are negative numbers', 'numbers below zero'],
    young: 'Negative numbers are less than zero, like 3 degrees below zero. We write a minus sign: −3.',
    older:
      'Negative numbers lie left of zero on the number line. The farther left, the smaller: −5 is less than −2. Taking away a negative number is the same as adding its opposite.',
    check: check('Which one is the smallest: −5, −2 or 0?', ['−5', '−2', '0'], 0, 'Go as far left as you can.'),
  },
  {
    id: 'equation',
    asks: ['what is an equation', 'how do i solve an equation', 'how do i solve for x'],
    young: 'An equation says that two sides are equal, like a scale in balance. If x + 2 = 5, then x is 3.',
    older:
      'An equation says that two expressions are equal. To solve it, do the same on both sides until the unknown stands alone: from 2x + 3 = 11 follows 2x = 8, and x = 4.',
    check: check('x + 1 = 4: is x 3, 4 or 5?', ['3', '4', '5'], 0, 'Take 1 away on both sides.'),
  },
  {
    id: 'quadratic',
    asks: ['what is a quadratic function', 'what is a quadratic equation', 'what is a parabola'],
    young: 'A parabola is a curve like the path of a thrown ball. Older learners study it.',
    older:
      'A quadratic function has the form y = ax² + bx + c with a not zero, and its graph is a parabola. It opens upward if a is positive. Its zeros can be found by factoring or with the quadratic formula.',
    check: check(
      'Which way does y = −x² open: upward, downward or sideways?',
      ['upward', 'downward', 'sideways'],
      1,
      'Look at the sign of the squared term.',
    ),
    lessonId: 'g10-quadratics-parabolas',
  },
  {
    id: 'pythagoras',
    asks: ['what is the pythagorean theorem', 'what is a hypotenuse', 'right triangle'],
    young: 'In a triangle with a square corner, the two short sides tell you the long one. You learn how in Grade 8.',
    older:
      'In a right triangle the squares of the two shorter sides add up to the square of the hypotenuse: a² + b² = c². With 3 and 4, c² = 25, so c = 5.',
    check: check(
      'The short sides are 6 and 8: is the hypotenuse 10, 14 or 48?',
      ['10', '14', '48'],
      0,
      '36 and 64 make 100.',
    ),
  },
  {
    id: 'derivative',
    asks: ['what is a derivative', 'what is calculus', 'rate of change'],
    young: 'Calculus is about how fast things change. Grown students learn it.',
    older:
      'A derivative is the instantaneous rate of change of a function, and it equals the slope of the tangent to its graph. For f(x) = x², the derivative is 2x, so the slope at x = 3 is 6.',
    check: check(
      'What does a derivative tell: a slope, an area or a sum?',
      ['a slope', 'an area', 'a sum'],
      0,
      'Think of how steep the graph is.',
    ),
  },
  {
    id: 'even-odd',
    asks: ['what is an even number', 'what is an odd number', 'even and odd numbers'],
    young: 'Even numbers can be shared by two with none left over, like 2, 4 and 6. Odd numbers leave one over.',
    older:
      'A whole number is even if it can be divided by 2 without a remainder, so it ends in 0, 2, 4, 6 or 8. All others are odd.',
    check: check('Which one is even: 3, 4 or 5?', ['3', '4', '5'], 1, 'Make pairs.'),
  },
  {
    id: 'proof',
    asks: ['what is a proof', 'geometric proof'],
    young: 'A proof shows why something must be true. It goes step by step.',
    older:
      'A proof is a chain of statements, each justified by a definition, a given fact or a theorem already proved. Examples can suggest that something holds, but only a proof shows that it always does.',
    check: check(
      'What does each step of a proof need: a reason, a picture or a guess?',
      ['a reason', 'a picture', 'a guess'],
      0,
      'Ask why each step is allowed.',
    ),
    lessonId: 'g10-geometric-proof',
  },
];
