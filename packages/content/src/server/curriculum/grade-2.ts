import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade2: GradeCurriculum = {
  math: [
    {
      topic: 'Place value and adding within one hundred',
      description: 'Learners build numbers from hundreds, tens and ones, and use place value to add two-digit numbers.',
      objectives: [
        'Show a number as hundreds, tens and ones',
        'Compare three-digit numbers',
        'Add two-digit numbers with regrouping',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Retelling stories and writing short notes',
      description: 'Learners retell stories from beginning to end, and write notes that say the most important things.',
      objectives: [
        'Retell a story in order',
        'Answer who, what, where, when and why',
        'Write a short note with a clear message',
      ],
    },
  ],
  science: [
    {
      topic: 'Habitats, seeds and solids and liquids',
      description:
        'Learners discover which places suit which living things, what seeds need, and how solids and liquids differ.',
      objectives: [
        'Match living things to habitats',
        'Test what a seed needs to grow',
        'Sort materials into solids and liquids',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'Communities long ago and today',
      description: 'Learners compare old pictures and objects with today, and ask older people how life has changed.',
      objectives: [
        'Compare life long ago with life today',
        'Ask questions about an old object',
        'Tell how a community has changed',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Mixing colors and echoing simple rhythms',
      description: 'Learners make new colors from three paints, and listen closely so that they can echo a rhythm.',
      objectives: ['Mix three new colors', 'Echo a rhythm of four beats', 'Make up a short rhythm'],
    },
  ],
  codingTech: [
    {
      topic: 'Spotting and fixing mistakes in steps',
      description: 'Learners walk through a list of steps, find the one that goes wrong, and repair it.',
      objectives: ['Test steps one by one', 'Find the step that is wrong', 'Explain how to repair it'],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Saving in a jar for a goal',
      description: 'Learners choose something to save for, and track how a small amount grows week after week.',
      objectives: ['Name a savings goal', 'Record savings each week', 'Tell how much is still missing'],
    },
  ],
  healthWellness: [
    {
      topic: 'Bones, muscles and safe play',
      description: 'Learners find out how bones and muscles work together, and which gear protects them in sport.',
      objectives: [
        'Point to main bones and muscles',
        'Tell how muscles move bones',
        'Choose gear that protects the body',
      ],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Listening well and joining in play',
      description:
        'Learners practice listening with eyes, ears and body, and try friendly ways to ask if they may play.',
      objectives: ['Show good listening', 'Ask to join a game', 'Invite someone who is alone'],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Festivals and folktales from many lands',
      description: 'Learners hear tales and see festivals from several countries, and notice ideas that they share.',
      objectives: ['Describe two festivals', 'Retell a folktale', 'Find an idea that two tales share'],
    },
  ],
};
