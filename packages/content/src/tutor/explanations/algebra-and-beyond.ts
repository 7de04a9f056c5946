import { choose, type Explanation } from './explanation.ts';

/** Mathematics from Grade 6 on. */
export const algebraExplanations: readonly Explanation[] = [
  {
    id: 'integers',
    asks: [
      'how do i add negative numbers',
      'how do i subtract negative numbers',
      'negative times negative',
      'what is an integer',
      'what is absolute value',
      'why is a negative times a negative positive',
    ],
    young:
      'On a number line, adding goes right and taking away goes left. The absolute value tells how far a number is from 0.',
    older:
      'Integers are whole numbers and their opposites. Adding a negative moves left on the number line, and subtracting a negative moves right: 3 − (−2) = 5. Equal signs multiply to a positive, different signs to a negative. Absolute value is the distance from zero.',
    check: choose('What is −2 × −3', ['−6', '6', '−5'], 1, 'Equal signs make a positive.'),
  },
  {
    id: 'expression',
    asks: [
      'what is an expression in math',
      'what is a term in math',
      'what is a coefficient',
      'like terms',
      'combine like terms',
      'distributive property',
      'what is algebra',
    ],
    young: 'Algebra uses letters for numbers that we do not know yet. In x + 2, the x can be any number.',
    older:
      'Algebra lets letters stand for numbers. In 3x + 5 the terms are 3x and 5, and 3 is the coefficient. Like terms have the same letters, so 3x + 2x = 5x, and the distributive property says a(b + c) = ab + ac.',
    check: choose('What is 2x + 3x', ['5x', '6x', '5'], 0, 'Two of them and three of them.'),
  },
  {
    id: 'inequality',
    asks: ['what is an inequality', 'how do i solve inequalities', 'how do i solve an inequality'],
    young: 'An inequality says that one side is bigger or smaller. x < 5 means that x is any number less than 5.',
    older:
      'An inequality compares two sides with <, >, ≤ or ≥. Solve it like an equation, but turn the sign around when you multiply or divide by a negative number: −2x < 6 gives x > −3.',
    check: choose('Which number makes x > 7 true', ['5', '7', '9'], 2, 'It has to be more than 7.'),
  },
  {
    id: 'slope',
    asks: [
      'what is slope',
      'how do i find the slope',
      'what is rise over run',
      'slope of a line',
      'slope intercept form',
      'y = mx + b',
      'what is a linear equation',
      'linear equations',
      'how do i graph a line',
      'what is a linear function',
    ],
    young: 'Slope tells how steep a line is. It is how far the line goes up for each step to the right.',
    older:
      'Slope is rise over run: the change in y divided by the change in x. In y = mx + b, m is the slope and b is where the line crosses the y-axis. Through (1, 2) and (3, 8) the slope is 6/2 = 3.',
    check: choose('In y = 2x + 5, what is the slope', ['2', '5', '7'], 0, 'It stands before x.'),
  },
  {
    id: 'function',
    asks: ['what is a function in math', 'what is f of x', 'domain and range', 'what is the domain of a function'],
    young: 'A function is like a machine. You put a number in, and exactly one number comes out.',
    older:
      'A function gives exactly one output for each input; f(x) = 2x + 1 turns 3 into 7. All allowed inputs form its domain, and all outputs its range.',
    check: choose('If f(x) = x + 4, what is f(3)', ['1', '7', '12'], 1, 'Put 3 in the place of x.'),
  },
  {
    id: 'systems',
    asks: [
      'what is a system of equations',
      'how do i solve a system of equations',
      'systems of equations',
      'substitution method',
      'elimination method',
    ],
    young: 'Two clues together can tell two secret numbers. If they add to 10 and are equal, both are 5.',
    older:
      'A system asks for values that satisfy all equations at once; for two lines, that is where they cross. Substitute one equation into the other, or add and subtract them so that one variable disappears. From x + y = 10 and x − y = 2 follows 2x = 12, so x = 6 and y = 4.',
    check: choose('x + y = 5 and x = 2: what is y', ['2', '3', '7'], 1, 'Put 2 in the place of x.'),
  },
  {
    id: 'exponential',
    asks: [
      'what is exponential growth',
      'what is exponential decay',
      'exponential function',
      'difference between linear and exponential growth',
    ],
    young: 'Something that doubles again and again grows very fast. 1, 2, 4, 8, 16 is growth like that.',
    older:
      'Exponential growth multiplies by the same factor in each step, as 1, 2, 4, 8, while linear growth adds the same amount. In y = a · bˣ, a is the start and b the factor; with b below 1 it is decay.',
    check: choose('What comes next in 3, 6, 12', ['15', '18', '24'], 2, 'It doubles.'),
  },
  {
    id: 'scientific-notation',
    asks: [
      'what is scientific notation',
      'how do i write a number in scientific notation',
      'powers of ten',
      'significant figures',
    ],
    young: 'Very big numbers can be written short. 1,000 is 10 × 10 × 10, and we write it as 10³.',
    older:
      'Scientific notation writes a number as a factor from 1 up to 10 times a power of ten: 45,000 = 4.5 × 10⁴ and 0.003 = 3 × 10⁻³. The exponent counts how far the point moves.',
    check: choose('What is 2 × 10³', ['23', '60', '2,000'], 2, '10³ is a thousand.'),
  },
  {
    id: 'factoring',
    asks: [
      'how do i factor a quadratic',
      'how do i use the quadratic formula',
      'what is the quadratic formula',
      'what is the discriminant',
      'complete the square',
    ],
    young: 'Factoring writes a number or sum as a product, like 12 = 3 × 4. You do it with letters in Grade 10.',
    older:
      'To factor x² + bx + c, look for two numbers with product c and sum b: x² + 5x + 6 = (x + 2)(x + 3). If none fit, use x = (−b ± √(b² − 4ac)) / 2a. The discriminant b² − 4ac tells whether there are two, one or no real solutions.',
    check: choose(
      'Which two numbers have the product 6 and the sum 5',
      ['1 and 6', '2 and 3', '3 and 3'],
      1,
      'Try small pairs.',
    ),
    lessonId: 'g10-quadratics-factoring',
  },
  {
    id: 'trig',
    asks: [
      'what is trigonometry',
      'what is sohcahtoa',
      'what is sine',
      'what is cosine',
      'what is tangent',
      'sine cosine and tangent',
      'unit circle',
      'what is a radian',
      'trig functions',
      'law of sines',
    ],
    young:
      'Trigonometry uses the angles and sides of triangles. With it you can find how tall a tree is from its shadow.',
    older:
      'In a right triangle, sine is opposite over hypotenuse, cosine adjacent over hypotenuse, and tangent opposite over adjacent: "SOH-CAH-TOA". The unit circle extends them to all angles; a full turn is 360° or 2π radians.',
    check: choose('Which ratio is opposite over hypotenuse', ['sine', 'cosine', 'tangent'], 0, 'SOH.'),
  },
  {
    id: 'logarithm',
    asks: [
      'what is a logarithm',
      'what is a log in math',
      'what are logarithms for',
      'what is e in math',
      'natural log',
      'rules of logarithms',
    ],
    young: 'A logarithm asks how often to multiply. 10 × 10 is 100, so the answer for 100 is 2.',
    older:
      'A logarithm asks for the exponent: log₂ 8 = 3 because 2³ = 8. It turns products into sums, log(ab) = log a + log b, and undoes exponential growth. The natural logarithm has the base e, about 2.718.',
    check: choose('What is log₁₀ of 1,000', ['2', '3', '100'], 1, 'How often do you multiply 10 by itself?'),
  },
  {
    id: 'complex',
    asks: [
      'what is a complex number',
      'what is an imaginary number',
      'what is i in math',
      'square root of negative one',
      'complex numbers',
    ],
    young: 'Some numbers are not on the number line at all. You meet them in Grade 11.',
    older:
      'The imaginary unit i is defined by i² = −1, and a complex number has the form a + bi. Add by parts, and multiply as with brackets: (1 + i)(1 − i) = 1 − i² = 2. In the plane, a is drawn across and b upward.',
    check: choose('What is i²', ['1', '−1', '2i'], 1, 'It is the root of this number.'),
  },
  {
    id: 'limit',
    asks: ['what is a limit in math', 'what is a limit in calculus', 'what does approach mean in calculus'],
    young: 'A limit is a number that you get closer and closer to. 0.9, 0.99, 0.999 come close to 1.',
    older:
      'A limit is the value that a function approaches as its input approaches a point, whether or not it gets there. It is the foundation of calculus: the derivative is the limit of slopes over ever shorter intervals.',
    check: choose('What do 1/2, 1/4, 1/8 and so on approach', ['0', '1', '2'], 0, 'They get smaller and smaller.'),
  },
  {
    id: 'integral',
    asks: [
      'what is an integral',
      'what is integration',
      'area under a curve',
      'fundamental theorem of calculus',
      'antiderivative',
    ],
    young: 'An integral adds up very many thin slices to find a whole. You meet it in Grade 12.',
    older:
      'A definite integral accumulates a quantity; for a positive function it is the area under its graph. By the fundamental theorem of calculus it equals F(b) − F(a), where F has the function as its derivative: the integral of 2x from 0 to 3 is 9.',
    check: choose(
      'What does the integral of a positive function measure',
      ['an area', 'a slope', 'an angle'],
      0,
      'It lies under the graph.',
    ),
  },
  {
    id: 'inference',
    asks: [
      'what is statistical inference',
      'what is a confidence interval',
      'what is a p value',
      'what is a sample in statistics',
      'what is standard deviation',
      'sample and population',
    ],
    young:
      'To learn about a big group, you can ask a small part of it. Choose that part by chance, so that it is fair.',
    older:
      'Statistical inference judges a population from a random sample. The standard deviation tells how far values spread around the mean, a confidence interval gives a range of plausible values, and a small p-value says that such data would be rare if nothing were going on.',
    check: choose(
      'How should a fair sample be chosen',
      ['at random', 'from friends', 'by size'],
      0,
      'Everybody needs the same chance.',
    ),
  },
  {
    id: 'spread',
    asks: [
      'what is the range in math',
      'what is the range of data',
      'what is an outlier',
      'what is a scatter plot',
      'what is correlation',
      'correlation and causation',
      'line of best fit',
    ],
    young: 'The range is the biggest number minus the smallest. A number far away from all others is an outlier.',
    older:
      'The range is the greatest value minus the least, and an outlier lies far from the rest. A scatter plot shows whether two quantities rise together, which is correlation; that alone does not prove that one causes the other.',
    check: choose('What is the range of 3, 5 and 9', ['5', '6', '9'], 1, 'Take the smallest from the biggest.'),
  },
  {
    id: 'similar',
    asks: [
      'what does congruent mean',
      'what does similar mean in math',
      'congruent shapes',
      'similar triangles',
      'what is a translation in math',
      'what is a reflection in math',
      'what is a rotation in math',
      'transformations in geometry',
      'what is scale factor',
    ],
    young: 'Congruent shapes have the same size and shape. You can slide, turn or flip one onto the other.',
    older:
      'Figures are congruent if a slide (translation), turn (rotation) or flip (reflection) takes one onto the other. Similar figures have the same shape but may differ in size: their angles agree and their sides share one scale factor.',
    check: choose(
      'Which shapes have the same size and shape',
      ['congruent ones', 'round ones', 'similar ones only'],
      0,
      'The word begins with con.',
    ),
  },
  {
    id: 'percent-change',
    asks: [
      'what is percent change',
      'how do i find percent increase',
      'percent decrease',
      'percent change',
      'how do i calculate a percent increase',
    ],
    young:
      'Percent change tells how much bigger or smaller something became. From 10 to 12 is 2 more out of 10, so 20 percent.',
    older:
      'Percent change is the difference divided by the starting value: from 40 to 50 is 10/40 = 25%. Going up 25% and then down 25% does not bring you back, because the second 25% is taken from a larger amount.',
    check: choose(
      'From 20 to 30 is a growth of how many percent',
      ['10', '33', '50'],
      2,
      'Divide 10 by the start, 20.',
    ),
    lessonId: 'g7-percent-change',
  },
  {
    id: 'combinations',
    asks: [
      'what is a factorial',
      'what is a combination',
      'permutations and combinations',
      'what are compound events',
      'independent events',
    ],
    young: 'With 2 hats and 3 shirts you can dress in 2 × 3 ways. That makes 6.',
    older:
      'Independent choices multiply: 3 shirts and 2 hats make 6 outfits, and independent chances multiply as well. A factorial such as 4! = 4 × 3 × 2 × 1 = 24 counts the orders of 4 things; in a combination, order does not matter.',
    check: choose('How many ways are there to pair 2 hats with 2 shirts', ['2', '4', '8'], 1, 'Multiply the choices.'),
    lessonId: 'g7-compound-events',
  },
  {
    id: 'rational',
    asks: [
      'what is a rational number',
      'what is an irrational number',
      'what are real numbers',
      'rational and irrational numbers',
      'what is a whole number',
    ],
    young: 'Whole numbers are 0, 1, 2, 3 and so on. Between them are numbers like 1/2, too.',
    older:
      'A rational number can be written as a fraction of integers, so its decimal ends or repeats. An irrational one, such as √2 or π, goes on without repeating. Together they are the real numbers.',
    check: choose('Which one is irrational', ['1/3', '0.5', 'π'], 2, 'Its decimals never repeat.'),
  },
];
