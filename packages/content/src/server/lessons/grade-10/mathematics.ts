import type { LessonSource } from '@grove/contracts';
import { headOf } from '../../../catalogue/index.ts';
import {
  choose,
  chooseAll,
  explain,
  finish,
  intro,
  match,
  order,
  solve,
  solveDecimal,
  solveFraction,
  withExtras,
} from '../../../steps.ts';

export const mathematicsLessons: readonly LessonSource[] = [
  {
    ...headOf('g10-quadratics-parabolas'),
    learningObjectives: [
      'Find the axis of symmetry and the vertex of a parabola',
      'Connect the coefficients to features of the graph',
      'Interpret the vertex in a real situation',
    ],
    steps: [
      intro(
        'From lines to curves',
        'You already know that a linear function changes by a constant amount. A quadratic function contains a squared variable, so its rate of change keeps changing and its graph bends into a parabola.',
        '📈',
      ),
      explain(
        'One formula, four features',
        'Every quadratic function can be written in standard form with three coefficients. The sign of a decides whether the parabola opens upward or downward, and c tells where it crosses the vertical axis. The graph is symmetric about a vertical line through its turning point, which is called the vertex.',
        ['y = ax² + bx + c', 'Axis of symmetry: x = −b ÷ (2a)'],
      ),
      withExtras(
        choose(
          'Up or down?',
          'Before calculating anything, you can predict the general shape of a graph from its equation.',
          'Which equation describes a parabola that opens downward?',
          ['y = 3x² − 5x − 9', 'y = −2x² + 8x + 1', 'y = x² − 7x + 2', 'y = −6x + 4'],
          1,
          'Consider only the coefficient of the squared variable, because it alone determines the direction in which the parabola opens.',
        ),
        {
          hints: [
            'You are asked for the graph that has a highest point.',
            'Only the sign of the coefficient of x² decides the direction.',
            'Find the equations that contain x², and read the sign in front of it.',
            'Only y = −2x² + 8x + 1 has a negative coefficient of x², so it opens downward.',
          ],
          feedback: [
            'Subtracting terms moves the graph but does not turn it over.',
            'Yes: the coefficient of x² is −2.',
            'The negative coefficient belongs to x, and it moves the axis instead of changing the direction.',
            'Without an x² term the graph is a straight line, even if it falls.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Consider a function with a = 1, b = −6 and c = 5. The axis of symmetry is x = 6 ÷ 2, which is x = 3, and substituting 3 into the function gives 9 − 18 + 5. Consequently the vertex lies at (3, −4) and represents the minimum value.',
        ['y = x² − 6x + 5', 'Axis: x = 3', 'Vertex: (3, −4)'],
      ),
      withExtras(
        solve(
          'Find the axis',
          'Identify the coefficients carefully before you substitute them into the formula for the axis: y = 2x² − 8x + 1.',
          'The axis of symmetry is the vertical line x = ?',
          2,
          'Identify both coefficients first, and then divide the opposite of b by twice the coefficient a, paying particular attention to the negative sign.',
        ),
        {
          expression: '-(-8) / (2 * 2)',
          hints: [
            'You are asked for the number in the equation of the vertical line of symmetry.',
            'Use x = −b ÷ (2a).',
            'Here a = 2 and b = −8, so −b = 8.',
            'x = 8 ÷ (2 × 2) = 8 ÷ 4 = 2.',
          ],
          mistakes: [
            { answer: '-2', says: 'The formula uses the opposite of b; since b is −8, its opposite is positive.' },
            { answer: '4', says: 'You divided by a only; the formula divides by twice a.' },
          ],
          variant: {
            question: 'What is the axis of symmetry of y = 3x² + 12x − 2? Complete x = ?',
            inputType: 'number',
            correctAnswer: -2,
            expression: '-12 / (2 * 3)',
          },
        },
      ),
      withExtras(
        solve(
          'Find the minimum',
          'The parabola y = 2x² − 8x + 1 has the axis x = 2, and its turning point lies exactly on that axis.',
          'What is the y-coordinate of the vertex?',
          -7,
          'Substitute 2 for every occurrence of the variable, and remember that exponents are evaluated before multiplication and subtraction.',
        ),
        {
          expression: '2 * 2^2 - 8 * 2 + 1',
          hints: [
            'You are asked for the height of the turning point.',
            'Substitute the x-coordinate of the vertex into the equation.',
            'The first term is 2 × 2² = 2 × 4 = 8.',
            'y = 8 − 16 + 1 = −7.',
          ],
          mistakes: [
            { answer: '1', says: 'You squared 2 × 2 as a whole; the exponent belongs only to x, so square first.' },
            { answer: '25', says: 'You added 8x, but the equation subtracts it.' },
          ],
          variant: {
            question: 'The parabola y = x² + 4x + 9 has the axis x = −2. What is the y-coordinate of its vertex?',
            inputType: 'number',
            correctAnswer: 5,
            expression: '(-2)^2 + 4 * (-2) + 9',
          },
        },
      ),
      withExtras(
        match(
          'Where to look',
          'Each feature of the graph can be found in a particular place in the equation y = ax² + bx + c.',
          'Which information tells you each feature?',
          [
            ['Direction of opening', 'The sign of a'],
            ['y-intercept', 'The value of c'],
            ['Axis of symmetry', 'The value of −b ÷ (2a)'],
            ['x-intercepts', 'The solutions of y = 0'],
          ],
          'Investigate what happens to the equation when the variable x equals zero, and afterward what happens when y equals zero.',
        ),
        {
          hints: [
            'You are asked to connect features of the graph with the equation.',
            'Begin with the intercepts: on each axis one of the variables equals zero.',
            'If x = 0, only c remains, so c is the y-intercept.',
            'Direction: sign of a. y-intercept: c. Axis: −b ÷ (2a). x-intercepts: solutions of y = 0.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'Dana is looking for the vertex of y = −x² + 4x + 3, and one of her lines contains a mistake.',
          'Which line contains the first error?',
          [
            'Line 1: a = −1, b = 4, c = 3',
            'Line 2: x = −4 ÷ (−2) = 2',
            'Line 3: y = (−2)² + 4 × 2 + 3 = 15',
            'None; the vertex is (2, 15)',
          ],
          2,
          'Check each substitution separately, paying attention to what the exponent applies to.',
        ),
        {
          hints: [
            'You are asked for the first line that does not follow.',
            'Redo each line yourself and compare.',
            'Line 2 is right: −4 ÷ (2 × −1) = 2.',
            'In line 3, −x² means −(2²) = −4, so y = −4 + 8 + 3 = 7.',
          ],
          feedback: [
            'These coefficients agree with the equation.',
            'The formula was applied correctly: −4 divided by −2 is 2.',
            'Yes: the minus sign stands outside the square, so the first term is −4.',
            'Substitute 2 yourself: −4 + 8 + 3 is not 15.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Describe the graph',
          'Examine the function y = −x² + 2x + 8 using everything that you know about its coefficients.',
          'Which statements are true?',
          [
            'Its vertex is a maximum',
            'Its axis is x = −1',
            'It crosses the y-axis at 8',
            'It passes through (4, 0)',
            'Its range is all real numbers',
          ],
          [0, 2, 3],
          'Test each statement on its own by calculating or by considering the direction of the graph.',
        ),
        {
          hints: [
            'You are asked for every statement that is true.',
            'Use the sign of a, the value of c, the formula for the axis, and substitution.',
            'The axis is x = −2 ÷ (−2) = 1.',
            'a is negative (maximum), c = 8, and −16 + 8 + 8 = 0; the range stops at 9.',
          ],
          feedback: [
            'True: a is negative, so the graph turns at its highest point.',
            'A sign was lost: −2 ÷ (−2) is positive 1.',
            'True: at x = 0 only c remains.',
            'True: −16 + 8 + 8 = 0.',
            'A parabola never passes its vertex, so the range ends at 9.',
          ],
        },
      ),
      withExtras(
        choose(
          'Justify it',
          'The parabola y = x² − 4x + 7 has its vertex at (2, 3), and it never meets the x-axis.',
          'Which reason best justifies this conclusion?',
          [
            'The expression does not factor with whole numbers',
            'The y-intercept is 7, which is not zero',
            'The vertex lies to the right of the y-axis',
            'It opens upward from a lowest point at height 3',
          ],
          3,
          'A convincing reason must exclude every point of the graph, not just one.',
        ),
        {
          hints: [
            'You are asked for a reason that rules out every crossing.',
            'Think about the lowest height that the graph ever reaches.',
            'Because a is positive, the vertex is the lowest point.',
            'The lowest height is 3, so no point has height 0.',
          ],
          feedback: [
            'Some expressions do not factor with whole numbers and still have x-intercepts.',
            'That describes a single point and says nothing about the others.',
            'The horizontal position of the vertex does not decide whether the graph reaches height zero.',
            'Yes: if the minimum is 3, no height of 0 is possible.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'A ball is thrown upward, and its approximate height in meters after t seconds is h = −5t² + 20t + 1.',
          'What is its greatest height? Include the unit m.',
          21,
          'The vertex combines two pieces of information, the time and the corresponding height, so determine the time before you calculate the height.',
        ),
        {
          expression: '-5 * 2^2 + 20 * 2 + 1',
          unit: 'm',
          hints: [
            'You are asked for the maximum height, which is the second coordinate of the vertex.',
            'Find the time of the vertex, and substitute it.',
            't = −20 ÷ (2 × −5) = 2 seconds.',
            'h = −5 × 4 + 20 × 2 + 1 = −20 + 40 + 1 = 21 m.',
          ],
          mistakes: [
            {
              answer: '2',
              says: 'That is the time at which the ball is highest; now calculate the height at that time.',
            },
            { answer: '1', says: 'That is the height at the start, when t is zero.' },
          ],
          variant: {
            question:
              'A ball has the height h = −5t² + 30t + 2 in meters after t seconds. What is its greatest height? Include the unit m.',
            inputType: 'number',
            correctAnswer: 47,
            unit: 'm',
            expression: '-5 * 3^2 + 30 * 3 + 2',
          },
        },
      ),
      finish(
        110,
        'What you learned',
        'The sign of a gives the direction of a parabola, c gives its y-intercept, and −b ÷ (2a) gives its axis. The vertex on that axis is the maximum or minimum, which often answers a practical question.',
      ),
    ],
  },
  {
    ...headOf('g10-quadratics-factoring'),
    learningObjectives: [
      'Explain the zero product property',
      'Solve quadratic equations by factoring',
      'Reject solutions that do not fit a situation',
    ],
    steps: [
      intro(
        'Where the graph meets the axis',
        'You can describe a parabola by its vertex and intercepts. The x-intercepts are the solutions of a quadratic equation, and factoring is often the quickest way to determine them exactly.',
        '🧩',
      ),
      explain(
        'The zero product property',
        'A product of numbers can equal zero only if at least one of its factors equals zero. Therefore, once an equation has the form "product equals zero", it separates into simpler linear equations, and no other number on the right side allows this conclusion.',
        ['If A × B = 0, then A = 0 or B = 0.'],
      ),
      withExtras(
        choose(
          'Read the solutions',
          'The following equation has already been factored: (x − 3)(x + 5) = 0.',
          'Which numbers are its solutions?',
          ['−3 and 5', '3 and 5', '3 and −5', '−15 only'],
          2,
          'Determine separately which value of the variable makes each individual factor equal to zero, and pay attention to the operation inside the parentheses.',
        ),
        {
          hints: [
            'You are asked for every value of x that makes the product zero.',
            'Set each factor equal to zero separately.',
            'x − 3 = 0 gives x = 3.',
            'x + 5 = 0 gives x = −5, so the solutions are 3 and −5.',
          ],
          feedback: [
            'These are the numbers as they are written; a factor becomes zero at the opposite number.',
            'Test 5: the second factor would be 10, not zero.',
            'Yes: each factor is zero at one of these values.',
            'Multiplying the constants gives c of the expanded form, not a solution.',
          ],
        },
      ),
      explain(
        'A worked example',
        'To factor x² + 2x − 24, find two numbers whose product is −24 and whose sum is 2. The numbers 6 and −4 satisfy both conditions, so the equation separates into two linear equations.',
        ['x² + 2x − 24 = 0', '(x + 6)(x − 4) = 0', 'x = −6 or x = 4'],
      ),
      withExtras(
        solve(
          'Factor and solve',
          'Factor the quadratic expression in order to find both solutions: x² − 9x + 20 = 0.',
          'What is the larger solution?',
          5,
          'Look for two numbers whose product is 20 and whose sum is −9, and consider what a positive product combined with a negative sum reveals about their signs.',
        ),
        {
          expression: '(9 + 1) / 2',
          hints: [
            'You are asked for the larger of two solutions.',
            'Find two numbers with the product 20 and the sum −9.',
            'Both numbers must be negative: −4 and −5.',
            '(x − 4)(x − 5) = 0, so x = 4 or x = 5; the larger is 5.',
          ],
          mistakes: [
            { answer: '4', says: 'That is a solution, but the question asks for the larger one.' },
            { answer: '-4', says: 'The factors are x − 4 and x − 5, so the solutions are positive.' },
            { answer: '-5', says: 'The factor x − 5 becomes zero at positive 5.' },
          ],
          variant: {
            question: 'What is the larger solution of x² − 11x + 24 = 0?',
            inputType: 'number',
            correctAnswer: 8,
            expression: '(11 + 5) / 2',
          },
        },
      ),
      withExtras(
        order(
          'Plan the solution',
          'A careful solution of x² + 5x = 14 follows a particular sequence of steps.',
          'What is the correct order?',
          [
            'Rewrite: x² + 5x − 14 = 0',
            'Factor: (x + 7)(x − 2) = 0',
            'Set each factor equal to zero',
            'Solve: x = −7 or x = 2',
            'Check both in the original equation',
          ],
          'The zero product property requires a zero on one side before anything is factored.',
        ),
        {
          hints: [
            'You are asked to arrange the steps of the solution.',
            'Zero product first needs a zero.',
            'Begin by subtracting 14 from both sides.',
            'Rewrite, factor, set factors to zero, solve, check.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'Omar solves x² = 6x by dividing both sides by x, and he concludes that x = 6 is the only solution.',
          'What is wrong with his reasoning?',
          [
            'Dividing by x loses the solution x = 0',
            'He should have divided by 6 instead of x',
            'The only solution should be x = −6',
            'Nothing is wrong',
          ],
          0,
          'Consider whether the unknown quantity that he divides by could possibly be zero, and what division by zero would mean.',
        ),
        {
          hints: [
            'You are asked what the division overlooks.',
            'Solve the equation by factoring and compare.',
            'x² − 6x = 0, so x(x − 6) = 0.',
            'The solutions are 0 and 6; dividing by x assumed that x is not 0.',
          ],
          feedback: [
            'Yes: he assumed that x is not zero, and so he discarded a solution.',
            'Dividing by 6 is allowed but does not solve the equation.',
            'Test it: 36 is not equal to −36.',
            'Test x = 0 in the original equation: both sides are 0.',
          ],
        },
      ),
      explain(
        'When a is not 1',
        'To factor 2x² + 7x + 3, multiply a by c to obtain 6, and find two numbers with product 6 and sum 7. Split the middle term with these numbers, 6 and 1, and then factor by grouping.',
        ['2x² + 6x + x + 3', '2x(x + 3) + 1(x + 3)', '(2x + 1)(x + 3)'],
      ),
      withExtras(
        solveFraction(
          'A fraction as a solution',
          'Factor by splitting the middle term of 3x² + 10x − 8 = 0.',
          'What is the positive solution? Answer with a fraction.',
          '2/3',
          'Multiply the first and the last coefficient, and then find two numbers whose product is −24 and whose sum is 10.',
        ),
        {
          expression: '(-10 + 14) / (2 * 3)',
          hints: [
            'You are asked for the solution that is greater than zero.',
            'Two numbers with product −24 and sum 10 are 12 and −2.',
            '3x² + 12x − 2x − 8 = (3x − 2)(x + 4).',
            '3x − 2 = 0, so 3x = 2 and x = 2/3.',
          ],
          mistakes: [
            { answer: '3/2', says: 'Solving 3x = 2 means dividing by 3, so the 3 belongs in the denominator.' },
            { answer: '2', says: 'You still have to divide by the coefficient 3.' },
            { answer: '-2/3', says: 'The factor is 3x − 2, which is zero at a positive number.' },
          ],
          variant: {
            question: 'What is the positive solution of 2x² + 5x − 3 = 0? Answer with a fraction.',
            inputType: 'fraction',
            expected: '1/2',
            expression: '(-5 + 7) / (2 * 2)',
          },
        },
      ),
      withExtras(
        match(
          'Same numbers, different equations',
          'These equations look similar, but they have noticeably different solutions.',
          'Which solutions belong to which equation?',
          [
            ['x² − 16 = 0', '4 and −4'],
            ['x² − 8x + 16 = 0', '4 only'],
            ['x² − 4x = 0', '0 and 4'],
            ['x² + 3x − 4 = 0', '1 and −4'],
          ],
          'Factor each expression completely, or substitute the proposed solutions into the original equation in order to verify them.',
        ),
        {
          hints: [
            'You are asked to pair equations with their solutions.',
            'Look for a difference of squares, a perfect square and a common factor.',
            'x² − 8x + 16 = (x − 4)², so it has one solution.',
            'x² − 16 = (x + 4)(x − 4); x² − 4x = x(x − 4); x² + 3x − 4 = (x + 4)(x − 1).',
          ],
        },
      ),
      withExtras(
        choose(
          'Justify it',
          'To solve (x − 2)(x − 5) = 4, Lena writes x − 2 = 4 or x − 5 = 4.',
          'Why is this not a valid step?',
          [
            'She should have written 2 for both factors',
            'Parentheses must always be expanded last',
            'The equation has no solution',
            'A product of 4 does not force either factor to be 4',
          ],
          3,
          'Think about how many different pairs of numbers have the product 4.',
        ),
        {
          hints: [
            'You are asked why the step does not follow.',
            'Compare what a product of 0 and a product of 4 tell us.',
            'For example, 8 × 0.5 is also 4.',
            'Only zero forces a factor. Correct: x² − 7x + 6 = 0, so x = 1 or x = 6.',
          ],
          feedback: [
            '2 × 2 is only one of endlessly many ways to make 4.',
            'There is no such rule; here expanding first is exactly what helps.',
            'It does: x = 1 and x = 6 both work.',
            'Yes: the property holds for zero only.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'A rectangular garden is 5 meters longer than it is wide, and it covers an area of 84 square meters.',
          'How wide is the garden? Include the unit m.',
          7,
          'Write the area as width times length, and rearrange the equation until one side is zero.',
        ),
        {
          expression: '(-5 + 19) / 2',
          unit: 'm',
          hints: [
            'You are asked for the width, a positive length.',
            'Let w be the width, so the length is w + 5.',
            'w(w + 5) = 84, so w² + 5w − 84 = 0.',
            '(w + 12)(w − 7) = 0; a width cannot be −12, so it is 7 m.',
          ],
          mistakes: [
            { answer: '12', says: 'That is the length; the question asks for the width.' },
            { answer: '-12', says: 'This solves the equation, but a width cannot be negative.' },
          ],
          variant: {
            question:
              'A rectangle is 3 meters longer than it is wide, and its area is 88 square meters. How wide is it? Include the unit m.',
            inputType: 'number',
            correctAnswer: 8,
            unit: 'm',
            expression: '(-3 + 19) / 2',
          },
        },
      ),
      finish(
        120,
        'What you learned',
        'To solve a quadratic equation, bring every term to one side, factor the resulting expression, and set each individual factor equal to zero. Never divide by an expression that might be zero, and always consider whether a solution makes sense in the situation.',
      ),
    ],
  },
  {
    ...headOf('g10-quadratic-formula'),
    learningObjectives: [
      'Apply the quadratic formula accurately',
      'Use the discriminant to predict solutions',
      'Interpret solutions of a model',
    ],
    steps: [
      intro(
        'When factoring fails',
        'Factoring solves some quadratic equations quickly, but many have solutions that are not rational numbers. The quadratic formula, which comes from completing the square, works for all of them.',
        '🗝️',
      ),
      explain(
        'The formula and its heart',
        'For an equation in the form ax² + bx + c = 0 with a different from zero, the formula below gives every real solution. The expression underneath the square root is called the discriminant, and it reveals the number of real solutions before you finish the calculation.',
        ['x = (−b ± √(b² − 4ac)) ÷ (2a)', 'Discriminant: D = b² − 4ac'],
      ),
      withExtras(
        solve(
          'Calculate the discriminant',
          'Pay particular attention to the signs of the coefficients in the equation 2x² + 3x − 5 = 0.',
          'What is the value of the discriminant?',
          49,
          'Square b, and subtract four times the product of a and c, remembering that c is negative.',
        ),
        {
          expression: '3^2 - 4 * 2 * (-5)',
          hints: [
            'You are asked for b² − 4ac.',
            'List the coefficients first: a = 2, b = 3, c = −5.',
            'b² = 9, and 4ac = 4 × 2 × (−5) = −40.',
            'D = 9 − (−40) = 49.',
          ],
          mistakes: [
            { answer: '-31', says: 'Because c is negative, subtracting 4ac turns into adding 40.' },
            { answer: '46', says: 'You doubled b; the formula squares it.' },
          ],
          variant: {
            question: 'What is the discriminant of 3x² − 4x − 4 = 0?',
            inputType: 'number',
            correctAnswer: 64,
            expression: '(-4)^2 - 4 * 3 * (-4)',
          },
        },
      ),
      explain(
        'A worked example',
        'For x² − 4x − 1 = 0 we have a = 1, b = −4 and c = −1, so the discriminant is 16 + 4 = 20. The square root of 20 is approximately 4.472. Consequently the solutions are approximately 4.24 and −0.24.',
        ['x = (4 ± √20) ÷ 2', 'x ≈ 4.24 or x ≈ −0.24'],
      ),
      withExtras(
        solveFraction(
          'Use the formula',
          'The discriminant of 2x² + 3x − 5 = 0 is 49, which is a perfect square, so both solutions are rational.',
          'What is the negative solution? Answer with a fraction.',
          '-5/2',
          'Use the minus sign in front of the square root, and divide everything by 2a.',
        ),
        {
          expression: '(-3 - 7) / (2 * 2)',
          hints: [
            'You are asked for the smaller of the two solutions.',
            'Substitute into x = (−b − √D) ÷ (2a).',
            'The numerator is −3 − 7 = −10, and the denominator is 4.',
            'x = −10 ÷ 4 = −5/2.',
          ],
          mistakes: [
            { answer: '-5', says: 'You divided by 2, but the denominator is 2a, which is 4.' },
            { answer: '-1', says: 'The numerator begins with the opposite of b, so it is −3 and not 3.' },
          ],
          variant: {
            question:
              'The discriminant of 3x² − 4x − 4 = 0 is 64. What is the negative solution? Answer with a fraction.',
            inputType: 'fraction',
            expected: '-2/3',
            expression: '(4 - 8) / (2 * 3)',
          },
        },
      ),
      withExtras(
        match(
          'Predict the solutions',
          'Suppose that a, b and c are integers. The discriminant then predicts the number and the type of the solutions.',
          'What does each discriminant tell you?',
          [
            ['A perfect square above 0', 'Two rational solutions'],
            ['Positive, not a perfect square', 'Two irrational solutions'],
            ['Exactly 0', 'One rational solution'],
            ['Negative', 'No real solution'],
          ],
          'Imagine taking the square root of each discriminant, and consider what plus and minus would do.',
        ),
        {
          hints: [
            'You are asked what each kind of discriminant predicts.',
            'The formula adds and subtracts the square root of D.',
            'If D = 0, plus and minus give the same result.',
            'Perfect square: two rational. Other positive: two irrational. Zero: one. Negative: none.',
          ],
        },
      ),
      withExtras(
        choose(
          'No real solution',
          'Calculate or estimate the discriminant of each equation before you decide.',
          'Which equation has no real solution?',
          ['x² − 4x + 4 = 0', 'x² + 3x − 7 = 0', '2x² + 2x + 5 = 0', 'x² − 8 = 0'],
          2,
          'Search for the equation in which 4ac is greater than b².',
        ),
        {
          hints: [
            'You are asked for the equation with a negative discriminant.',
            'If a and c have opposite signs, the discriminant is always positive.',
            'That leaves the first and the third equation.',
            'The third has D = 4 − 40 = −36, which is negative.',
          ],
          feedback: [
            'Its discriminant is exactly 0, which gives one solution.',
            'Since c is negative, the discriminant is positive: 9 + 28.',
            'Yes: 4 − 40 is negative.',
            'A negative constant is no obstacle: x = ±√8.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'Priya solves x² − 6x + 4 = 0, but her answers do not satisfy the equation.',
          'Which line contains the first error?',
          [
            'Line 1: a = 1, b = −6, c = 4',
            'Line 2: x = (−6 ± √(36 − 16)) ÷ 2',
            'Line 3: x = (−6 ± √20) ÷ 2',
            'There is no error',
          ],
          1,
          'Compare each symbol of the formula with the number that took its place.',
        ),
        {
          hints: [
            'You are asked for the first line that does not follow.',
            'Substitute into the formula yourself.',
            'The formula begins with −b, and b is −6.',
            'Line 2 should begin with +6: x = (6 ± √20) ÷ 2.',
          ],
          feedback: [
            'The coefficients are identified correctly.',
            'Yes: the opposite of −6 is +6.',
            'This line only continues the mistake that was made before it.',
            'Her solutions are both negative; substitute one and you will see that it fails.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Correct it',
          "Now solve Priya's equation, x² − 6x + 4 = 0, using a calculator for the square root of 20.",
          'What is the larger solution, rounded to the nearest hundredth?',
          '5.236',
          '0.01',
          'The square root of 20 is approximately 4.472; the whole numerator is divided by 2.',
        ),
        {
          expression: '(6 + 4.472) / 2',
          hints: [
            'You are asked for the larger solution as a decimal.',
            'Use the plus sign in x = (6 ± √20) ÷ 2.',
            'The numerator is approximately 6 + 4.472 = 10.472.',
            '10.472 ÷ 2 = 5.236, which rounds to 5.24.',
          ],
          mistakes: [
            { answer: '0.76', says: 'That is the smaller solution, from the minus sign.' },
            { answer: '8.24', says: 'You divided only the square root by 2; the 6 must be divided as well.' },
          ],
          variant: {
            question: 'What is the larger solution of x² − 4x + 1 = 0, rounded to the nearest hundredth?',
            inputType: 'decimal',
            expected: '3.732',
            tolerance: '0.01',
            expression: '(4 + 3.464) / 2',
          },
        },
      ),
      withExtras(
        chooseAll(
          'Two crossings',
          'The graph of a quadratic function crosses the x-axis twice whenever its discriminant is positive.',
          'Which equations have two different real solutions?',
          ['x² + 5x + 2 = 0', 'x² − 10x + 25 = 0', '3x² − 7 = 0', 'x² + x + 1 = 0', '−x² + 4x − 1 = 0'],
          [0, 2, 4],
          'Evaluate the discriminant of each equation, including those with a missing term.',
        ),
        {
          hints: [
            'You are asked for every equation with a positive discriminant.',
            'A missing x term means b = 0.',
            'The first has D = 25 − 8 = 17.',
            'The discriminants are 17, 0, 84, −3 and 12, so the first, third and fifth qualify.',
          ],
          feedback: [
            'Right: D = 17.',
            'This is a perfect square with D = 0, so it has one solution only.',
            'Right: b = 0 and D = 84.',
            'All signs are positive, yet D = −3.',
            'Right: a negative a does not matter here; D = 12.',
          ],
        },
      ),
      withExtras(
        choose(
          'Justify it',
          'A club models its profit from a ticket price x as P = −2x² + 40x − 250. The discriminant of the expression is −400.',
          'Which reason best supports the claim that no ticket price lets the club break even?',
          [
            'P = 0 has no real solution, since D is negative',
            'A negative leading coefficient makes P negative',
            'The constant −250 is a debt at the beginning',
            'A negative D means that the price is negative',
          ],
          0,
          'Express "break even" as an equation, and consider what the discriminant says about it.',
        ),
        {
          hints: [
            'You are asked for the reason that proves the claim.',
            'To break even means that P = 0.',
            'The number of solutions of P = 0 is decided by D.',
            'D = −400 is negative, so P = 0 has no real solution.',
          ],
          feedback: [
            'Yes: breaking even means P = 0, and that equation has no real solution.',
            'A parabola that opens downward can still rise above zero near its vertex.',
            'A debt at the beginning could be overcome by higher sales.',
            'The discriminant says whether solutions exist, not what sign they have.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Final challenge',
          'The approximate height of a model rocket, in meters after t seconds, is h = −5t² + 30t + 2.',
          'After how many seconds does it reach the ground? Round to the nearest hundredth, and include the unit s.',
          '6.066',
          '0.01',
          'Reaching the ground means h = 0. The square root of 940 is approximately 30.66.',
        ),
        {
          expression: '(30 + 30.66) / 10',
          unit: 's',
          hints: [
            'You are asked for the positive time at which h = 0.',
            'Multiply by −1 to get 5t² − 30t − 2 = 0.',
            'D = 900 + 40 = 940, and √940 ≈ 30.66.',
            't ≈ (30 + 30.66) ÷ 10 = 6.066, so about 6.07 s.',
          ],
          mistakes: [
            { answer: '3', says: 'That is the time of the greatest height, not of the landing.' },
            { answer: '6', says: 'That ignores the starting height of 2 meters.' },
          ],
        },
      ),
      finish(
        130,
        'What you learned',
        'The quadratic formula solves every quadratic equation, and the discriminant announces how many real solutions to expect. Careful signs and an interpretation of the result complete the work.',
      ),
    ],
  },
  {
    ...headOf('g10-geometric-proof'),
    learningObjectives: [
      'Support each statement of a proof with a valid reason',
      'Choose a congruence criterion',
      'Distinguish proof from evidence',
    ],
    steps: [
      intro(
        'Reasons, not impressions',
        'When you solved equations, every line followed from the previous one by a rule. A geometric proof works in the same way: each statement about a figure needs a reason that nobody can reasonably doubt.',
        '📐',
      ),
      explain(
        'What counts as a reason',
        'A proof begins with given information and ends with the conclusion. Between them, each statement is supported by a definition, a postulate that we accept, or a theorem that has already been proved. How a diagram looks is never a reason, because drawings can be misleading.',
        ['Statement: what is true', 'Reason: why it is true'],
      ),
      withExtras(
        choose(
          'Name the reason',
          'It is given that M is the midpoint of the segment AB, and the next statement is AM = MB.',
          'Which reason supports this statement?',
          ['Given', 'Definition of midpoint', 'Reflexive property', 'Segment addition postulate'],
          1,
          'Remember what mathematicians agreed that the word midpoint means whenever it describes a position on a segment.',
        ),
        {
          hints: [
            'You are asked for the reason behind AM = MB.',
            'Separate the given fact from what follows from it.',
            'A midpoint divides a segment into two equal segments.',
            'That is precisely the definition of a midpoint.',
          ],
          feedback: [
            'It is given that M is a midpoint; the equality is a consequence, so it needs its own reason.',
            'Yes: the meaning of the word supplies the equality.',
            'The reflexive property says that something equals itself.',
            'That postulate says AM + MB = AB, not that the parts are equal.',
          ],
        },
      ),
      explain(
        'A worked example',
        'Two lines intersect and form angles 1, 2, 3 and 4 in order around the point. Angles 1 and 2 together form a straight angle, and so do angles 2 and 3. Both sums equal 180 degrees, so subtracting angle 2 shows that the vertical angles 1 and 3 are equal.',
        ['∠1 + ∠2 = 180°', '∠2 + ∠3 = 180°', 'Therefore ∠1 = ∠3'],
      ),
      withExtras(
        solve(
          'Use the theorem',
          'Two vertical angles measure (4x − 10) degrees and (2x + 30) degrees.',
          'What is the value of x?',
          20,
          'Decide whether vertical angles are equal or supplementary, and express that relationship as an equation with the unknown x.',
        ),
        {
          expression: '(30 + 10) / (4 - 2)',
          hints: [
            'You are asked for x, not for the angle.',
            'Vertical angles are equal.',
            '4x − 10 = 2x + 30, so 2x = 40.',
            'x = 40 ÷ 2 = 20.',
          ],
          mistakes: [
            { answer: '70', says: 'That is the measure of each angle; the question asks for x.' },
            { answer: '10', says: 'Adding 10 to both sides increases 30 to 40; you subtracted instead.' },
          ],
          variant: {
            question: 'Two vertical angles measure (5x − 8) degrees and (3x + 24) degrees. What is the value of x?',
            inputType: 'number',
            correctAnswer: 16,
            expression: '(24 + 8) / (5 - 3)',
          },
        },
      ),
      withExtras(
        match(
          'Congruent triangles',
          'A congruence criterion proves that two triangles are identical in shape and size without comparing all six parts.',
          'What does each criterion require to be equal?',
          [
            ['SSS', 'Three sides'],
            ['SAS', 'Two sides and the angle between them'],
            ['ASA', 'Two angles and the side between them'],
            ['AAS', 'Two angles and a side not between them'],
          ],
          'The order of the letters describes the order of the parts as you travel around the triangle.',
        ),
        {
          hints: [
            'You are asked what each abbreviation demands.',
            'S stands for a side and A for an angle.',
            'A letter in the middle is the part between the other two.',
            'SAS: angle between the sides. ASA: side between the angles. AAS: side elsewhere. SSS: three sides.',
          ],
        },
      ),
      withExtras(
        order(
          'Assemble a proof',
          'In triangle ABC, AB = AC. The bisector of angle A meets BC at D. Prove that angles B and C are equal, using the given facts first and naming the shared side just before the triangles.',
          'In which order do the statements belong?',
          [
            'AB = AC; AD bisects angle A (given)',
            'Angle BAD = angle CAD (definition of bisector)',
            'AD = AD (reflexive property)',
            'Triangles BAD and CAD are congruent (SAS)',
            'Angle B = angle C (corresponding parts)',
          ],
          'The congruence criterion can be cited only after all of its three parts have been established.',
        ),
        {
          hints: [
            'You are asked to arrange the statements logically.',
            'Given facts come first, the conclusion last.',
            'SAS needs two sides and the angle between them beforehand.',
            'Given, equal angles, shared side, SAS, corresponding parts.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student claims: AB = DE (given), BC = EF (given), angle A = angle D (given); therefore triangles ABC and DEF are congruent by SAS.',
          'What is wrong with this argument?',
          [
            'An angle can never be given information',
            'SAS requires two pairs of equal angles',
            'Angle A is not between the sides AB and BC',
            'Nothing is wrong',
          ],
          2,
          'Sketch the triangle, and find out which angle the two named sides enclose.',
        ),
        {
          hints: [
            'You are asked why the criterion does not apply.',
            'SAS needs the angle between the two sides.',
            'AB and BC meet at the point B.',
            'The included angle is B, but the student used A, which is SSA and proves nothing.',
          ],
          feedback: [
            'Any measurement may be given, including angles.',
            'The letters name two sides and only one angle.',
            'Yes: the included angle is B, and SSA does not guarantee congruence.',
            'The argument uses two sides and an angle that is not included, so it may fail.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Acceptable reasons',
          'A reader will examine every reason that appears in your proof.',
          'Which of these may support a statement in a proof?',
          [
            'A definition',
            'A careful measurement of the diagram',
            'A theorem proved earlier',
            'The statement that is to be proved',
            'Given information',
          ],
          [0, 2, 4],
          'Reject everything that is merely approximate, and everything that assumes the conclusion.',
        ),
        {
          hints: [
            'You are asked for every reason that is allowed.',
            'A reason must be certain and must not assume the conclusion.',
            'Measurements are approximate.',
            'Definitions, earlier theorems and given information are allowed.',
          ],
          feedback: [
            'Right: definitions say what words mean.',
            'A measurement is approximate and holds for a single drawing only.',
            'Right: that is how knowledge accumulates.',
            'Assuming the conclusion is circular reasoning.',
            'Right: it is the starting point.',
          ],
        },
      ),
      withExtras(
        choose(
          'Justify it',
          'Kim measures the angles of thirty triangles, and each sum is approximately 180 degrees.',
          'Why is this not a proof for all triangles?',
          [
            'Thirty examples are too few, but a thousand would be enough',
            'A proof must never contain numbers',
            'Her protractor may not belong to the school',
            'No list of examples covers every triangle',
          ],
          3,
          'Consider how many triangles exist, and how many could possibly be measured.',
        ),
        {
          hints: [
            'You are asked what evidence cannot do.',
            'The claim is about infinitely many triangles.',
            'Measurements also have small errors.',
            'Examples can suggest a theorem, but only a general argument proves it.',
          ],
          feedback: [
            'Infinitely many triangles would still be unmeasured after a thousand.',
            'Numbers are welcome in a proof if they follow from reasons.',
            'A better instrument would still measure only some triangles.',
            'Yes: examples suggest, and a general argument proves.',
          ],
        },
      ),
      withExtras(
        solve(
          'Apply what was proved',
          'The base angles of an isosceles triangle are equal. In a particular isosceles triangle, the angle between the equal sides measures 48 degrees.',
          'How many degrees does each base angle measure?',
          66,
          'The three interior angles of every triangle have a sum of 180 degrees, so determine what remains for the two equal angles.',
        ),
        {
          expression: '(180 - 48) / 2',
          hints: [
            'You are asked for one of two equal angles.',
            'Subtract the known angle from 180 degrees.',
            '180 − 48 = 132 degrees remain for both.',
            '132 ÷ 2 = 66 degrees each.',
          ],
          mistakes: [
            { answer: '132', says: 'That is the sum of both base angles; divide it equally.' },
            { answer: '48', says: 'Only the two base angles are equal to each other, not to the angle at the top.' },
          ],
          variant: {
            question:
              'The angle between the equal sides of an isosceles triangle measures 74 degrees. How many degrees does each base angle measure?',
            inputType: 'number',
            correctAnswer: 53,
            expression: '(180 - 74) / 2',
          },
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'Two triangles have been proved congruent by ASA. Corresponding sides measure x² and 5x + 14 centimeters, and another side measures x centimeters.',
          'How long is the side that measures x²? Include the unit cm.',
          49,
          'Corresponding parts are equal, so write a quadratic equation and reject what cannot be a length.',
        ),
        {
          expression: '((5 + 9) / 2)^2',
          unit: 'cm',
          hints: [
            'You are asked for a length, not for x.',
            'Corresponding parts of congruent triangles are equal: x² = 5x + 14.',
            'x² − 5x − 14 = (x − 7)(x + 2) = 0.',
            'A side measures x, so x is positive: x = 7, and the side is 49 cm.',
          ],
          mistakes: [
            { answer: '7', says: 'That is x; the side measures x squared.' },
            { answer: '4', says: 'That comes from x = −2, but another side measures x and cannot be negative.' },
          ],
        },
      ),
      finish(
        150,
        'What you learned',
        'A proof connects given information to a conclusion, and every statement carries a reason. Congruence criteria require specific parts in specific positions, and examples never replace a general argument.',
      ),
    ],
  },
];
