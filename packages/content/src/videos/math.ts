import type { VideoScript } from './script.ts';

const msLogic = { teacher: 'ms-logic', voiceId: 'voice-logic', backdrop: 'subject-math' } as const;

export const mathArea: VideoScript = {
  id: 'math-area',
  ...msLogic,
  lessonId: 'math-area-perimeter',
  beats: [
    { say: "How much space does a picnic blanket cover? Let's find out with squares." },
    {
      say: 'This blanket is five feet long and three feet wide.',
      show: [
        {
          device: 'tiles',
          place: 'main',
          rows: 3,
          columns: 5,
          across: { text: '5 ft', at: 'five' },
          down: { text: '3 ft', at: 'three' },
          laid: [['one*3', 'two', 'three*2', 'four', 'five*3'], ['second'], ['third']],
          glow: 'inside',
        },
      ],
    },
    {
      say: 'One small square is one foot on each side. We call it a square foot.',
      show: [
        {
          device: 'picture',
          place: 'side',
          picture: 'square foot',
          labels: ['1 ft', '1 square foot'],
          at: 'square',
          until: 'second',
        },
      ],
    },
    { say: 'I lay five squares in a row: one, two, three, four, five.' },
    { say: 'Now a second row, and a third. That makes three rows of five.' },
    {
      say: 'I could count them all, but multiplying is faster. Three times five equals fifteen.',
      show: [
        {
          device: 'equation',
          place: 'side',
          title: 'Area',
          at: 'multiplying',
          until: 'try',
          terms: [
            { text: '3', at: 'three' },
            { text: '×', at: 'times' },
            { text: '5', at: 'five' },
            { text: '=', at: 'equals' },
            { text: '15', at: 'fifteen', isResult: true },
            { text: 'sq ft', at: 'square', isResult: true },
          ],
        },
      ],
    },
    { say: 'So the area is fifteen square feet. Area is the space inside.' },
    {
      say: 'Try it on your own table. How many rows? How many squares in each row?',
      show: [
        {
          device: 'equation',
          place: 'side',
          title: 'Your table',
          at: 'try',
          terms: [
            { text: '?', at: 'rows' },
            { text: '×', at: 'how*2' },
            { text: '?', at: 'squares' },
            { text: '=', at: 'row' },
            { text: '?', at: 'row', isResult: true },
          ],
        },
      ],
    },
  ],
};

export const mathFractions: VideoScript = {
  id: 'math-fractions',
  ...msLogic,
  lessonId: 'g3-fractions-on-a-line',
  beats: [
    { say: 'Is one half the same as two fourths? Let us hop along a line and see.' },
    {
      say: 'Here is a number line from zero to one. I cut it into two equal parts.',
      show: [{ device: 'number line', place: 'upper', parts: 2, cutAt: 'two', hops: ['hop'] }],
    },
    { say: 'One hop, and the frog lands on one half.' },
    {
      say: 'The second line is just as long, but I cut it into four equal parts.',
      show: [
        {
          device: 'number line',
          place: 'lower',
          parts: 4,
          cutAt: 'four',
          hops: ['fourth*2', 'fourths'],
          meetAt: 'down',
        },
      ],
    },
    { say: 'Now each hop is one fourth. One fourth, two fourths.' },
    { say: 'Look straight down. Both frogs are on the same spot!' },
    {
      say: 'There are twice as many parts, and each one is half as big. So one half equals two fourths.',
      show: [
        {
          device: 'equation',
          place: 'side',
          title: 'Same spot',
          at: 'so',
          until: 'where',
          terms: [
            { text: '1/2', at: 'half*2' },
            { text: '=', at: 'equals' },
            { text: '2/4', at: 'fourths', isResult: true },
          ],
        },
      ],
    },
    {
      say: 'Where would four eighths land? Draw a line, and hop!',
      show: [
        {
          device: 'equation',
          place: 'side',
          title: 'Your turn',
          at: 'where',
          terms: [
            { text: '4/8', at: 'eighths' },
            { text: '=', at: 'land' },
            { text: '?', at: 'land', isResult: true },
          ],
        },
      ],
    },
  ],
};
