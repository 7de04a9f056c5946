import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade8: GradeCurriculum = {
  math: [
    {
      topic: 'Linear equations, slope and the Pythagorean theorem',
      description:
        'Learners model situations with linear equations, interpret slope as a rate, and apply the Pythagorean theorem to distances.',
      objectives: ['Solve linear equations', 'Interpret slope and intercept', 'Apply the Pythagorean theorem'],
    },
  ],
  readingWriting: [
    {
      topic: 'Point of view, irony and persuasive speeches',
      description:
        'Learners compare narrators, detect irony, and write speeches that persuade through evidence and style.',
      objectives: [
        'Analyze how point of view shapes a text',
        'Identify kinds of irony',
        'Write and deliver a persuasive speech',
      ],
    },
  ],
  science: [
    {
      topic: "Newton's laws, atoms and natural selection",
      description:
        'Learners connect force, mass and acceleration, use the particle model of matter, and explain how populations change over time.',
      objectives: ["Apply Newton's three laws", 'Model atoms and molecules', 'Explain natural selection with evidence'],
    },
  ],
  socialStudies: [
    {
      topic: 'Westward growth, Civil War and Reconstruction',
      description:
        'Learners examine expansion and its cost to Native nations, the conflict over slavery, and the struggle for rights that followed.',
      objectives: [
        'Explain causes of the Civil War',
        'Analyze the effects of westward growth on Native nations',
        'Evaluate gains and failures of Reconstruction',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Graphic design and writing a song',
      description: 'Learners combine type, image and space to communicate, and write a song with verse and chorus.',
      objectives: ['Design a poster with a clear hierarchy', 'Explain design choices', 'Write a verse and a chorus'],
    },
  ],
  codingTech: [
    {
      topic: 'Web pages with HTML, CSS and scripts',
      description:
        'Learners structure pages with HTML, style them with CSS, and make them respond with simple scripts.',
      objectives: ['Structure a page with HTML', 'Style a layout with CSS', 'Respond to a click with a script'],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Starting a small business and earning profit',
      description: 'Learners invent a small business, estimate its costs, set a price and calculate the profit.',
      objectives: [
        'Estimate fixed and variable costs',
        'Set a price and calculate profit',
        'Present a simple business plan',
      ],
    },
  ],
  healthWellness: [
    {
      topic: 'Saying no to vaping and drugs',
      description:
        'Learners study how nicotine and other drugs affect a growing brain, and practice refusing under pressure.',
      objectives: [
        'Explain how nicotine affects the brain',
        "Analyze an advertisement's tricks",
        'Practice refusal and find help',
      ],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Identity, values and respectful debate',
      description: 'Learners reflect on what they value, and practice disagreeing about ideas while respecting people.',
      objectives: [
        'Describe personal values',
        'Disagree with an idea respectfully',
        'Reflect on how identity shapes a view',
      ],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Climate action from town to planet',
      description:
        'Learners examine the evidence for a changing climate and compare actions from households to international agreements.',
      objectives: [
        'Explain the greenhouse effect',
        'Interpret a graph of temperature',
        'Evaluate a local and a global action',
      ],
    },
  ],
};
