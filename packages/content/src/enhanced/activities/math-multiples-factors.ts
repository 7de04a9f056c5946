import type { ChartActivity } from '@grove/contracts';

export const mathMultiplesFactorsActivity: ChartActivity = {
  lessonId: 'math-multiples-factors',
  type: 'visual-grid',
  kind: 'chart',
  xpReward: 30,
  learned:
    'Multiples march on for ever in even steps. Factors come in pairs, and there are only so many. A prime number has exactly two factors.',
  goals: [
    {
      id: 'fours',
      task: 'Case 1: The thief steps only on multiples of 4. Mark all of them up to 50.',
      upTo: 50,
      clues: [{ is: 'multiple', of: 4 }],
      hint: 'Skip count by fours, and mark each number you land on: 4, 8, 12, and on.',
      praise: 'Skip counting makes a pattern: you land on every fourth number, and each one is even.',
    },
    {
      id: 'pairs',
      task: 'Case 2: The lock opens with the factors of 24. Mark every one of them.',
      upTo: 30,
      clues: [{ is: 'factor', of: 24 }],
      hint: 'Look for pairs: 1 × 24, then 2 × 12, then 3 × ? and 4 × ?',
      praise:
        '1 × 24, 2 × 12, 3 × 8 and 4 × 6: four pairs make eight factors. No factor is larger than the number itself.',
    },
    {
      id: 'lights',
      task: 'Case 3: One lamp blinks every 4 seconds, another every 6. Mark each second up to 50 when both blink.',
      upTo: 50,
      clues: [
        { is: 'multiple', of: 4 },
        { is: 'multiple', of: 6 },
      ],
      hint: 'The number must be in both lists. Count by sixes, and keep the ones that you also hit by fours.',
      praise:
        '12, 24, 36 and 48 are common multiples. They are 12 apart, because 12 is the first one that 4 and 6 share.',
    },
    {
      id: 'primes',
      task: 'Case 4: Some numbers have exactly two factors. Mark all the prime numbers up to 30.',
      upTo: 30,
      clues: [{ is: 'prime' }],
      hint: 'Go number by number. If you find a pair that does not use 1, the number is not prime.',
      praise: 'Ten primes! Only one of them is even. Every other even number has 2 as an extra factor.',
    },
    {
      id: 'culprit',
      task: 'Last case: Who is it? The number is a multiple of 6 and of 8, and a factor of 96. It lies between 25 and 90.',
      upTo: 100,
      clues: [
        { is: 'multiple', of: 6 },
        { is: 'multiple', of: 8 },
        { is: 'factor', of: 96 },
        { is: 'between', from: 25, to: 90 },
      ],
      hint: 'Start with the multiples of 6 and 8 that are the same: 24, 48, 72. Then try the other clues on them.',
      praise: '48 it is! 72 fits the first clues, but 96 ÷ 72 does not come out even. Each clue leaves fewer suspects.',
    },
  ],
  says: {
    empty: 'No number is marked yet. Tap a number to mark it.',
    'not-multiple':
      '{{number}} is not a multiple of {{of}}: {{of}} × {{times}} = {{below}}, and {{of}} × {{next}} = {{above}}.',
    'not-factor':
      '{{number}} is not a factor of {{of}}: if you share {{of}} in groups of {{number}}, {{left}} will be left over.',
    'multiple-not-factor':
      '{{number}} is a multiple of {{of}}, not a factor. Factors are the numbers that you multiply to make {{of}}.',
    'one-not-prime': '1 has only one factor: itself. A prime number needs exactly two.',
    'not-prime': '{{number}} is not prime: {{a}} × {{b}} = {{number}} is a pair without 1.',
    'not-between': '{{number}} does not lie between {{from}} and {{to}}.',
    'two-is-prime':
      'Almost all! One prime is still hiding. Being even does not stop a number that has just two factors.',
    'forgot-ends': 'Good pairs! Do not forget the first pair: 1 and {{of}} are factors of {{of}}, too.',
    missing: 'All of your marks are right. Still to find: {{count}}.',
  },
};
