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
  withExtras,
} from '../../../steps.ts';

/** Indents a line of Python; no-break spaces, because a browser would swallow ordinary ones. */
const indent = (line: string, levels = 1): string => '\u00A0'.repeat(4 * levels) + line;

export const codingTechLessons: readonly LessonSource[] = [
  {
    ...headOf('g7-lists-of-values'),
    learningObjectives: [
      'Read a value of a list by its index',
      'Change a list and add to it',
      'Trace what a program does with a list',
    ],
    steps: [
      intro(
        'More than one box',
        'You know variables: each holds a single value under a name. A class with thirty test scores would need thirty variables, and nobody wants to write that program. Today you will use the language Python and store all of the values together under one name, in a list.',
        '📋',
      ),
      explain(
        'Counting starts at zero',
        'A list keeps values in a fixed order, between square brackets. Every place has a number, its index, and the first index is 0, because the index tells how far a value is from the beginning. Therefore the last index is always one less than the length of the list.',
        ['scores = [7, 9, 4]', 'scores[0] is 7, scores[2] is 4', 'len(scores) is 3'],
      ),
      withExtras(
        solve(
          'Read by index',
          'A program stores four temperatures in a list, and afterward it adds two of them and displays the result.',
          'What does the program print?',
          24,
          'The first value has the index 0, so write the index above every value before you add.',
        ),
        {
          examples: ['temps = [12, 15, 9, 18]', 'print(temps[1] + temps[2])'],
          expression: '15 + 9',
          hints: [
            'You need the sum of the values with the index 1 and 2.',
            'Write 0, 1, 2, 3 above the four values.',
            'temps[1] is 15.',
            'temps[2] is 9, and 15 + 9 = 24.',
          ],
          mistakes: [
            { answer: '27', says: 'You counted from 1. The first value, 12, has the index 0.' },
            { answer: '3', says: 'You added the index numbers. Look up the values that stand there.' },
          ],
          variant: {
            examples: ['temps = [20, 16, 11, 5]', 'print(temps[0] + temps[3])'],
            question: 'What does this program print?',
            inputType: 'number',
            correctAnswer: 25,
            expression: '20 + 5',
          },
        },
      ),
      withExtras(
        match(
          'What does it do?',
          'The list names already holds three names when one of these instructions is carried out.',
          'Which effect belongs to which instruction?',
          [
            ['names.append("Ida")', 'Adds Ida at the end'],
            ['names[0] = "Ida"', 'Replaces the first name'],
            ['len(names)', 'Counts the names'],
            ['names[-1]', 'Reads the last name'],
          ],
          'Two of these instructions change the contents of the list, and the other two only read information from it.',
        ),
        {
          hints: [
            'Each instruction has exactly one of these effects.',
            'An equals sign replaces a value, and "append" means to attach something.',
            'A negative index counts from the end of the list.',
          ],
        },
      ),
      explain(
        'A worked example',
        'To trace a program, write the whole list down after every instruction. In this example, the list begins with two values, and a third is attached at the end. After that, the sum of the last two values replaces the first one, while the other values stay where they are.',
        ['nums = [5, 8] → [5, 8]', 'nums.append(3) → [5, 8, 3]', 'nums[0] = nums[1] + nums[2] → [11, 8, 3]'],
      ),
      withExtras(
        solve(
          'Trace it',
          'Follow the program line by line, and write the list down after each of the instructions.',
          'What does the program print?',
          30,
          'An assignment to an index replaces the old value and does not make the list longer.',
        ),
        {
          examples: ['nums = [2, 4, 6]', 'nums.append(10)', 'nums[1] = nums[0] + nums[3]', 'print(sum(nums))'],
          expression: '2 + (2 + 10) + 6 + 10',
          hints: [
            'You need the sum of the final list.',
            'Write the list down after each line.',
            'After the second line the list is [2, 4, 6, 10].',
            'The third line makes it [2, 12, 6, 10], and the sum is 30.',
          ],
          mistakes: [
            { answer: '22', says: 'You left the third line out: nums[1] becomes 12.' },
            { answer: '34', says: 'You kept the 4. An assignment replaces the old value.' },
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Average of a list',
          'The function sum adds all the values of a list, and the function len counts how many there are.',
          'What does the program print?',
          '7.5',
          '0',
          'Calculate the sum of all four values first, and then divide it by the number of values.',
        ),
        {
          examples: ['hours = [6, 9, 8, 7]', 'print(sum(hours) / len(hours))'],
          expression: '(6 + 9 + 8 + 7) / 4',
          hints: [
            'You need the average of the four values.',
            'Work out sum(hours) and len(hours) separately.',
            'The sum is 30, and the length is 4.',
            '30 ÷ 4 = 7.5.',
          ],
          mistakes: [
            { answer: '10', says: 'You divided by the last index, 3. The length of the list is 4.' },
            { answer: '30', says: 'That is the sum. It still has to be divided by the length.' },
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Out of range',
          'The list letters holds exactly five values, and an index that does not exist stops the program with an error.',
          'Which expressions cause an error? Select all that do.',
          ['letters[5]', 'letters[0]', 'letters[len(letters)]', 'letters[-1]', 'letters[4]'],
          [0, 2],
          'Write down the valid indexes of a list with five values before you consider the expressions.',
        ),
        {
          feedback: [
            'Right: the fifth value has the index 4, so 5 is out of range.',
            'Index 0 may look strange, but it is the first value.',
            'Right: len(letters) is 5, one more than the last index.',
            'A negative index counts from the end, so -1 is the last value.',
            'Four is the last valid index, so this works.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A player keeps her best times in a list, adds another time and wants to print the time that she has just added.',
          'Which line causes an error, and why?',
          [
            'Line 1: a list cannot hold numbers',
            'Line 2: append needs an index',
            'Line 3: the last index is 3',
            'No line: it prints 35',
          ],
          2,
          'Count the values after the second instruction, and remember where the numbering begins.',
        ),
        {
          examples: ['(1) best = [31, 28, 40]', '(2) best.append(35)', '(3) print(best[4])'],
          feedback: [
            'A list can hold numbers, texts and even other lists.',
            'append always adds at the end, so it needs no index.',
            'Exactly: four values have the indexes 0 to 3.',
            'The new value is the fourth, and counting from 0 gives it the index 3.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'Trace the program carefully, and remember that a negative index counts from the end and that the second instruction makes the list longer.',
          'Which number does the program finally print?',
          28,
          'Write the complete list down after every instruction, and use it to understand the following one.',
        ),
        {
          examples: [
            'data = [4, 1, 3]',
            'data.append(data[0] + data[-1])',
            'data[1] = len(data)',
            'print(data[1] * data[3])',
          ],
          expression: '4 * (4 + 3)',
          hints: [
            'You need the product of two values in the final list.',
            'Work out the value in brackets first, and append it then.',
            'After line 2 the list is [4, 1, 3, 7].',
            'The length is 4, so the list becomes [4, 4, 3, 7], and 4 × 7 = 28.',
          ],
          mistakes: [
            { answer: '7', says: 'You left line 3 out: data[1] is replaced by the length.' },
            { answer: '21', says: 'The list has four values when its length is taken, not three.' },
            { answer: '12', says: 'You counted from 1 in the last line. data[3] is the fourth value.' },
          ],
          variant: {
            examples: [
              'data = [2, 5]',
              'data.append(data[0] * data[1])',
              'data[0] = len(data)',
              'print(data[0] + data[2])',
            ],
            question: 'Which number does this program finally print?',
            inputType: 'number',
            correctAnswer: 13,
            expression: '3 + 2 * 5',
          },
        },
      ),
      finish(
        90,
        'What you learned',
        'A list stores many values under one name. Indexes begin at 0 and end at the length minus one. An assignment replaces a value, append adds one, and a trace shows what a program really does.',
      ),
    ],
  },
  {
    ...headOf('g7-user-input'),
    learningObjectives: [
      'Convert typed text into numbers',
      'Predict the result of text and number operations',
      'Repeat a question until the answer is valid',
    ],
    steps: [
      intro(
        'Programs that listen',
        'Your lists were filled with values that you wrote into the program yourself. Useful programs ask the person in front of them, and that person may type anything at all, so today you will read input, convert it and check it.',
        '⌨️',
      ),
      explain(
        'Input is text',
        'The function input waits until somebody types a line, and it always returns text, even if the text looks like a number. With texts, the plus sign joins them together. To calculate, convert the text first: int makes a whole number of it, and float makes a decimal number.',
        ['"3" + "4" is "34"', 'int("3") + int("4") is 7', 'float("2.5") is 2.5'],
      ),
      withExtras(
        choose(
          'Text or number?',
          'A user starts this program and types 13 when it asks for an age.',
          'What does the program print?',
          ['26', '1313', 'age + age', 'An error message'],
          1,
          'Consider what kind of value the function input returns after somebody has typed a number.',
        ),
        {
          examples: ['age = input("Age? ")', 'print(age + age)'],
          hints: [
            'You need to know what + does with these two values.',
            'Decide whether age holds a number or a text.',
            'input always returns a text, so age is "13".',
            '"13" + "13" joins the two texts: 1313.',
          ],
          feedback: [
            'You treated the input as a number, but it was never converted.',
            'Yes: two texts are joined, one after the other.',
            'The name stands without quotation marks, so its value is used.',
            'Adding two texts is allowed: it joins them.',
          ],
        },
      ),
      withExtras(
        match(
          'Predict the result',
          'Converting values and joining texts can be combined in several different ways.',
          'Which result belongs to which expression?',
          [
            ['int("6") + int("2")', 'The number 8'],
            ['"6" + "2"', 'The text 62'],
            ['int("6" + "2")', 'The number 62'],
            ['int("six")', 'An error'],
          ],
          'Work from the innermost brackets to the outside, as you do in arithmetic.',
        ),
        {
          hints: [
            'Each expression gives another kind of result.',
            'Look at what happens first: joining or converting.',
            'In the third one, the texts are joined first, and then converted.',
          ],
        },
      ),
      explain(
        'A worked example',
        'This program refuses everything that is not made of digits. The loop repeats the question as long as the check fails, and only afterward is the text converted. The check must come before the conversion, because int would stop the program with an error if somebody typed a word.',
        ['age = input("Age? ")', 'while not age.isdigit():', indent('age = input("Digits only: ")'), 'age = int(age)'],
      ),
      withExtras(
        chooseAll(
          'Which ones pass?',
          'The check isdigit is true only if there is at least one character and every single character is a digit.',
          'Which of these inputs pass the check? Select all that do.',
          ['42', '-5', '3.5', '007', 'twelve'],
          [0, 3],
          'Look at each input character by character, including signs and points.',
        ),
        {
          feedback: [
            'Right: both characters are digits.',
            'The minus sign is not a digit, so negative numbers fail.',
            'The point is not a digit, so decimals fail.',
            'Right: zeros are digits too, and int makes 7 of it.',
            'A person reads a number here, but none of the characters is a digit.',
          ],
        },
      ),
      withExtras(
        solve(
          'Buy tickets',
          'Each ticket costs 8 dollars, and a coupon takes 5 dollars off the total. A user of the program types 6.',
          'What does the program print?',
          43,
          'Replace the variable with the number that was typed, and pay attention to the order of operations.',
        ),
        {
          examples: ['count = int(input("How many? "))', 'print(8 * count - 5)'],
          expression: '8 * 6 - 5',
          hints: [
            'You need the value of the expression in the last line.',
            'The text "6" is converted, so count is the number 6.',
            'Multiplication comes before subtraction: 8 × 6 = 48.',
            '48 − 5 = 43.',
          ],
          mistakes: [
            { answer: '8', says: 'You subtracted first. Multiplication comes before subtraction.' },
            { answer: '48', says: 'That is the price without the coupon.' },
          ],
          variant: {
            content:
              'Each ticket costs 7 dollars, and a coupon takes 4 dollars off the total. A user of the program types 9.',
            examples: ['count = int(input("How many? "))', 'print(7 * count - 4)'],
            question: 'What does the program print?',
            inputType: 'number',
            correctAnswer: 59,
            expression: '7 * 9 - 4',
          },
        },
      ),
      withExtras(
        solveDecimal(
          'Miles to kilometers',
          'The program converts miles into kilometers, roughly. A user types 4.5 and presses the enter key.',
          'What does the program print?',
          '7.2',
          '0',
          'The function float keeps the decimal part, so multiply the complete number.',
        ),
        {
          examples: ['miles = float(input("Miles? "))', 'print(miles * 1.6)'],
          expression: '4.5 * 1.6',
          hints: [
            'You need the product of the input and 1.6.',
            'float turns the text "4.5" into the number 4.5.',
            'Split it: 4 × 1.6 = 6.4, and 0.5 × 1.6 = 0.8.',
            '6.4 + 0.8 = 7.2.',
          ],
          mistakes: [
            { answer: '6.4', says: 'You dropped the half. float keeps the decimal part.' },
            { answer: '6.1', says: 'You added. The star stands for multiplication.' },
          ],
        },
      ),
      withExtras(
        order(
          'Build a safe question',
          'This program asks until it receives digits, and then it prints the double of the number.',
          'Put the lines of the program in order.',
          [
            'text = input("How many? ")',
            'while not text.isdigit():',
            indent('text = input("Digits only: ")'),
            'count = int(text)',
            'print(count * 2)',
          ],
          'The text must exist before it is checked, and it must be checked before it is converted.',
        ),
        {
          hints: [
            'You are arranging five lines into one working program.',
            'Ask, check, ask again, convert, use.',
            'The indented line belongs inside the loop, right below "while".',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A user types 5, and the program should print 15. Instead, it prints 555.',
          'Which line should be changed, and how?',
          [
            'Line 2: use + instead of the * sign',
            'Line 3: print count instead of total',
            'Line 1: convert the input with int',
            'None: 555 is correct',
          ],
          2,
          'A text multiplied by 3 is repeated three times, so look for the origin of the text.',
        ),
        {
          examples: ['(1) count = input("How many? ")', '(2) total = count * 3', '(3) print(total)'],
          feedback: [
            'Adding a number to a text is an error in Python.',
            'This would print 5: the calculation would be missing.',
            'Exactly: with int(input("How many? ")) the star multiplies numbers.',
            'Python did what it was told, but not what was intended.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'A program repeats its question until it receives digits for a number from 1 to 10. A user would type these inputs one after the other: cat, 15, 0, 7, 3.',
          'How many times does the program ask?',
          4,
          'Decide for each input whether the program is satisfied or has to ask again.',
        ),
        {
          expression: '3 + 1',
          hints: [
            'You are counting questions, including the successful one.',
            'Test each input: digits? At least 1? At most 10?',
            '"cat" fails, 15 is too large, and 0 is too small.',
            'The fourth input, 7, is valid, so the program asks 4 times.',
          ],
          mistakes: [
            { answer: '5', says: 'The loop ends as soon as an input is valid. The 3 is never read.' },
            { answer: '3', says: 'You counted the failures. The successful question counts too.' },
            { answer: '2', says: 'Check the range: both 15 and 0 fail, although they are digits.' },
          ],
          variant: {
            question:
              'A program asks until it gets digits for a number from 5 to 20. The inputs would be: 4, -8, 21, ten, 20, 6. How many times does it ask?',
            inputType: 'number',
            correctAnswer: 5,
            expression: '4 + 1',
          },
        },
      ),
      finish(
        110,
        'What you learned',
        'Input is always text, so convert it before you calculate. Check it before you convert it, and ask again until it is valid. Good programs expect that people make mistakes.',
      ),
    ],
  },
  {
    ...headOf('g7-combining-conditions'),
    learningObjectives: [
      'Combine conditions with and, or and not',
      'Predict which branch of a decision runs',
      'Test a condition at its borders',
    ],
    steps: [
      intro(
        'One question is not enough',
        'Your programs can already check whether input consists of digits. Realistic decisions usually depend on several facts at once, because a passenger may need a ticket and identification, or the company of an adult. Today you will combine such conditions without losing track.',
        '🔀',
      ),
      explain(
        'Three small words',
        'A condition is either true or false. A combination with "and" is true only if both of its conditions are true, while a combination with "or" is true if at least one of them is, and both may be. The word "not" turns a true condition into a false one and the other way round.',
        ['5 > 3 and 2 > 4 is false', '5 > 3 or 2 > 4 is true', 'not 2 > 4 is true'],
      ),
      withExtras(
        match(
          'Which numbers?',
          'The variable n takes every whole number from 1 to 8, one after the other.',
          'For which numbers is each condition true?',
          [
            ['n > 3 and n < 6', '4, 5'],
            ['n < 3 or n > 6', '1, 2, 7, 8'],
            ['not n > 3', '1, 2, 3'],
            ['n >= 6', '6, 7, 8'],
          ],
          'Test the numbers at the borders first, because 3 and 6 decide most of the cases.',
        ),
        {
          hints: [
            'Each condition selects another set of numbers.',
            '"and" keeps what both conditions share, while "or" collects everything.',
            'If n is not greater than 3, it is 3 or less.',
          ],
        },
      ),
      explain(
        'A worked example',
        'In a chain of branches, Python tests the conditions from top to bottom and runs only the first branch that is true. With 85 points the first test fails and the second succeeds, so the program prints B. It never looks at the third test, although 85 is also greater than 70.',
        [
          'if points >= 90: print("A")',
          'elif points >= 80: print("B")',
          'elif points >= 70: print("C")',
          'else: print("Try again")',
        ],
      ),
      withExtras(
        choose(
          'Order matters',
          'Somebody has written two branches of a similar program in the opposite order, and the value of the variable points is 95.',
          'What does the program print?',
          ['great', 'pass', 'pass, and then great', 'Nothing at all'],
          1,
          'Remember that only a single branch of the chain is executed, and test the conditions from the top.',
        ),
        {
          examples: ['if points >= 50: print("pass")', 'elif points >= 90: print("great")'],
          hints: [
            'You need the first branch whose condition is true.',
            'Begin at the top, and stop at the first success.',
            '95 >= 50 is true.',
            'The first branch runs, so the program prints "pass".',
          ],
          feedback: [
            'You looked for the best match, but Python takes the first one.',
            'Yes: the first condition is true already, so the second is never tested.',
            'With two separate "if" lines this would happen; "elif" prevents it.',
            'At least one condition is true, so something is printed.',
          ],
        },
      ),
      withExtras(
        solve(
          'Museum tickets',
          'Visitors under 6 pay nothing. Visitors under 18, or students of any age, pay 5 dollars, and everybody else pays 9 dollars. A group consists of visitors aged 4, 15 and 40, and a student aged 20.',
          'How many dollars does the group pay?',
          19,
          'Determine the first rule that applies to each visitor, and add the four individual prices.',
        ),
        {
          expression: '0 + 5 + 9 + 5',
          hints: [
            'You need one price for each of four visitors.',
            'Test the rules from top to bottom for each visitor.',
            'The child of 4 fits the first rule and pays nothing.',
            '0 + 5 + 9 + 5 = 19 dollars.',
          ],
          mistakes: [
            { answer: '23', says: 'The student is over 18, but with "or" it is enough to be a student.' },
            { answer: '24', says: 'A child of 4 is under 18 too, but the first rule that fits decides.' },
          ],
          variant: {
            content:
              'Visitors under 6 pay nothing. Visitors under 18, or students of any age, pay 5 dollars, and everybody else pays 9 dollars. A group consists of visitors aged 5, 17, 18 and 66, and none of them is a student.',
            question: 'How many dollars does this group pay?',
            inputType: 'number',
            correctAnswer: 23,
            expression: '0 + 5 + 9 + 9',
          },
        },
      ),
      withExtras(
        chooseAll(
          'A heat warning',
          'A program warns if this condition is true: (temp > 30 or humid) and not windy.',
          'In which cases does it warn? Select all.',
          [
            'temp 32, not humid, not windy',
            'temp 25, humid, not windy',
            'temp 35, humid, windy',
            'temp 30, not humid, not windy',
            'temp 31, humid, not windy',
          ],
          [0, 1, 4],
          'Evaluate the condition in brackets first, and consider the wind afterward.',
        ),
        {
          feedback: [
            'Right: one of the two conditions in brackets is enough.',
            'Right: it is humid, and with "or" the temperature need not be high.',
            'The wind cancels the warning, however hot it is.',
            'Exactly 30 is not greater than 30, and it is not humid.',
            'Right: "or" is also true if both conditions are true.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A shop promises free shipping for orders of 50 dollars or more. A customer orders for exactly 50 dollars and has to pay for shipping.',
          'What is wrong?',
          [
            'Line 1: it leaves out 50 itself',
            'Line 2: free means that nothing is stored',
            'Line 3: else needs a condition',
            'Nothing is wrong',
          ],
          0,
          'Test each line with the value that stands exactly on the border.',
        ),
        {
          examples: ['(1) if total > 50:', indent('(2) shipping = 0'), '(3) else: shipping = 6'],
          feedback: [
            'Exactly: "or more" includes 50, so it must be >=.',
            'Zero is a value, and storing it is right.',
            '"else" catches everything that is left, so it never has a condition.',
            'The customer with 50 dollars would not agree.',
          ],
        },
      ),
      withExtras(
        choose(
          'Say it differently',
          'An organizer writes a condition that decides whether the picnic takes place: not (raining or cold).',
          'Which condition means the same?',
          ['not raining or not cold', 'raining and cold', 'not raining and not cold', 'not raining'],
          2,
          'Imagine a day that is dry but cold, and evaluate all the conditions for this particular day.',
        ),
        {
          feedback: [
            'On a dry but cold day this is true, while the original is false.',
            'This would hold the picnic in the worst weather of all.',
            'Yes: if neither may be true, both must be false.',
            'This forgets the cold: a dry and cold day would pass.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Which discount?',
          'A member who buys at least 10 items gets 20% off. Whoever fulfills only one of the two conditions gets 10% off. Ole is no member, and he buys 12 pens at 2.25 dollars each.',
          'How many dollars does he pay?',
          '24.3',
          '0',
          'Decide which of the branches applies to this customer before you calculate the price.',
        ),
        {
          expression: '12 * 2.25 * 0.9',
          hints: [
            'You need the price after the right discount.',
            'Test "and" first: is he a member, and are there at least 10 items?',
            'Only one condition is true, so he gets 10% off 12 × 2.25 = 27.',
            '27 × 0.9 = 24.3, so he pays 24.30 dollars.',
          ],
          mistakes: [
            { answer: '21.6', says: 'You took 20% off, but he is no member, so "and" is false.' },
            { answer: '27', says: 'He does get a discount: one true condition is enough for 10%.' },
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'The sign % gives the remainder of a division, so n % 2 == 0 is true for even numbers. A loop tests each n from 1 to 20: n % 2 == 0 or n % 5 == 0.',
          'For how many numbers is the condition true?',
          12,
          'Count the even numbers and the multiples of five separately, and consider which numbers you have counted twice.',
        ),
        {
          expression: '20 / 2 + 20 / 5 - 20 / 10',
          hints: [
            'You are counting numbers that are even, or multiples of 5, or both.',
            'Count each group, and then subtract what belongs to both.',
            'There are 10 even numbers and 4 multiples of 5.',
            '10 and 20 belong to both groups, so 10 + 4 − 2 = 12.',
          ],
          mistakes: [
            { answer: '14', says: 'You counted 10 and 20 twice: they belong to both groups.' },
            { answer: '2', says: 'That would be right for "and". With "or", one condition is enough.' },
          ],
          variant: {
            content:
              'The sign % gives the remainder of a division, so n % 3 == 0 is true for multiples of 3. A loop tests each n from 1 to 30: n % 3 == 0 or n % 5 == 0.',
            question: 'For how many numbers is the condition true?',
            inputType: 'number',
            correctAnswer: 14,
            expression: '30 / 3 + 30 / 5 - 30 / 15',
          },
        },
      ),
      finish(
        125,
        'What you learned',
        '"And" needs both conditions, "or" needs at least one, and "not" turns the result around. In a chain, the first true branch runs. Always test the values exactly on the border.',
      ),
    ],
  },
  {
    ...headOf('g7-lists-that-decide'),
    learningObjectives: [
      'Count and add up the values that meet a condition',
      'Find the largest value of a list',
      'Choose tests that reveal a mistake',
    ],
    steps: [
      intro(
        'Putting it together',
        'You can store values in a list and make decisions with combined conditions. Together with a loop, these two skills are enough to search a playlist, filter messages or find the winner of a game. Today you will write the core of such programs.',
        '🧩',
      ),
      explain(
        'A pattern with four steps',
        'Many programs follow the same pattern. They prepare a variable before the loop, visit every value of the list, decide with a condition, and update the variable accordingly. Preparing it inside the loop would be a mistake, because then every round would begin from nothing again.',
        ['count = 0', 'for t in temps:', indent('if t >= 27:'), indent('count = count + 1', 2)],
      ),
      withExtras(
        solve(
          'Count the hot days',
          'The program counts how many values of the following list satisfy its condition: [18, 24, 31, 27, 30].',
          'What does the program print?',
          3,
          'Test every single value of the list with the condition, and pay particular attention to the border.',
        ),
        {
          examples: [
            'count = 0',
            'for t in temps:',
            indent('if t >= 27:'),
            indent('count = count + 1', 2),
            'print(count)',
          ],
          expression: '1 + 1 + 1',
          hints: [
            'You need the number of values that are 27 or more.',
            'Go through the list and mark the values that pass.',
            '18 and 24 fail, and 31 passes.',
            '31, 27 and 30 pass, so the program prints 3.',
          ],
          mistakes: [
            { answer: '2', says: 'The border counts: 27 >= 27 is true.' },
            { answer: '88', says: 'You added the values. The program adds 1 for each of them.' },
          ],
          variant: {
            content:
              'The program counts how many values of the following list satisfy its condition: [24, 30, 19, 25, 8, 24].',
            examples: [
              'count = 0',
              'for t in temps:',
              indent('if t <= 24:'),
              indent('count = count + 1', 2),
              'print(count)',
            ],
            question: 'What does the program print?',
            inputType: 'number',
            correctAnswer: 4,
            expression: '1 + 1 + 1 + 1',
          },
        },
      ),
      withExtras(
        order(
          'Find the largest',
          'A list named scores is available already, and the program should determine and print its largest value.',
          'Put the lines of the program in order.',
          [
            'best = scores[0]',
            'for score in scores:',
            indent('if score > best:'),
            indent('best = score', 2),
            'print(best)',
          ],
          'Prepare the variable, visit every value, decide, update, and print at the end.',
        ),
        {
          hints: [
            'You are arranging five lines into the pattern with four steps.',
            'The indentation shows what belongs inside what.',
            'The first value is the first candidate: best = scores[0].',
          ],
        },
      ),
      explain(
        'A worked example',
        'Here is a trace of that program for a list with three scores: four, nine and seven. The first candidate is four, and comparing it with itself changes nothing. Afterward nine becomes the new candidate because it is greater than four, while seven cannot replace it. A table with one row for each round keeps the trace clear.',
        ['score 4: best stays 4', 'score 9: best becomes 9', 'score 7: best stays 9'],
      ),
      withExtras(
        choose(
          'A risky start',
          'Somebody begins with best = 0 instead of best = scores[0]. The list contains winter temperatures: [-8, -3, -5].',
          'What does the program print?',
          ['-3', '-8', 'An error message', '0'],
          3,
          'Compare each of the temperatures with the first candidate, as the program does.',
        ),
        {
          feedback: [
            'That would be the right answer, but none of the values is greater than 0.',
            'That is the smallest value; the program looks for greater ones.',
            'Nothing here is forbidden, and that makes the mistake dangerous.',
            'Yes: no value is greater than 0, so a number that is not in the list wins.',
          ],
        },
      ),
      withExtras(
        solve(
          'Add up a selection',
          'The program adds up those values of the list [4, 12, 7, 20, 9] that meet its condition.',
          'Which number does the program finally print?',
          28,
          'Both conditions must be true at the same time, so select the suitable values first and add them afterward.',
        ),
        {
          examples: [
            'total = 0',
            'for p in prices:',
            indent('if p > 5 and p < 15:'),
            indent('total = total + p', 2),
            'print(total)',
          ],
          expression: '12 + 7 + 9',
          hints: [
            'You need the sum of the values between 5 and 15.',
            'Cross out the values that fail one of the conditions.',
            '4 is too small, and 20 is too large.',
            '12 + 7 + 9 = 28.',
          ],
          mistakes: [
            { answer: '48', says: 'You only tested p > 5. With "and", 20 fails.' },
            { answer: '32', says: 'You only tested p < 15. With "and", 4 fails.' },
            { answer: '3', says: 'You counted the values. This program adds them up.' },
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Average of a selection',
          'A program collects the values below 15 in a new list named kept. The original list is [5, 15, 8, 30, 10, 11].',
          'What does it print at the end?',
          '8.5',
          '0',
          'Write down the list kept before you calculate the sum and the length.',
        ),
        {
          examples: [
            'kept = []',
            'for n in nums:',
            indent('if n < 15: kept.append(n)'),
            'print(sum(kept) / len(kept))',
          ],
          expression: '(5 + 8 + 10 + 11) / 4',
          hints: [
            'You need the average of the values that were kept.',
            'First find out which values are below 15.',
            'kept is [5, 8, 10, 11].',
            'The sum is 34, and 34 ÷ 4 = 8.5.',
          ],
          mistakes: [
            { answer: '9.8', says: 'You kept 15, but 15 is not below 15.' },
            { answer: '34', says: 'That is the sum. Divide it by the length of kept.' },
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'The program should tell whether "Ida" is in the list ["Ida", "Ben"], but it prints False.',
          'Which line is the mistake?',
          ['Line 1', 'Line 3', 'Line 4', 'No line: False is right'],
          2,
          'Trace both rounds of the loop, and write down the value of the variable found after each of them.',
        ),
        {
          examples: [
            '(1) found = False',
            '(2) for name in names:',
            indent('(3) if name == "Ida": found = True'),
            indent('(4) else: found = False'),
            '(5) print(found)',
          ],
          feedback: [
            'Before the search nothing is found, so False is the right start.',
            'This line does find Ida, but something undoes it afterward.',
            'Exactly: when the loop comes to Ben, line 4 forgets that Ida was there.',
            'Ida is the first value of the list, so it should print True.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Choose good tests',
          'You want to test a program that determines the largest value of a list, and a good test covers a situation in which it could fail.',
          'Which tests are worth adding? Select all.',
          [
            'A list with only one value',
            'A list of negative numbers',
            'The list of the first test, once more',
            'A list whose first value is the largest',
            'The same program in another font',
          ],
          [0, 1, 3],
          'Ask yourself what particular kind of mistake each of these tests could possibly reveal.',
        ),
        {
          feedback: [
            'Right: the smallest possible list reveals mistakes at the start.',
            'Right: it reveals a risky start such as best = 0.',
            'The same test gives the same result, so it reveals nothing new.',
            'Right: it shows whether the first value is considered at all.',
            'The look of the code has no influence on what it does.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'The list nums is [3, 8, 5, 12, 7]. Remember that n % 2 == 0 is true for even numbers.',
          'What does the program print?',
          18,
          'Make a table with one row for each value, and follow only the first branch whose condition is true.',
        ),
        {
          examples: [
            'total = 0',
            'for n in nums:',
            indent('if n % 2 == 0: total = total + n'),
            indent('elif n > 4: total = total - 1'),
            'print(total)',
          ],
          expression: '8 - 1 + 12 - 1',
          hints: [
            'You need the value of total after five rounds.',
            'For each value, test "even" first, and only then "greater than 4".',
            '3 is odd and not greater than 4, so nothing happens. After 8, total is 8.',
            'The 5 makes it 7, the 12 makes it 19, and the 7 makes it 18.',
          ],
          mistakes: [
            { answer: '20', says: 'You left the second branch out: 5 and 7 each subtract 1.' },
            { answer: '17', says: 'You subtracted 1 for the 3 as well, but 3 is not greater than 4.' },
            { answer: '16', says: 'You ran both branches for even numbers. With "elif", only one of them runs.' },
          ],
          variant: {
            content: 'This time the list nums is [6, 9, 2, 1]. Remember that n % 2 == 0 is true for even numbers.',
            examples: [
              'total = 0',
              'for n in nums:',
              indent('if n % 2 == 0: total = total + n'),
              indent('elif n > 4: total = total - 1'),
              'print(total)',
            ],
            question: 'What does the program print?',
            inputType: 'number',
            correctAnswer: 7,
            expression: '6 - 1 + 2',
          },
        },
      ),
      finish(
        150,
        'What you learned',
        'Prepare, visit, decide, update: with this pattern you can count, add up, select and find the largest value. A trace shows what happens in each round, and good tests look where a program could fail.',
      ),
    ],
  },
];
