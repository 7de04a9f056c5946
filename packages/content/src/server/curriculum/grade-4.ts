import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade4: GradeCurriculum = {
  math: [
    {
      topic: 'Equivalent fractions and multi-digit multiplication',
      description:
        'Learners use models to see that different fractions can name the same amount, and multiply larger numbers step by step.',
      objectives: [
        'Show equivalent fractions with a model',
        'Compare fractions with different bottom numbers',
        'Multiply up to four digits by one digit, and two digits by two digits',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Comparing characters and writing opinion pieces',
      description:
        'Learners compare how characters act and change, and write pieces that give an opinion with reasons.',
      objectives: [
        'Compare two characters with evidence',
        'Describe how a character changes',
        'Write an opinion with reasons and examples',
      ],
    },
  ],
  science: [
    {
      topic: 'Energy transfer, waves and animal senses',
      description:
        'Learners follow energy as it moves by light, sound, heat and electricity, and explore how animals sense the world.',
      objectives: [
        'Show that energy moves from place to place',
        'Describe a wave by its height and length',
        'Explain how an animal uses a sense',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'State regions, resources and Native nations',
      description:
        'Learners study the land and resources of state regions, and the histories and living cultures of the Native nations there.',
      objectives: [
        'Compare regions of a state',
        'Explain how people use natural resources',
        'Describe the past and present of a Native nation',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Perspective drawing and instruments of the orchestra',
      description:
        'Learners use a horizon line to show distance, and recognize the four families of the orchestra by sight and sound.',
      objectives: [
        'Draw a road in one-point perspective',
        'Name the families of the orchestra',
        'Match an instrument to its sound',
      ],
    },
  ],
  codingTech: [
    {
      topic: 'If-then choices in games and stories',
      description:
        'Learners program games and stories that branch, so that what happens depends on what the player does.',
      objectives: ['Write an if-then rule', 'Predict which path a program takes', 'Add a choice to a game or story'],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Comparing prices and making change',
      description: 'Learners read price tags, find the better buy, and count out change as a shopkeeper would.',
      objectives: [
        'Compare the prices of two sizes',
        'Work out change from a bill',
        'Explain which choice is the better buy',
      ],
    },
  ],
  healthWellness: [
    {
      topic: 'First aid, allergies and bike safety',
      description:
        'Learners practice what to do for small injuries and allergic reactions, and check a bike and helmet before they ride.',
      objectives: [
        'Treat a small cut or burn',
        'Know the signs of an allergic reaction and call for help',
        'Check a helmet and a bike',
      ],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Growth mindset and learning from mistakes',
      description:
        'Learners find out that brains grow with practice, and look at mistakes as information about what to try next.',
      objectives: [
        'Tell a fixed from a growth mindset',
        'Turn "I can\'t" into "I can\'t yet"',
        'Learn one thing from a mistake',
      ],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Oceans, continents and protecting wildlife',
      description:
        'Learners locate continents and oceans, and study what people do to protect animals that are in danger.',
      objectives: [
        'Name the continents and oceans',
        'Explain why an animal is endangered',
        'Suggest a way to protect wildlife',
      ],
    },
  ],
};
