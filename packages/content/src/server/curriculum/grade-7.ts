import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade7: GradeCurriculum = {
  math: [
    {
      topic: 'Proportional relationships, percents and probability',
      description:
        'Learners recognize proportional relationships in tables and graphs, calculate with percents, and find how likely an event is.',
      objectives: [
        'Identify a constant of proportionality',
        'Solve percent increase and decrease problems',
        'Estimate a probability from data',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Tracing theme and writing vivid narratives',
      description:
        'Learners follow how a theme develops through a text, and write narratives with dialogue, pace and sensory detail.',
      objectives: [
        'State a theme and trace its development',
        'Analyze how details support a theme',
        'Write a narrative with dialogue and description',
      ],
    },
  ],
  science: [
    {
      topic: 'Cells, body systems and ecosystems',
      description:
        'Learners compare plant and animal cells, connect organs into systems, and model how energy and matter move through ecosystems.',
      objectives: [
        'Label the parts of a cell and their jobs',
        'Explain how two body systems interact',
        'Predict how a change affects an ecosystem',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'Medieval empires and the Silk Road',
      description:
        'Learners explore empires of Europe, Africa and Asia, and the goods, ideas and diseases that moved along trade routes.',
      objectives: [
        'Compare two medieval empires',
        'Explain why goods and ideas traveled the Silk Road',
        'Evaluate effects of trade on a city',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Portraits, printmaking and blues music',
      description:
        'Learners draw faces with correct proportions, pull prints from a plate, and trace the blues to African American communities.',
      objectives: ['Draw a portrait in proportion', 'Make a relief print', 'Explain the roots and form of the blues'],
    },
  ],
  codingTech: [
    {
      topic: 'Lists, user input and programs that decide',
      description:
        'Learners write text-based programs that store many values, read what the user types, and choose what to do.',
      objectives: [
        'Store and change values in a list',
        'Read and check user input',
        'Combine conditions to make a decision',
      ],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Taxes, discounts and monthly spending plans',
      description:
        'Learners work out sales tax and discounts, and build a monthly spending plan for a realistic income.',
      objectives: [
        'Calculate tax and discount on a price',
        'Build a monthly spending plan',
        'Explain what taxes pay for',
      ],
    },
  ],
  healthWellness: [
    {
      topic: 'Puberty, body image and mental wellness',
      description:
        'Learners study the changes of puberty, examine how media shape body image, and learn where to find help.',
      objectives: [
        'Describe physical and emotional changes in puberty',
        'Question an edited image',
        'Name trusted sources of support',
      ],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Managing stress and strong emotions',
      description:
        'Learners recognize signs of stress, compare ways of coping, and plan for situations that set off strong emotions.',
      objectives: [
        'Identify personal signs of stress',
        'Compare helpful and harmful coping',
        'Make a plan for a strong emotion',
      ],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Refugees, migration and welcoming newcomers',
      description:
        'Learners investigate why people leave home, distinguish refugees from other migrants, and design ways to welcome newcomers.',
      objectives: [
        'Distinguish a refugee from a migrant',
        'Explain push and pull factors',
        'Plan a way to welcome a newcomer',
      ],
    },
  ],
};
