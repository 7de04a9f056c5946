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

export const codingTechLessons: readonly LessonSource[] = [
  {
    ...headOf('g10-binary-search'),
    learningObjectives: [
      'Trace a linear and a binary search',
      'State what binary search requires',
      'Find a mistake at the boundaries',
    ],
    steps: [
      intro(
        'Finding one thing among many',
        'You can already write loops that visit every item of a list. Searching is one of the most frequent tasks of a computer, and the arrangement of the data determines how quickly it can be accomplished.',
        '🔎',
      ),
      explain(
        'Two strategies',
        'Linear search examines one item after another until it finds the target or reaches the end. Binary search requires a sorted list: it compares the target with the middle item, and then it discards the half that cannot contain the target. Each comparison therefore eliminates about half of the possibilities.',
        ['Linear: one item at a time', 'Binary: half of the items at a time'],
      ),
      withExtras(
        choose(
          'What must be true?',
          'A programmer replaces linear search with binary search, and suddenly existing items are not found.',
          'Which explanation is most likely?',
          [
            'The list is too long',
            'The list is not sorted',
            'The list contains numbers',
            'The target is in the middle',
          ],
          1,
          'Consider which assumption allows binary search to discard half of the list without examining it.',
        ),
        {
          hints: [
            'You are asked for the violated requirement.',
            'Binary search discards items without looking at them.',
            'That is safe only if smaller items are on one side and larger items on the other.',
            'If the list is not sorted, the discarded half may contain the target.',
          ],
          feedback: [
            'Long lists are precisely where binary search is most useful.',
            'Yes: without order, the discarded half may contain the target.',
            'Numbers can be compared without difficulty.',
            'A target in the middle would be found immediately.',
          ],
        },
      ),
      explain(
        'A worked example',
        'The list contains 3, 8, 12, 17, 21, 30 and 42 at the indexes 0 to 6, and the target is 30. The middle index is (0 + 6) ÷ 2 = 3, where we find 17. Because 30 is greater, low becomes 4. The new middle index is (4 + 6) ÷ 2 = 5, where we find 30.',
        ['low 0, high 6, middle 3: 17', 'low 4, high 6, middle 5: 30 ✓'],
      ),
      withExtras(
        solve(
          'Calculate the middle',
          'During a binary search, low is 4 and high is 9. The middle index is their average, rounded down to a whole number.',
          'What is the middle index?',
          6,
          'Add the two boundaries together, divide the sum by two, and discard any fraction that remains.',
        ),
        {
          expression: '(4 + 9 - 1) / 2',
          hints: [
            'You are asked for an index, which is a whole number.',
            'Calculate the average of low and high.',
            '(4 + 9) ÷ 2 = 6.5.',
            'Rounded down, 6.5 becomes 6.',
          ],
          mistakes: [
            { answer: '7', says: 'The average is 6.5, and it is rounded down rather than up.' },
            { answer: '2', says: 'You halved the distance between the boundaries, but it must still be added to low.' },
          ],
          variant: {
            question: 'During a binary search, low is 8 and high is 15. What is the middle index, rounded down?',
            inputType: 'number',
            correctAnswer: 11,
            expression: '(8 + 15 - 1) / 2',
          },
        },
      ),
      withExtras(
        order(
          'Trace the search',
          'The list 5, 9, 14, 20, 26, 33, 47, 58 has the indexes 0 to 7, and the target is 33. The middle is always rounded down.',
          'In which order do these events occur?',
          ['Compare with 20 at index 3', 'Set low to 4', 'Compare with 33 at index 5', 'Return index 5'],
          'Calculate the middle of the whole list first, and keep track of both boundaries on paper.',
        ),
        {
          hints: [
            'You are asked to arrange the events of one search.',
            'The first middle is (0 + 7) ÷ 2, rounded down.',
            'That is index 3, where 20 is less than 33, so low becomes 4.',
            '(4 + 7) ÷ 2 rounds down to 5: compare with 33 and return 5.',
          ],
        },
      ),
      withExtras(
        solve(
          'How far can you get?',
          'If a binary search may use at most 6 comparisons, then every additional comparison doubles the previous capacity and adds one item.',
          'What is the greatest length of a list that can always be searched completely?',
          63,
          'One comparison suffices for 1 item, two for 3 items and three for 7 items; continue the pattern.',
        ),
        {
          expression: '2^6 - 1',
          hints: [
            'You are asked for the greatest number of items.',
            'Look at the pattern 1, 3, 7, 15.',
            'Each number is one less than a power of two.',
            '2⁶ − 1 = 64 − 1 = 63.',
          ],
          mistakes: [
            { answer: '64', says: 'The pattern is one less than a power of two.' },
            { answer: '12', says: 'Each comparison doubles the capacity; it does not add two items.' },
            { answer: '31', says: 'That is the capacity with five comparisons.' },
          ],
          variant: {
            question:
              'What is the greatest length of a sorted list that binary search can always search with at most 8 comparisons?',
            inputType: 'number',
            correctAnswer: 255,
            expression: '2^8 - 1',
          },
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A program updates its boundaries whenever the target is greater than the middle item. For some targets, it never stops.',
          'Which line causes the problem?',
          [
            'middle = (low + high) // 2',
            'if items[middle] == target: return middle',
            'if items[middle] < target: low = middle',
            'while low <= high:',
          ],
          2,
          'Imagine that low is 4 and high is 5, and determine how the boundaries change.',
        ),
        {
          hints: [
            'You are asked for the line that prevents progress.',
            'Try low = 4 and high = 5, with the target at index 5.',
            'The middle is 4, and low becomes 4 again.',
            'low must become middle + 1, because the middle has already been examined.',
          ],
          feedback: [
            'This calculates the rounded average correctly.',
            'Returning the index as soon as the target is found is correct.',
            'Yes: low = middle may not change anything; it should be middle + 1.',
            'The loop has to continue while at least one item remains.',
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Which tasks suit binary search?',
          'The whole list is already in memory, and it will be searched thousands of times.',
          'In which situations can binary search be applied directly?',
          [
            'Names in alphabetical order',
            'Messages in random order',
            'Temperatures from low to high',
            'A playlist in shuffled order',
            'Dates from latest to earliest',
          ],
          [0, 2, 4],
          'A consistent direction is sufficient, whether the values increase or decrease.',
        ),
        {
          hints: [
            'You are asked for every list that is in order.',
            'The order may increase or decrease.',
            'Random and shuffled lists have no order.',
            'Names, temperatures and dates are in order, so binary search applies.',
          ],
          feedback: [
            'Right: alphabetical order can be compared.',
            'Without order, no half can be discarded safely.',
            'Right: the values increase.',
            'A shuffled list must be sorted first.',
            'Right: for decreasing values, only the comparison is reversed.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'A list of 1,000,000 sorted names is searched, and binary search needs at most 20 comparisons.',
          'Which reason best justifies this number?',
          [
            'A computer performs 20 comparisons in a second',
            'Most names contain fewer than 20 letters',
            'The square root of 1,000,000 is about 20',
            'Halving 1,000,000 twenty times leaves less than one name',
          ],
          3,
          'Relate the number of comparisons to the number of possibilities that each comparison leaves.',
        ),
        {
          hints: [
            'You are asked why 20 comparisons are sufficient.',
            'Each comparison leaves at most half of the names.',
            '2¹⁰ = 1,024, and 2²⁰ = 1,048,576.',
            'Because 2²⁰ exceeds 1,000,000, twenty halvings leave less than one name.',
          ],
          feedback: [
            'The number of comparisons does not depend on the speed of the computer.',
            'The length of a name does not affect how many names are discarded.',
            'The square root of a million is 1,000, and halving is not taking roots.',
            'Yes: 2²⁰ is 1,048,576, which exceeds a million.',
          ],
        },
      ),
      finish(
        110,
        'What you learned',
        'Binary search requires order and eliminates half of the remaining items with every comparison. Careful boundaries, such as middle + 1, guarantee that it always makes progress.',
      ),
    ],
  },
  {
    ...headOf('g10-sorting-algorithms'),
    learningObjectives: ['Trace three sorting algorithms', 'Count comparisons', 'Choose a suitable algorithm'],
    steps: [
      intro(
        'Order comes first',
        'Binary search is remarkably fast, but it demands a sorted list. How does a list become sorted in the first place? Several algorithms accomplish the same task in very different ways.',
        '🗂️',
      ),
      explain(
        'Selection and insertion',
        'Selection sort repeatedly finds the smallest remaining item and exchanges it with the first unsorted position. Insertion sort takes the next item and moves it backward until it stands in the right place among the items before it, as many people do with playing cards.',
        ['Selection: find, then exchange', 'Insertion: take, then shift'],
      ),
      withExtras(
        choose(
          'Trace selection sort',
          'Selection sort exchanges the smallest remaining item with the item in the first unsorted position.',
          'How does the list 5, 2, 8, 1 look after the first exchange?',
          ['1, 2, 8, 5', '2, 5, 8, 1', '1, 5, 2, 8', '2, 5, 1, 8'],
          0,
          'Find the smallest item in the whole list, and identify the item that occupies the first position.',
        ),
        {
          hints: [
            'You are asked for the list after a single exchange.',
            'Find the smallest item.',
            'The smallest item is 1, and the first position holds 5.',
            'Exchange 1 and 5: the list becomes 1, 2, 8, 5.',
          ],
          feedback: [
            'Yes: 1 and 5 have exchanged places.',
            'You compared neighbors, which is a step of insertion sort.',
            'You moved 1 to the front and shifted the others, but selection sort exchanges two items.',
            'You carried the largest item to the end, as bubble sort does.',
          ],
          variant: {
            content:
              'Selection sort exchanges the smallest remaining item with the item in the first unsorted position.',
            question: 'How does the list 7, 4, 9, 3 look after the first exchange?',
            inputType: 'multiple-choice',
            options: ['4, 7, 9, 3', '3, 7, 4, 9', '3, 4, 9, 7'],
            correctAnswer: 2,
          },
        },
      ),
      explain(
        'A worked example',
        'Selection sort on 4 items compares 3 times in order to find the smallest, then 2 times, then once. That makes 3 + 2 + 1 = 6 comparisons altogether. In general, n items require n × (n − 1) ÷ 2 comparisons, regardless of how the items were arranged at the beginning.',
        ['4 × 3 ÷ 2 = 6'],
      ),
      withExtras(
        solve(
          'Count comparisons',
          'The number of comparisons in selection sort depends only on the number of items.',
          'How many comparisons does selection sort need for 10 items?',
          45,
          'Add the comparisons of the individual rounds, or apply the formula for n items.',
        ),
        {
          expression: '10 * 9 / 2',
          hints: [
            'You are asked for all comparisons together.',
            'Use n × (n − 1) ÷ 2.',
            'Here n = 10, so n × (n − 1) = 90.',
            '90 ÷ 2 = 45 comparisons.',
          ],
          mistakes: [
            { answer: '90', says: 'That counts every pair twice; divide by two.' },
            { answer: '100', says: 'An item is never compared with itself, and each pair is compared only once.' },
            { answer: '55', says: 'You added the numbers up to 10, but the first round needs only 9 comparisons.' },
          ],
          variant: {
            question: 'How many comparisons does selection sort need for 7 items?',
            inputType: 'number',
            correctAnswer: 21,
            expression: '7 * 6 / 2',
          },
        },
      ),
      withExtras(
        order(
          'Trace insertion sort',
          'Insertion sort processes the list 6, 3, 9, 1 from left to right, inserting one item in every round.',
          'In which order do these states appear?',
          ['6, 3, 9, 1', '3, 6, 9, 1', '1, 3, 6, 9'],
          'Begin with the original list, and remember that the item 9 already stands in the right place in its round.',
        ),
        {
          hints: [
            'You are asked to arrange the states of the list.',
            'The original list comes first, and the sorted list comes last.',
            'In the first round, 3 moves in front of 6.',
            'The round for 9 changes nothing; finally 1 moves to the front.',
          ],
        },
      ),
      explain(
        'Divide and conquer',
        'Merge sort splits the list into halves until every part has a single item, and then it merges sorted parts in pairs. Merging is simple: compare the first items of both parts, and take the smaller one. A list of 16 items needs only four levels of merging.',
        ['16 → 8 → 4 → 2 → 1: four halvings'],
      ),
      withExtras(
        solve(
          'Merge two parts',
          'Two sorted parts, 2, 7 and 3, 5, are merged. When one part is empty, the remainder of the other part is copied without further comparisons.',
          'How many comparisons are necessary?',
          3,
          'Write down the first items of both parts after every comparison, and stop when one part is empty.',
        ),
        {
          expression: '2 + 2 - 1',
          hints: [
            'You are asked for comparisons, not for copied items.',
            'Compare the first items of both parts each time.',
            '2 and 3: take 2. 7 and 3: take 3. 7 and 5: take 5.',
            'The second part is empty, so 7 is copied: 3 comparisons.',
          ],
          mistakes: [
            { answer: '4', says: 'The final item is copied without a comparison.' },
            { answer: '2', says: 'After two comparisons, both parts still contain an item.' },
          ],
          variant: {
            content:
              'Two sorted parts, 1, 2 and 8, 9, are merged. When one part is empty, the remainder of the other part is copied without further comparisons.',
            question: 'How many comparisons are necessary?',
            inputType: 'number',
            correctAnswer: 2,
            expression: '1 + 1',
          },
        },
      ),
      withExtras(
        match(
          'Recognize the algorithm',
          'An observer can identify an algorithm from the way in which it rearranges items.',
          'Which algorithm does each observation describe?',
          [
            ['The smallest goes to the front first', 'Selection sort'],
            ['The next card slides into the hand', 'Insertion sort'],
            ['Sorted halves are combined', 'Merge sort'],
            ['Neighbors swap; large items drift to the end', 'Bubble sort'],
          ],
          'Look for a characteristic action in each observation: selecting, inserting, combining or exchanging neighbors.',
        ),
        {
          hints: [
            'You are asked to name four algorithms.',
            'Each name describes its characteristic action.',
            'To combine sorted halves is to merge them.',
            'Selection: smallest. Insertion: card. Merge: halves. Bubble: neighbors.',
          ],
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student implements selection sort: for each position i, the inner loop searches for the smallest item from index 0 to the end of the list.',
          'What goes wrong?',
          [
            'Nothing; it merely takes more time',
            'It fails only if an item occurs twice',
            'Items already placed are selected again',
            'The largest item is always lost',
          ],
          2,
          'Follow the second round with a short list, beginning with the smallest item in its place.',
        ),
        {
          hints: [
            'You are asked what happens from the second round onward.',
            'Try the list 2, 1.',
            'Round 0 gives 1, 2. Round 1 searches from index 0 and finds 1 again.',
            'It exchanges 1 with the second position: 2, 1. The search must begin at i.',
          ],
          feedback: [
            'Try 2, 1: the second round destroys the order again.',
            'It fails with distinct items as well.',
            'Yes: the search must begin at index i.',
            'Exchanging never loses an item.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'A log of 100,000 entries is almost sorted: only a few entries are one or two places away from where they belong.',
          'Which choice is best justified?',
          [
            'Insertion sort, because every item moves only a short distance',
            'Selection sort, because it stops when the list is sorted',
            'Shuffling first, because random order is easier to sort',
            'No algorithm, because almost sorted is sorted',
          ],
          0,
          'Consider how much work each algorithm performs when hardly anything is out of place.',
        ),
        {
          hints: [
            'You are asked which algorithm benefits from an almost sorted list.',
            'Compare the work for an item that is already in the right place.',
            'Insertion sort needs one comparison for such an item.',
            'Nearly n comparisons suffice, while selection sort always needs n × (n − 1) ÷ 2.',
          ],
          feedback: [
            'Yes: the work is nearly proportional to the number of items.',
            'Selection sort always searches everything that remains and never stops early.',
            'Shuffling destroys the order that already exists.',
            'A few misplaced entries are enough to make binary search fail.',
          ],
        },
      ),
      finish(
        120,
        'What you learned',
        'Selection sort always needs about half of n² comparisons, insertion sort benefits from existing order, and merge sort divides the problem into halves. The data decide which one is most suitable.',
      ),
    ],
  },
  {
    ...headOf('g10-algorithm-efficiency'),
    learningObjectives: [
      'Classify constant, logarithmic, linear and quadratic growth',
      'Predict running times',
      'Justify a trade-off',
    ],
    steps: [
      intro(
        'Faster computers are not enough',
        'You have counted the comparisons of searches and sorts. Now you will describe how the amount of work grows with the amount of data, which matters more than the speed of any particular computer.',
        '🚀',
      ),
      explain(
        'Orders of growth',
        'We describe growth by the term that dominates when n, the number of items, becomes large. Constant factors and smaller terms are ignored, because they do not change the shape of the growth. This description is called big O notation, and in this lesson it always refers to the worst case.',
        ['O(1): constant', 'O(log n): logarithmic', 'O(n): linear', 'O(n²): quadratic'],
      ),
      withExtras(
        match(
          'Classify the code',
          'Determine how the number of steps changes when the list becomes longer.',
          'Which growth belongs to each task?',
          [
            ['Read the item at index 5', 'O(1)'],
            ['Binary search', 'O(log n)'],
            ['Add all of the items', 'O(n)'],
            ['Merge sort', 'O(n log n)'],
            ['Compare every pair of items', 'O(n²)'],
          ],
          'Ask how often each individual item is visited while the task is being performed.',
        ),
        {
          hints: [
            'You are asked to classify five tasks.',
            'Imagine that the list becomes twice as long.',
            'Reading one index does not depend on the length.',
            'Index: 1. Binary search: log n. Sum: n. Merge sort: n log n. Pairs: n².',
          ],
        },
      ),
      explain(
        'A worked example',
        'A quadratic algorithm requires 3 seconds for 1,000 items. For 2,000 items, the factor 2 is squared, so it requires approximately 4 × 3 = 12 seconds. A linear algorithm would have required only twice as long, and a logarithmic one would hardly have changed.',
        ['Linear: 2 × as long', 'Quadratic: 2² = 4 × as long'],
      ),
      withExtras(
        solve(
          'Predict the time',
          'A quadratic algorithm requires 2 seconds for 1,000 items on a particular computer.',
          'Approximately how many seconds does it require for 5,000 items? Include the unit s.',
          50,
          'Determine by which factor the number of items increases, and consider what quadratic growth does with that factor.',
        ),
        {
          expression: '2 * (5000 / 1000)^2',
          unit: 's',
          hints: [
            'You are asked for the time with five times as many items.',
            'Square the factor by which n grows.',
            '5,000 ÷ 1,000 = 5, and 5² = 25.',
            '25 × 2 seconds = 50 s.',
          ],
          mistakes: [
            { answer: '10', says: 'That would be linear growth; a quadratic algorithm squares the factor.' },
            { answer: '25', says: 'That is the factor; multiply it by the original 2 seconds.' },
            { answer: '100', says: 'Square only the factor 5, and do not square the product with 2.' },
          ],
          variant: {
            question:
              'A quadratic algorithm requires 3 seconds for 2,000 items. Approximately how many seconds does it require for 8,000 items? Include the unit s.',
            inputType: 'number',
            correctAnswer: 48,
            unit: 's',
            expression: '3 * (8000 / 2000)^2',
          },
        },
      ),
      withExtras(
        order(
          'From slow to fast growth',
          'For large amounts of data, the order of growth determines which algorithm finishes first.',
          'Arrange the orders of growth from the slowest growing to the fastest growing.',
          ['O(1)', 'O(log n)', 'O(n)', 'O(n log n)', 'O(n²)'],
          'Substitute a large number, such as one million, into each expression and compare the results.',
        ),
        {
          hints: [
            'You are asked to arrange five orders of growth.',
            'Substitute n = 1,000,000.',
            'log n is about 20, and n log n is about 20,000,000.',
            '1; about 20; 1,000,000; about 20,000,000; 1,000,000,000,000.',
          ],
        },
      ),
      withExtras(
        solveDecimal(
          'Linear work',
          'A computer examines 50 million items in a second, and a linear search has to examine a list of 4 million items completely.',
          'How many seconds does the search require? Include the unit s.',
          '0.08',
          '0',
          'Divide the number of items by the number of items that are examined in a second.',
        ),
        {
          expression: '4000000 / 50000000',
          unit: 's',
          hints: [
            'You are asked for a time in seconds.',
            'Time is the amount of work divided by the speed.',
            '4 million ÷ 50 million is the same as 4 ÷ 50.',
            '4 ÷ 50 = 0.08 s.',
          ],
          mistakes: [
            { answer: '12.5', says: 'You inverted the division; the search takes less than one second.' },
            { answer: '0.8', says: 'Check the decimal point: 4 ÷ 50 equals 8 ÷ 100.' },
          ],
          variant: {
            question:
              'A computer examines 40 million items in a second. How many seconds does a linear search through 3 million items require? Include the unit s.',
            inputType: 'decimal',
            expected: '0.075',
            tolerance: '0',
            unit: 's',
            expression: '3000000 / 40000000',
          },
        },
      ),
      withExtras(
        choose(
          'Find the error',
          'A student argues: "For n = 5, algorithm A needs 100n = 500 steps, and algorithm B needs n² = 25 steps. Therefore B is the better algorithm for every n."',
          'What is wrong?',
          [
            '100n does not equal 500 for n = 5',
            'One small value says little about large n',
            'n² grows more slowly than 100n does',
            'Nothing is wrong',
          ],
          1,
          'Test another value of n that is considerably larger, and compare both results again.',
        ),
        {
          hints: [
            'You are asked why the conclusion does not follow.',
            'Substitute a large n, such as 1,000.',
            'A needs 100,000 steps; B needs 1,000,000 steps.',
            'B is better only below n = 100; a single small value proves nothing about large n.',
          ],
          feedback: [
            '100 × 5 is 500, as the student says.',
            'Yes: for n greater than 100, B needs more steps than A.',
            'It is the other way around for large n.',
            'Try n = 1,000: B needs ten times as many steps as A.',
          ],
        },
      ),
      withExtras(
        solve(
          'Where the graphs cross',
          'Algorithm A needs 100n steps, and algorithm B needs n² steps.',
          'For which positive n do both need the same number of steps?',
          100,
          'Write an equation with both numbers of steps, and solve it for the positive solution.',
        ),
        {
          expression: '100 / 1',
          hints: [
            'You are asked for the n at which A and B are equal.',
            'Set n² equal to 100n.',
            'n² − 100n = 0, so n(n − 100) = 0.',
            'The positive solution is n = 100; beyond it, A is better.',
          ],
          mistakes: [
            { answer: '10', says: '10² is 100, but 100 × 10 is 1,000; set n² equal to 100n.' },
            { answer: '0', says: 'That solves the equation, but the question asks for a positive number.' },
          ],
          variant: {
            question:
              'Algorithm A needs 60n steps, and algorithm B needs 3n² steps. For which positive n do both need the same number of steps?',
            inputType: 'number',
            correctAnswer: 20,
            expression: '60 / 3',
          },
        },
      ),
      withExtras(
        solveFraction(
          'How much is avoided?',
          'In a list of 63 items, linear search needs at most 63 comparisons, and binary search needs at most 6.',
          'Which fraction of the comparisons of linear search does binary search need at most?',
          '2/21',
          'Divide the comparisons of binary search by those of linear search, and simplify the fraction.',
        ),
        {
          expression: '6 / 63',
          hints: [
            'You are asked for a part of 63 comparisons.',
            'Write the fraction with 6 above and 63 below.',
            'Both numbers are divisible by 3.',
            '6/63 = 2/21, which is less than a tenth.',
          ],
          mistakes: [
            { answer: '21/2', says: 'You inverted the fraction; the result must be less than one.' },
            {
              answer: '19/21',
              says: 'That is the part which is avoided; the question asks for the part that is needed.',
            },
          ],
        },
      ),
      withExtras(
        chooseAll(
          'Honest comparisons',
          'Two programmers measure which of their algorithms is faster.',
          'Which conditions make their comparison fair?',
          [
            'Both use the same data',
            'Each uses a different computer',
            'They measure several sizes of data',
            'They repeat every measurement',
            'They report only the best result of their own algorithm',
          ],
          [0, 2, 3],
          'A fair comparison changes the algorithm, and it keeps everything else as constant as possible.',
        ),
        {
          hints: [
            'You are asked for every condition of a fair test.',
            'Only the algorithm should differ.',
            'Growth becomes visible only with several sizes.',
            'The same data, several sizes and repeated measurements are fair.',
          ],
          feedback: [
            'Fair: otherwise the data could explain the difference.',
            'A faster computer could hide a slower algorithm.',
            'Fair: growth is visible only across several sizes.',
            'Fair: repetition reduces the influence of chance.',
            'Selecting favorable results is biased evidence.',
          ],
        },
      ),
      withExtras(
        choose(
          'Final challenge: justify',
          'An unsorted list of 1,000,000 names must be searched exactly once, and it will never be used again.',
          'Which decision is best justified?',
          [
            'Sort it and use binary search, since O(log n) is better than O(n)',
            'Use linear search twice in order to be certain',
            'Use linear search, since sorting costs more than it saves',
            'Buy a faster computer, since growth depends on speed',
          ],
          2,
          'Add the cost of preparing the data to the cost of the search itself, and compare the totals.',
        ),
        {
          hints: [
            'You are asked for the decision with the lowest total cost.',
            'Include the cost of sorting.',
            'Sorting costs about n log n, or 20,000,000 steps; one linear search costs at most 1,000,000.',
            'For a single search, linear search is cheaper; many searches would justify sorting.',
          ],
          feedback: [
            'Binary search itself is faster, but the cost of sorting has been forgotten.',
            'The second search cannot find anything that the first one missed.',
            'Yes: sorting pays off only if many searches follow.',
            'A faster computer changes a constant factor, but not the growth.',
          ],
        },
      ),
      finish(
        130,
        'What you learned',
        'Big O describes how work grows, and for large amounts of data the growth is decisive. For a sound decision, consider the size of the data, the number of repetitions and the cost of preparation.',
      ),
    ],
  },
  {
    ...headOf('g10-simple-databases'),
    learningObjectives: [
      'Use primary and foreign keys',
      'Predict the result of a query',
      'Protect personal data by design',
    ],
    steps: [
      intro(
        'Where the data live',
        'You can search and sort a single list efficiently. Real applications store several kinds of connected data, and a database organizes them into tables that can be queried together.',
        '🗄️',
      ),
      explain(
        'Rows, columns and keys',
        'Each row of a table describes one thing, and each column describes one property. A primary key identifies every row uniquely. A foreign key stores the primary key of a row in another table, so that information is recorded once and referred to wherever it is necessary.',
        ['Books: bookId, title, genre', 'Loans: loanId, bookId, due'],
      ),
      withExtras(
        choose(
          'Choose a primary key',
          'A school needs a table in which every student has exactly one row.',
          'Which column is the most suitable primary key?',
          [
            'The family name together with the first name',
            'The date of birth',
            'A student number issued once',
            'The homeroom',
          ],
          2,
          'A primary key must be unique today, and it must additionally remain unique and unchanged throughout the future of the database.',
        ),
        {
          hints: [
            'You are asked for a unique and permanent column.',
            'Ask whether two students could ever share the value.',
            'Names, birthdays and rooms can be shared.',
            'A number that is issued once identifies exactly one student.',
          ],
          feedback: [
            'Two students can have exactly the same names, and names may change.',
            'Two students can be born on the same day.',
            'Yes: it is unique and does not change.',
            'A homeroom is shared by a whole class, and it changes.',
          ],
        },
      ),
      explain(
        'A worked example',
        'SQL is a language for queries. The query below reads the table Books, keeps only the rows whose genre is poetry, and shows their titles in alphabetical order. It describes the desired result, and the database decides how to find it, often by means of a sorted index.',
        ['SELECT title', 'FROM Books', "WHERE genre = 'poetry'", 'ORDER BY title;'],
      ),
      withExtras(
        match(
          'What each part does',
          'A query consists of clauses, and every clause has a single responsibility.',
          'What is the responsibility of each clause?',
          [
            ['SELECT', 'Chooses the columns'],
            ['FROM', 'Names the table'],
            ['WHERE', 'Filters the rows'],
            ['ORDER BY', 'Sorts the result'],
            ['COUNT(*)', 'Counts the rows'],
          ],
          'Reread the example, and consider what information would be missing if each individual clause were removed from the query.',
        ),
        {
          hints: [
            'You are asked for the purpose of each clause.',
            'Distinguish columns from rows.',
            'SELECT chooses columns, while WHERE filters rows.',
            'FROM: table. ORDER BY: sorting. COUNT(*): number of rows.',
          ],
        },
      ),
      withExtras(
        order(
          'Write a query',
          'You need the titles of all dramas, arranged alphabetically. SQL requires its clauses in a particular sequence.',
          'In which order are the clauses written?',
          ['SELECT title', 'FROM Books', "WHERE genre = 'drama'", 'ORDER BY title;'],
          'Specify what you want, where the information is stored, which rows qualify for the result, and finally how to arrange them.',
        ),
        {
          hints: [
            'You are asked to arrange four clauses.',
            'The columns come first, and the arrangement comes last.',
            'The table has to be named before its rows are filtered.',
            'SELECT, FROM, WHERE, ORDER BY.',
          ],
        },
      ),
      withExtras(
        solve(
          'Predict a count',
          'The table Loans has 240 rows. Of these, 90 are overdue; 35 of the overdue loans belong to teachers, and all of the others belong to students.',
          'Which number does a query return that counts the overdue loans of students?',
          55,
          'Both conditions have to be satisfied simultaneously, so begin with the rows that satisfy the first one.',
        ),
        {
          expression: '90 - 35',
          hints: [
            'You are asked for rows that satisfy two conditions.',
            'Begin with the overdue loans.',
            'There are 90 overdue loans, and 35 of them belong to teachers.',
            '90 − 35 = 55 rows.',
          ],
          mistakes: [
            { answer: '205', says: 'That removes the 35 from all loans, including those that are not overdue.' },
            { answer: '150', says: 'That is the number of loans that are not overdue.' },
          ],
          variant: {
            question:
              'A table has 500 orders. Of these, 120 are unpaid, and 48 of the unpaid orders come from abroad. How many unpaid orders come from the home country?',
            inputType: 'number',
            correctAnswer: 72,
            expression: '120 - 48',
          },
        },
      ),
      withExtras(
        choose(
          'Find the error',
          "A librarian wants all poetry and all drama, and writes: WHERE genre = 'poetry' AND genre = 'drama'. The result is empty, although the library owns both.",
          'What is the error?',
          [
            'AND demands both genres in one row',
            'Text must never be compared by means of =',
            'WHERE must come before FROM',
            'A query may contain only one condition',
          ],
          0,
          'Imagine any individual row of the table, and determine whether both conditions could possibly be satisfied simultaneously.',
        ),
        {
          hints: [
            'You are asked why no row qualifies.',
            'A condition is tested for one row at a time.',
            'In this table, each row has a single genre.',
            'No genre equals both words, so OR is needed instead of AND.',
          ],
          feedback: [
            'Yes: one row has one genre, so OR is needed.',
            'Text may be compared with =, as the earlier example showed.',
            'WHERE follows FROM.',
            'Conditions may be combined with AND and OR.',
          ],
        },
      ),
      withExtras(
        solve(
          'Join two tables',
          'Books has 4 rows, and Loans has 6 rows. Every loan refers through bookId to exactly one existing book. A query joins both tables on Books.bookId = Loans.bookId.',
          'How many rows does the result have?',
          6,
          'Consider the loans individually, and determine how many matching books the condition finds for the foreign key of every loan.',
        ),
        {
          expression: '6 * 1',
          hints: [
            'You are asked for the number of matching pairs.',
            'Take one loan at a time.',
            'Each loan matches exactly one book.',
            '6 loans × 1 book each = 6 rows.',
          ],
          mistakes: [
            {
              answer: '24',
              says: 'That combines every book with every loan; the condition keeps only the matching pairs.',
            },
            { answer: '10', says: 'A join combines rows side by side instead of adding the tables together.' },
            { answer: '4', says: 'A book that was borrowed several times appears several times.' },
          ],
          variant: {
            question:
              'Customers has 5 rows and Orders has 9 rows. Every order refers to exactly one existing customer. How many rows does the join have?',
            inputType: 'number',
            correctAnswer: 9,
            expression: '9 * 1',
          },
        },
      ),
      withExtras(
        chooseAll(
          'Signs of poor design',
          'Information that is stored repeatedly can become inconsistent, because somebody may update one copy and forget another.',
          'Which designs create this danger?',
          [
            'The address of the author in every row of Books',
            'A bookId in every row of Loans',
            'The title of the book in every row of Loans',
            'One row for every author in Authors',
          ],
          [0, 2],
          'Determine for each design how many different rows somebody would have to update if a single fact changed.',
        ),
        {
          hints: [
            'You are asked for every design with unnecessary copies.',
            'Imagine that an author moves, or that a title is corrected.',
            'A foreign key is a reference, not a copy of the facts.',
            'The address and the title are repeated, so both designs are dangerous.',
          ],
          feedback: [
            'Dangerous: an author with ten books has ten copies of the address.',
            'This is a foreign key, which is exactly how tables should be connected.',
            'Dangerous: the title already stands in Books.',
            'Each fact is recorded once, so nothing can disagree.',
          ],
        },
      ),
      withExtras(
        choose(
          'Justify a design',
          'A reading club asks new members for their name and email address. Somebody suggests also collecting date of birth and home address, "in case we need them later".',
          'Which reason best justifies refusing?',
          [
            'Databases cannot store dates reliably',
            'Additional columns make all of the queries incorrect',
            'Members usually forget their own address',
            'Data that were never collected cannot leak',
          ],
          3,
          'Think about who would bear the consequences if the database were ever copied by a stranger.',
        ),
        {
          hints: [
            'You are asked for the strongest reason to collect less.',
            'Consider a future mistake or an attack.',
            'Personal data can harm people if they are exposed.',
            'Collect only what a clear purpose requires; what is not stored cannot be leaked.',
          ],
          feedback: [
            'Dates are an ordinary type of data.',
            'A query names the columns that it needs, so additional ones do no harm to it.',
            'People generally know their address; the question is whether the club needs it.',
            'Yes: this principle is called data minimization.',
          ],
        },
      ),
      withExtras(
        solve(
          'Final challenge',
          'Without an index, the database examines rows one by one, so in the worst case it has to examine all of them. With a sorted index it can use binary search, and the table contains 1,023 rows.',
          'How many comparisons does the index save in the worst case of a single query?',
          1013,
          'Determine the greatest number of comparisons for both methods separately, and calculate the difference between them.',
        ),
        {
          expression: '1023 - 10',
          hints: [
            'You are asked for the difference between two worst cases.',
            'Linear search may need every row; binary search with k comparisons covers 2ᵏ − 1 rows.',
            '2¹⁰ − 1 = 1,023, so binary search needs at most 10 comparisons.',
            '1,023 − 10 = 1,013 comparisons saved.',
          ],
          mistakes: [
            {
              answer: '10',
              says: 'That is how many comparisons remain; subtract it from the number without an index.',
            },
            { answer: '511', says: 'Only the first comparison halves the rows; keep halving until nothing remains.' },
            { answer: '1014', says: 'Nine comparisons suffice for only 511 rows.' },
          ],
          variant: {
            question:
              'A table contains 255 rows. How many comparisons does binary search save in the worst case, compared with examining all of the rows?',
            inputType: 'number',
            correctAnswer: 247,
            expression: '255 - 8',
          },
        },
      ),
      finish(
        150,
        'What you learned',
        'Tables are connected through keys, queries describe the desired rows and columns, and an index makes searching fast. Store every fact once, and collect personal data only for a clear purpose.',
      ),
    ],
  },
];
