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
    ...headOf('g7-proportional-relationships'),
    learningObjectives: [
      'Decide whether a table is proportional',
      'Find the constant of proportionality',
      'Use the rule y = k × x to predict a value',
    ],
    steps: [
      intro(
        'From unit rates to a rule',
        'You already know unit rates: 3 dollars for one smoothie, or 40 kilometers in one hour. Today a whole table of values gets the same treatment, and a single number turns out to describe every row of it.',
        '📈',
      ),
      explain(
        'One number rules the table',
        'Two quantities are proportional when y ÷ x gives the same result for every pair. That result is the constant of proportionality, k, and the rule is y = k × x. The graph is a straight line through the origin, because zero of one quantity means zero of the other.',
        ['x: 2, 5, 8', 'y: 7, 17.5, 28', 'y ÷ x = 3.5 every time'],
      ),
      withExtras(
        choose(
          'Test a table',
          'Before you decide, divide y by x in every column and compare the quotients.',
          'Which table is proportional?',
          [
            'x: 1, 2, 3 and y: 4, 7, 10',
            'x: 2, 4, 6 and y: 5, 10, 15',
            'x: 1, 2, 3 and y: 1, 4, 9',
            'x: 2, 3, 4 and y: 12, 8, 6',
          ],
          1,
          'In a proportional table, every quotient y ÷ x is the same number.',
        ),
        {
          hints: [
            'You need the table in which y is always the same multiple of x.',
            'Work out y ÷ x for each pair and compare the three results.',
            'For the first table: 4 ÷ 1 = 4, but 7 ÷ 2 = 3.5, so it fails.',
            'In the second table 5 ÷ 2, 10 ÷ 4 and 15 ÷ 6 are all 2.5.',
          ],
          feedback: [
            'Adding 3 each time makes a straight pattern, but the quotients 4, 3.5 and 3.33 differ.',
            'Yes: y ÷ x is 2.5 in every column.',
            'These are squares: y grows, but faster and faster, so the quotients 1, 2 and 3 differ.',
            'Here the products x × y agree, not the quotients, so y shrinks as x grows.',
          ],
        },
      ),
      explain(
        'A worked example',
        'A printer makes 42 pages in 3 minutes and 70 pages in 5 minutes. Divide pages by minutes in both cases and compare the quotients: they agree, so the relationship is proportional, and the constant is 14 pages per minute. For any other time, multiply by that constant, so the rule predicts 112 pages in eight minutes.',
        ['42 ÷ 3 = 14 and 70 ÷ 5 = 14', 'y = 14 × x', '14 × 8 = 112'],
      ),
      withExtras(
        solveDecimal(
          'Find the constant',
          'A bike rental charges 27 dollars for 6 hours and 36 dollars for 8 hours. The price is proportional to the time.',
          'How many dollars does one hour cost?',
          '4.5',
          '0',
          'Divide the dollars by the hours, and check your result with the other pair.',
        ),
        {
          expression: '27 / 6',
          hints: [
            'You are looking for k, the price of a single hour.',
            'Price is y and time is x, so k is the price divided by the time.',
            'Start with the first pair: 27 ÷ 6.',
            '27 ÷ 6 = 4.5, and 36 ÷ 8 = 4.5 as well, so one hour costs 4.50 dollars.',
          ],
          mistakes: [
            {
              answer: '9',
              says: 'Nine dollars is the difference between the two prices, which pays for 2 extra hours.',
            },
            { answer: '0.22', says: 'You divided hours by dollars. That tells how long one dollar lasts.' },
          ],
          variant: {
            question:
              'Another rental charges 22 dollars for 4 hours and 33 dollars for 6 hours. How many dollars does one hour cost?',
            inputType: 'decimal',
            expected: '5.5',
            tolerance: '0',
            expression: '22 / 4',
          },
        },
      ),
      withExtras(
        match(
          'Match the constant',
          'In each situation, divide the first quantity by the second to find the constant of proportionality.',
          'Which constant belongs to which situation?',
          [
            ['45 words in 1.5 minutes', 'k = 30'],
            ['12 dollars for 8 apples', 'k = 1.5'],
            ['9 cups of flour for 12 loaves', 'k = 0.75'],
            ['60 kilometers in 4 hours', 'k = 15'],
          ],
          'Estimate first: is the result larger than 1, or smaller?',
        ),
        {
          hints: [
            'Each constant tells how much of the first quantity belongs to one of the second.',
            'If the first number is smaller than the second, the constant is less than 1.',
            'Start with the loaves: 9 ÷ 12 is less than 1.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Read the graph',
          'A straight line alone is not enough, because a proportional graph must also pass through the origin.',
          'Which graphs show a proportional relationship? Select all that do.',
          [
            'A line through (0, 0) and (4, 6)',
            'A line through (0, 3) and (4, 9)',
            'A curve through (0, 0), (1, 1) and (2, 4)',
            'A line through (2, 5) and (6, 15)',
            'A line through (1, 4) and (3, 8)',
          ],
          [0, 3],
          'Compare y ÷ x at the two points of each line.',
        ),
        {
          feedback: [
            'Right: 6 ÷ 4 = 1.5, and the line begins at the origin.',
            'This line starts at 3, so it has a fixed part that does not depend on x.',
            'It passes through the origin, but it bends, so y ÷ x keeps changing.',
            'Right: 5 ÷ 2 and 15 ÷ 6 are both 2.5, so the line also meets the origin.',
            'The quotients are 4 and 2.67; this line meets the y-axis at 2, not at 0.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A plant is 10 cm tall and grows 4 cm each week. Mia writes: (1) After 1 week it is 14 cm tall. (2) After 3 weeks it is 22 cm tall. (3) So height is proportional to time, with k = 14.',
          'Which line contains the error?',
          ['Line 1', 'Line 2', 'Line 3', 'There is no error'],
          2,
          'Check the arithmetic of the first two lines, then divide height by weeks.',
        ),
        {
          feedback: [
            '10 + 4 is 14, so this line is sound.',
            '10 + 3 × 4 is 22, so this line is sound.',
            'Exactly: 22 ÷ 3 is not 14. A steady increase with a head start is not proportional.',
            'Steady growth looks proportional, but the plant did not start at 0 cm.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'On a map, 3 cm stand for 7.5 km. Two towns are 8 cm apart on that map.',
          'How far apart are the towns in reality? Give your answer in km.',
          20,
          'Find out how many kilometers a single centimeter stands for.',
        ),
        {
          unit: 'km',
          expression: '7.5 / 3 * 8',
          hints: [
            'You need the real distance that belongs to 8 cm on the map.',
            'Real distance is proportional to map distance, so find k first.',
            'k = 7.5 ÷ 3 = 2.5 km for each centimeter.',
            '2.5 × 8 = 20, so the towns are 20 km apart.',
          ],
          mistakes: [
            {
              answer: '12.5',
              says: 'You added the 5 extra centimeters to the kilometers. Proportional quantities are multiplied, not added.',
            },
            { answer: '3.2', says: 'You used the constant upside down: kilometers go on top here.' },
          ],
          variant: {
            question: 'On another map, 4 cm stand for 10 km. How many km do 14 cm stand for?',
            inputType: 'number',
            correctAnswer: 35,
            unit: 'km',
            expression: '10 / 4 * 14',
          },
        },
      ),
      finish(
        90,
        'What you learned',
        'A relationship is proportional when y ÷ x never changes. That constant, k, gives the rule y = k × x, and its graph is a straight line through the origin. A steady increase with a head start is not proportional.',
      ),
    ],
  },
  {
    ...headOf('g7-percent-change'),
    learningObjectives: [
      'Calculate a percent increase or decrease',
      'Replace a percent change by one multiplication',
      'Work back from a changed amount to the original',
    ],
    steps: [
      intro(
        'A constant called percent',
        'A percent is a constant of proportionality too: 30% of any amount is 0.3 times that amount. Today you will use percents to describe how amounts change, and you will understand why shops advertise their discounts so carefully.',
        '🏷️',
      ),
      explain(
        'Always compare with the original',
        'Percent change compares a change with the original, the amount before anything happened, so divide the change by the original. You can also apply a change in one multiplication: after an increase of twenty percent you have 120% of the original, and after a decrease of twenty percent you have 80% of it.',
        ['percent change = change ÷ original', 'increase of 20%: × 1.2', 'decrease of 20%: × 0.8'],
      ),
      withExtras(
        match(
          'One multiplication',
          'Ask yourself what percent of the original amount remains after the change.',
          'Which multiplier belongs to which change?',
          [
            ['Increase of 5%', '× 1.05'],
            ['Increase of 50%', '× 1.5'],
            ['Decrease of 5%', '× 0.95'],
            ['Decrease of 50%', '× 0.5'],
          ],
          'An increase needs a multiplier above 1, and a decrease needs one below 1.',
        ),
        {
          hints: [
            'Each multiplier is the part of the original that you end up with.',
            'Add the percent to 100% for an increase, or subtract it for a decrease.',
            'An increase of 5% leaves 105%, which is 1.05 as a decimal.',
          ],
        },
      ),
      explain(
        'A worked example',
        'A club grew from 40 members to 52. The change is 12 members and the original is 40 members, so dividing gives a percent increase of 30%. In the same way, a jacket of 60 dollars that is reduced by 15% still costs 85% of its original price, and a single multiplication gives 51 dollars.',
        ['12 ÷ 40 = 0.3 = 30%', '60 × 0.85 = 51'],
      ),
      withExtras(
        solve(
          'Percent increase',
          'A bus carried 80 riders on Monday and 100 riders on Tuesday.',
          'By what percent did the number of riders increase? Write the % sign too.',
          25,
          'Find the change, and divide it by the number of riders on Monday.',
        ),
        {
          unit: '%',
          expression: '(100 - 80) / 80 * 100',
          hints: [
            'You are asked for the change as a part of the original.',
            'The original is what came first: 80 riders.',
            'The change is 100 − 80 = 20 riders.',
            '20 ÷ 80 = 0.25, so the increase is 25%.',
          ],
          mistakes: [
            {
              answer: '20',
              says: 'Either you gave the change in riders, or you divided by the new amount. Compare the change with Monday.',
            },
            { answer: '125', says: 'Tuesday is 125% of Monday. The increase is only the part above 100%.' },
          ],
          variant: {
            question:
              'A library lent 50 books in May and 65 in June. By what percent did the number increase? Write the % sign too.',
            inputType: 'number',
            correctAnswer: 30,
            unit: '%',
            expression: '(65 - 50) / 50 * 100',
          },
        },
      ),
      withExtras(
        solveDecimal(
          'The sale price',
          'Headphones usually cost 64 dollars, but today the store takes 35% off the regular price.',
          'How many dollars do you pay today?',
          '41.6',
          '0.005',
          'If 35% goes away, think about what percent stays.',
        ),
        {
          expression: '64 * (1 - 0.35)',
          hints: [
            'You need the price after the discount, not the discount.',
            'You pay 100% − 35% = 65% of the old price.',
            'Multiply 64 by 0.65.',
            '64 × 0.65 = 41.6, so you pay 41.60 dollars.',
          ],
          mistakes: [
            { answer: '22.4', says: 'That is the amount you save. Subtract it from the old price.' },
            { answer: '29', says: 'You subtracted 35 dollars. The 35 is a percent of the price, not an amount.' },
          ],
        },
      ),
      withExtras(
        choose(
          'There and back?',
          'A board game costs 50 dollars. The price rises by 20%, and a month later it falls by 20%.',
          'What does the game cost in the end?',
          ['52 dollars', '50 dollars', '40 dollars', '48 dollars'],
          3,
          'Calculate the price after the increase first, because the second percentage belongs to that new price.',
        ),
        {
          feedback: [
            'You took the 20% rise from a larger amount than the fall, but it is the other way round.',
            'The two changes look as if they cancel out, but the second 20% is taken from a larger amount.',
            'You only applied the decrease: the rise to 60 dollars comes first.',
            'Yes: 50 × 1.2 = 60, and 60 × 0.8 = 48.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A game costs 42 dollars after a 30% discount. Leo looks for the old price: (1) 30% of 42 is 12.60. I add what was taken off. (2) 42 + 12.60 = 54.60. (3) The old price was 54.60 dollars.',
          'In which line does the reasoning first go wrong?',
          ['Line 1', 'Line 2', 'Line 3', 'There is no error'],
          0,
          'The discount was a percentage of one of the two prices, so decide which one it was.',
        ),
        {
          feedback: [
            'Yes: the 30% was taken from the old price, so Leo may not take it from 42.',
            'The addition is correct. Look at where the 12.60 came from.',
            'This line only repeats the result; the reasoning failed earlier.',
            'Test it: 30% off 54.60 leaves 38.22, not 42.',
          ],
        },
      ),
      withExtras(
        solve(
          'Work backward',
          'Now help Leo to find the original price of the game that costs 42 dollars after a 30% discount.',
          'How many dollars did it cost before?',
          60,
          'The 42 dollars are 70% of the old price.',
        ),
        {
          expression: '42 / (1 - 0.3)',
          hints: [
            'You are looking for the original, of which 42 is a part.',
            'Old price × 0.7 = 42, so undo the multiplication.',
            'Divide 42 by 0.7.',
            '42 ÷ 0.7 = 60, and 60 × 0.7 = 42 confirms it.',
          ],
          mistakes: [
            { answer: '54.6', says: 'You added 30% of the new price, but the discount was 30% of the old one.' },
            { answer: '72', says: 'You added 30 dollars. The 30 is a percent.' },
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'A phone plan costs 40 dollars a month. The company raises the price by 10%, and afterward it takes a student discount of 25% off the new price.',
          'How many dollars does a student pay each month?',
          33,
          'Use one multiplier for each change, one after the other.',
        ),
        {
          expression: '40 * 1.1 * 0.75',
          hints: [
            'You need the price after both changes.',
            'Turn each change into a multiplier.',
            'After the increase: 40 × 1.1 = 44.',
            '44 × 0.75 = 33, so a student pays 33 dollars.',
          ],
          mistakes: [
            {
              answer: '34',
              says: 'You joined the changes to one decrease of 15%. The discount is taken from the raised price.',
            },
            { answer: '11', says: 'That is the discount. The student pays the rest.' },
          ],
          variant: {
            question:
              'A ticket of 80 dollars becomes 5% dearer, and then a family card takes 50% off. How many dollars does the family pay?',
            inputType: 'number',
            correctAnswer: 42,
            expression: '80 * 1.05 * 0.5',
          },
        },
      ),
      finish(
        110,
        'What you learned',
        'Percent change is the change divided by the original. One multiplier makes the change in a single step, and dividing by it takes you back. An increase and a decrease of the same percent do not cancel out.',
      ),
    ],
  },
  {
    ...headOf('g7-probability-theory-data'),
    learningObjectives: [
      'Calculate the probability of an event',
      'Estimate a probability from data',
      'Predict how often an event happens in many trials',
    ],
    steps: [
      intro(
        'A number for maybe',
        'Fractions and percents describe parts of a whole. A probability does the same for chance: it tells what part of all the possible outcomes you are hoping for. It lies between 0, which is impossible, and 1, which is certain.',
        '🎲',
      ),
      explain(
        'Count what counts',
        'If all outcomes are equally likely, the probability of an event is the number of favorable outcomes divided by the number of all outcomes. The event either happens or it does not, so the two probabilities add up to 1.',
        ['P(event) = favorable ÷ all', 'P(not event) = 1 − P(event)'],
      ),
      withExtras(
        solveFraction(
          'Reach into the bag',
          'A bag holds 5 red, 3 blue and 4 green marbles. You take one without looking.',
          'What is the probability that it is blue? Give a fraction in lowest terms.',
          '1/4',
          'Divide the number of blue marbles by the number of all marbles.',
        ),
        {
          expression: '3 / (5 + 3 + 4)',
          hints: [
            'You need the part of all marbles that is blue.',
            'Favorable outcomes go on top, all outcomes go below.',
            'There are 5 + 3 + 4 = 12 marbles.',
            '3/12 = 1/4.',
          ],
          mistakes: [
            {
              answer: '1/3',
              says: 'You compared blue with the other marbles, or with the number of colors. Compare it with all 12 marbles.',
            },
            { answer: '4', says: 'A probability is never greater than 1. You may have divided the wrong way round.' },
          ],
          variant: {
            question:
              'Another bag holds 6 red, 2 blue and 7 green marbles. What is the probability of taking a red one? Give a fraction in lowest terms.',
            inputType: 'fraction',
            expected: '2/5',
            expression: '6 / (6 + 2 + 7)',
          },
        },
      ),
      explain(
        'A worked example',
        'A spinner has 5 equal sections, and two are yellow. In theory, P(yellow) = 2/5 = 0.4. In 200 real spins it landed on yellow 92 times, so the experimental probability is 92 ÷ 200 = 0.46. The two rarely agree exactly, but with more trials they usually come closer together.',
        ['theory: 2 ÷ 5 = 0.4', 'experiment: 92 ÷ 200 = 0.46'],
      ),
      withExtras(
        order(
          'From never to always',
          'Imagine a fair number cube with the faces 1 to 6, and a fair coin.',
          'Put the events in order, from the least likely to the most likely.',
          ['Rolling a 7', 'Rolling a 6', 'Flipping heads', 'Rolling more than 1', 'Rolling less than 7'],
          'Write a probability next to each event, and compare the fractions.',
        ),
        {
          hints: [
            'You are comparing five probabilities.',
            'For the cube, count the favorable faces out of 6.',
            'Rolling a 6 has probability 1/6, and flipping heads has 1/2.',
            'The probabilities are 0, 1/6, 1/2, 5/6 and 1.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Estimate from data',
          'A goalkeeper has saved 27 of the last 36 penalty shots.',
          'What is the experimental probability of a save? Give a decimal.',
          '0.75',
          '0',
          'Divide the number of saves by the number of shots.',
        ),
        {
          expression: '27 / 36',
          hints: [
            'You need the part of the shots that was saved.',
            'Experimental probability is successes divided by trials.',
            'Simplify 27/36 before you divide: both numbers are multiples of 9.',
            '27/36 = 3/4 = 0.75.',
          ],
          mistakes: [
            { answer: '0.25', says: 'That is the probability of a goal. The question asks about a save.' },
            { answer: '3', says: 'You compared saves with goals. Compare saves with all the shots.' },
          ],
        },
      ),
      withExtras(
        solveFraction(
          'The other way round',
          'The probability of winning a prize in a raffle is 3/20.',
          'What is the probability of not winning? Give a fraction.',
          '17/20',
          'Winning and not winning together make 1.',
        ),
        {
          expression: '1 - 3/20',
          mistakes: [
            { answer: '20/3', says: 'You turned the fraction upside down. Subtract it from 1 instead.' },
            {
              answer: '3/20',
              says: 'That would make both equally likely. Check that the two probabilities add up to 1.',
            },
          ],
        },
      ),
      withExtras(
        chooseAll(
          'After five heads',
          'A coin that you believe to be fair lands on heads five times in a row.',
          'Which statements are true? Select all that are.',
          [
            'The next flip has a chance of 1/2 for heads',
            'Tails is due, so it is more likely now',
            'A fair coin can do this',
            'This proves that the coin is not fair',
            'In thousands of flips, about half should be heads',
          ],
          [0, 2, 4],
          'The coin has no memory of its earlier flips.',
        ),
        {
          feedback: [
            'True: each flip starts afresh.',
            "This is the gambler's mistake: the coin cannot remember what it owes.",
            'True: it happens about once in 32 tries.',
            'Five flips are too few for proof; chance alone can do this.',
            'True: over many trials the share usually settles near 1/2.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'Ava says: "Tomorrow it either rains or it stays dry. Those are two outcomes. So the probability of rain is 1/2."',
          'What is wrong with her reasoning?',
          [
            'There are more than two outcomes',
            'Weather has no probability',
            'The outcomes need not be equally likely',
            'The probability must be greater than 1',
          ],
          2,
          'Read the rule again: it begins with a condition about the outcomes.',
        ),
        {
          feedback: [
            'Rain or dry does cover everything. The number of outcomes is not the problem.',
            'Forecasts give probabilities every day, based on data from similar days.',
            'Exactly: counting outcomes works only when each is equally likely.',
            'No probability is greater than 1, because 1 is already certain.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'A seed sprouts with a probability of 0.85. A gardener plants 240 of these seeds.',
          'How many seeds should she expect not to sprout?',
          36,
          'Find the probability that a seed does not sprout, and use it as a constant.',
        ),
        {
          expression: '240 * (1 - 0.85)',
          hints: [
            'You are asked about the seeds that fail.',
            'Expected number = probability × number of trials.',
            'P(not sprouting) = 1 − 0.85 = 0.15.',
            '0.15 × 240 = 36 seeds.',
          ],
          mistakes: [
            { answer: '204', says: 'That is how many should sprout. The question asks about the others.' },
            { answer: '15', says: 'That would be right for 100 seeds, but there are 240.' },
          ],
          variant: {
            question: 'A bus is on time with a probability of 0.9. How many of 150 trips should be late?',
            inputType: 'number',
            correctAnswer: 15,
            expression: '150 * (1 - 0.9)',
          },
        },
      ),
      finish(
        125,
        'What you learned',
        'For equally likely outcomes, probability is favorable divided by all. Data give an estimate that usually improves with more trials. Multiply a probability by the number of trials to predict how often something happens.',
      ),
    ],
  },
  {
    ...headOf('g7-compound-events'),
    learningObjectives: [
      'Count the outcomes of several choices',
      'Calculate the probability of two events together',
      'Notice when the first event changes the second',
    ],
    steps: [
      intro(
        'One step further',
        'You can find the probability of a single event. Games, weather forecasts and passwords usually involve several events in a row, so the interesting question is how likely it is that all of them turn out the way you hope.',
        '🎡',
      ),
      explain(
        'Multiply along the branches',
        'Draw a branch for each outcome of the first event, and on every branch draw all the outcomes of the second, so that the number of paths is the product of the possibilities. If two events are independent, which means that neither affects the other, multiply their probabilities to find the probability of both.',
        ['coin and cube: 2 × 6 = 12 paths', 'P(heads and 6) = 1/2 × 1/6 = 1/12'],
      ),
      withExtras(
        solve(
          'Count the paths',
          'For lunch you choose one of 4 sandwiches, one of 3 drinks and one of 2 fruits.',
          'How many different lunches are possible?',
          24,
          'Every sandwich can be combined with every drink, and every one of those combinations with every fruit.',
        ),
        {
          expression: '4 * 3 * 2',
          hints: [
            'You are counting complete lunches, each with three parts.',
            'Think of a tree: each branch splits again at the next choice.',
            '4 sandwiches with 3 drinks each make 12 pairs.',
            '12 × 2 = 24 lunches.',
          ],
          mistakes: [
            { answer: '9', says: 'You added the choices. That counts single items, not complete lunches.' },
            { answer: '12', says: 'You have paired sandwiches and drinks. Each pair still splits into 2 fruits.' },
          ],
        },
      ),
      explain(
        'A worked example',
        'When you roll two number cubes, each face of the first can appear with each face of the second, so there are 36 equally likely combinations. Exactly four of them add up to nine, and therefore the probability of that sum is one ninth. Imagine a red cube and a blue cube to understand why three and six can happen in two different ways.',
        ['(3, 6), (4, 5), (5, 4), (6, 3)', '4/36 = 1/9'],
      ),
      withExtras(
        solveFraction(
          'Two cubes',
          'You roll two fair number cubes and add the two results.',
          'What is the probability that the sum is 10? Give a fraction in lowest terms.',
          '1/12',
          'List all the combinations with that sum, and pay attention to which cube shows which number.',
        ),
        {
          expression: '3 / (6 * 6)',
          hints: [
            'You need favorable pairs out of all pairs.',
            'There are 6 × 6 = 36 equally likely pairs.',
            'The favorable pairs are (4, 6), (5, 5) and (6, 4).',
            '3/36 = 1/12.',
          ],
          mistakes: [
            {
              answer: '1/11',
              says: 'There are 11 possible sums, but they are not equally likely. Count pairs instead.',
            },
            { answer: '1/18', says: 'You counted (4, 6) and (6, 4) as one pair. They are two different paths.' },
          ],
          variant: {
            question:
              'You roll two fair number cubes. What is the probability that the sum is 11? Give a fraction in lowest terms.',
            inputType: 'fraction',
            expected: '1/18',
            expression: '2 / (6 * 6)',
          },
        },
      ),
      withExtras(
        match(
          'Two flips',
          'A fair coin is flipped twice, so write down all four possible paths before you begin.',
          'Which probability belongs to which event?',
          [
            ['Two heads', '1/4'],
            ['Exactly one head', '1/2'],
            ['At least one head', '3/4'],
            ['Three heads', '0'],
          ],
          'Write the four paths as HH, HT, TH and TT, and mark the favorable ones for every event.',
        ),
        {
          hints: [
            'Each event is a set of paths out of four.',
            '"Exactly one" leaves HH out, while "at least one" includes it.',
            'Two heads happen on one path only: HH.',
          ],
        },
      ),
      explain(
        'When the first changes the second',
        'Imagine a bag with three red and two blue marbles, from which you take two and put none back. The first marble is red with probability 3/5, but afterward only two red marbles remain among four, so the second probability is different. You still multiply along the path, but you use the updated number for the second event.',
        ['P(two red) = 3/5 × 2/4', '= 6/20 = 3/10'],
      ),
      withExtras(
        choose(
          'Find the error',
          'There are 4 star cards and 6 moon cards. Sam takes two cards and keeps the first. He writes: (1) P(first is a star) = 4/10. (2) P(second is a star too) = 4/10. (3) P(two stars) = 4/10 × 4/10 = 16/100.',
          'In which line does the reasoning first go wrong?',
          ['Line 1', 'Line 2', 'Line 3', 'There is no error'],
          1,
          'Imagine what remains in the deck after the first star has been taken away.',
        ),
        {
          feedback: [
            'There are 4 stars among 10 cards, so this line is right.',
            'Yes: one star and one card are gone, so it must be 3/9.',
            'Multiplying is right, but one of the two numbers was already wrong.',
            'This would be right if Sam put the first card back and mixed the deck.',
          ],
        },
      ),
      withExtras(
        solveFraction(
          'Put it right',
          'Four star cards and six moon cards lie face down, and you take two of them without putting any back.',
          'What is the probability that both are stars? Give a fraction in lowest terms.',
          '2/15',
          'Multiply the two probabilities, and remember that one star is missing when you calculate the second.',
        ),
        {
          expression: '4/10 * 3/9',
          hints: [
            'You need the chance of a star followed by another star.',
            'Multiply along the path, and update the numbers after the first card.',
            'The two probabilities are 4/10 and 3/9.',
            '4/10 × 3/9 = 12/90 = 2/15.',
          ],
          mistakes: [
            { answer: '4/25', says: 'You used 4/10 twice. After the first star, 3 stars are left among 9 cards.' },
            { answer: '11/15', says: 'You added the probabilities. For both events together, multiply.' },
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'At a booth you spin a wheel with 8 equal sections, 2 of them winning, and flip a coin. A winning section and heads together win a prize of 3 dollars. Each play costs 1 dollar, and 400 people play exactly once.',
          'How many dollars should the booth expect to keep?',
          250,
          'Calculate the probability of winning a prize first, and then the expected number of winners.',
        ),
        {
          expression: '400 * 1 - 400 * (2/8 * 1/2) * 3',
          hints: [
            'You need what comes in minus what is expected to go out.',
            'Multiply the two probabilities to get the chance of a prize.',
            '2/8 × 1/2 = 1/8, so expect 400 ÷ 8 = 50 winners.',
            '50 × 3 = 150 dollars go out, and 400 − 150 = 250 dollars stay.',
          ],
          mistakes: [
            { answer: '150', says: 'That is what the booth pays out. Subtract it from what it takes in.' },
            { answer: '350', says: 'You subtracted 1 dollar for each winner, but each prize is 3 dollars.' },
            { answer: '100', says: 'You may have left the coin out: only half of the winning spins come with heads.' },
          ],
          variant: {
            content:
              'At another booth you spin a wheel with 10 equal sections, 2 of them winning, and flip a coin. A winning section and heads together win a prize of 5 dollars. Each play costs 1 dollar, and 300 people play exactly once.',
            question: 'How many dollars should this booth expect to keep?',
            inputType: 'number',
            correctAnswer: 150,
            expression: '300 * 1 - 300 * (2/10 * 1/2) * 5',
          },
        },
      ),
      finish(
        150,
        'What you learned',
        'Multiply choices to count paths, and multiply probabilities along a path. If the first event changes what is left, use the new numbers for the second. Then an expected value shows whom a game really favors.',
      ),
    ],
  },
];
