import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade5: GradeCurriculum = {
  math: [
    {
      topic: 'Decimals, volume and adding unlike fractions',
      description:
        'Learners calculate with decimals, measure the space inside boxes, and add fractions by finding a common bottom number.',
      objectives: [
        'Add, subtract and multiply decimals',
        'Find the volume of a box',
        'Add and subtract unlike fractions',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Poetry, figurative language and research reports',
      description:
        'Learners enjoy how poets compare things, write with similes and metaphors, and report on a question they have researched.',
      objectives: [
        'Explain a simile or metaphor',
        'Read a poem aloud with expression',
        'Write a report from two sources',
      ],
    },
  ],
  science: [
    {
      topic: 'Food webs, mixtures and the solar system',
      description:
        'Learners trace how matter and energy pass through a food web, separate mixtures, and model how planets move.',
      objectives: ['Draw a food web', 'Separate a mixture', 'Model day, night and the orbit of Earth'],
    },
  ],
  socialStudies: [
    {
      topic: 'American colonies, independence and the Constitution',
      description:
        'Learners study life in the colonies, including the lives of enslaved and Native people, the causes of independence, and the new government.',
      objectives: [
        'Describe life in three colonial regions',
        'Explain causes of the Revolution',
        'Describe the three branches of government',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Clay sculpture, folk songs and harmony',
      description: 'Learners shape clay by hand, learn songs that carry history, and sing two parts that fit together.',
      objectives: ['Build a clay form by hand', 'Tell the story behind a folk song', 'Sing in two-part harmony'],
    },
  ],
  codingTech: [
    {
      topic: 'Variables, scores and simple animations',
      description:
        'Learners store values in variables, keep score, and make characters move by changing their position.',
      objectives: ['Create and change a variable', 'Keep score in a game', 'Animate a character with a loop'],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Simple budgets and keeping records',
      description:
        'Learners plan income and costs in a table, and record what is really spent to improve the next plan.',
      objectives: ['Make a budget in a table', 'Record income and costs', 'Compare the plan with what happened'],
    },
  ],
  healthWellness: [
    {
      topic: 'Growing bodies, hygiene and screen balance',
      description:
        'Learners find out how bodies begin to change, why hygiene matters more, and how to balance screens with sleep and movement.',
      objectives: [
        'Describe early body changes with respect',
        'Plan a daily hygiene routine',
        'Set fair limits for screens',
      ],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Standing up to bullying with courage',
      description: 'Learners tell conflict from bullying, and practice safe ways to support someone who is being hurt.',
      objectives: [
        'Recognize bullying',
        'Practice words that support a classmate',
        'Know when and how to tell an adult',
      ],
    },
  ],
  globalCitizenship: [
    {
      topic: "Children's rights and clean water for all",
      description:
        'Learners read about the rights that every child has, and ask why some people still lack clean water.',
      objectives: [
        'Name rights that all children have',
        'Explain why clean water matters',
        'Describe a project that brings clean water',
      ],
    },
  ],
};
