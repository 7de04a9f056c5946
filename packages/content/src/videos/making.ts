import type { VideoScript } from './script.ts';

const luna = { teacher: 'luna', voiceId: 'voice-luna', backdrop: 'subject-nature' } as const;

export const technologyLoops: VideoScript = {
  id: 'technology-loops',
  teacher: 'byte',
  voiceId: 'voice-byte',
  backdrop: 'subject-coding',
  lessonId: 'g3-loops-repeat',
  beats: [
    { say: 'Beep! I want to dance around a square. Can you write my program?' },
    {
      say: 'Here is the long way. Step, turn. Step, turn. Step, turn. Step, turn.',
      show: [
        {
          device: 'program',
          place: 'main',
          title: 'The long way',
          size: '8 blocks',
          until: 'loop',
          blocks: ['', '*2', '*3', '*4'].flatMap((time) => [
            { text: 'step', kind: 'move', at: `step${time}` } as const,
            { text: 'turn', kind: 'turn', at: `turn${time}` } as const,
          ]),
        },
        { device: 'robot', place: 'side', sides: ['one*3', 'two*2', 'three', 'four*2'] },
      ],
    },
    { say: 'Eight blocks! And look, the same two come again and again.' },
    {
      say: 'So I use a loop. Repeat four times. Inside it go one step and one turn.',
      show: [
        {
          device: 'program',
          place: 'main',
          title: 'With a loop',
          size: '3 blocks',
          at: 'loop',
          until: 'what',
          blocks: [
            { text: 'repeat 4 times', kind: 'loop', at: 'repeat' },
            { text: 'step', kind: 'move', isInside: true, at: 'step', lit: ['one*3', 'two', 'three', 'four*2'] },
            { text: 'turn', kind: 'turn', isInside: true, at: 'turn' },
          ],
        },
      ],
    },
    { say: 'Now watch me. One! Two! Three! Four!', hold: 0.8 },
    { say: 'Only three blocks, and it is the same dance.' },
    {
      say: 'A loop says it once and does it many times. What do you do again and again?',
      show: [
        {
          device: 'program',
          place: 'main',
          title: 'Your loop',
          size: '',
          at: 'what',
          blocks: [
            { text: 'repeat ? times', kind: 'loop', at: 'what' },
            { text: '?', kind: 'move', isInside: true, at: 'do' },
            { text: '?', kind: 'turn', isInside: true, at: 'again' },
          ],
        },
      ],
    },
  ],
};

export const creativeArtsColors: VideoScript = {
  id: 'creative-arts-colors',
  ...luna,
  lessonId: 'g3-warm-and-cool-colors',
  beats: [
    { say: "Can a color feel warm or cool? Let's paint and find out." },
    {
      say: 'Red, orange and yellow are warm colors. Think of fire and sunshine.',
      show: [
        {
          device: 'color wheel',
          place: 'main',
          colors: ['red', 'orange', 'yellow', 'green', 'blue', 'purple'],
          warm: { text: 'warm', at: 'warm' },
          cool: { text: 'cool', at: 'cool' },
          until: 'here',
        },
      ],
    },
    { say: 'Green, blue and purple are cool colors. Think of water and shade.' },
    {
      say: 'Here is a hill with a house. In warm colors, it feels like a bright evening.',
      show: [
        { device: 'landscape', place: 'main', at: 'here', warm: 'warm', cool: 'cool', lamp: 'lamp', blank: 'paint*2' },
      ],
    },
    { say: 'Now I paint it cool. Can you feel the quiet, early morning?' },
    {
      say: 'The shapes are the same. The colors changed the mood.',
      show: [{ device: 'landscape', place: 'side', at: 'same', warm: 'same', until: 'which' }],
    },
    { say: 'And one warm lamp shines out in a cool picture.' },
    { say: 'Which mood will you paint today?' },
  ],
};

export const creativeArtsRhythm: VideoScript = {
  id: 'creative-arts-rhythm',
  ...luna,
  lessonId: 'g3-rhythm-and-notes',
  beats: [
    { say: "Music has a heartbeat. Let's clap it together!" },
    {
      say: 'This is the beat. It stays steady, like a clock. Clap with me.',
      hold: 3.4,
      show: [
        {
          device: 'rhythm',
          place: 'main',
          names: { long: 'long', short: 'short short' },
          notes: [
            { kind: 'long', at: 'long' },
            { kind: 'long', at: 'long*3' },
            { kind: 'short', at: 'short' },
            { kind: 'long', at: 'long*4' },
          ],
          claps: [
            { at: '.', what: 'beat', rounds: 1 },
            { at: 'go', what: 'notes', rounds: 2 },
          ],
        },
      ],
    },
    { say: 'A long note fills one whole beat.' },
    { say: 'Two short notes share one beat, so they are quick.' },
    { say: 'Here is a pattern: long, long, short short, long.' },
    { say: 'Your turn. Clap the pattern with me. Ready, go!', hold: 6.2 },
    {
      say: 'The beat stays the same, and the rhythm dances on top.',
      show: [
        {
          device: 'cards',
          place: 'side',
          isColumn: true,
          until: 'can',
          cards: [
            { title: 'Beat', text: 'stays the same', tone: 'amber', at: 'beat' },
            { title: 'Rhythm', text: 'long and short', tone: 'violet', at: 'rhythm' },
          ],
        },
      ],
    },
    {
      say: 'Can you clap the rhythm of your own name?',
      show: [
        {
          device: 'cards',
          place: 'side',
          isColumn: true,
          at: 'can',
          cards: [
            { title: 'Lu-na', text: 'clap, clap', tone: 'violet', at: 'clap' },
            { title: 'Your name?', tone: 'rose', at: 'own' },
          ],
        },
      ],
    },
  ],
};
