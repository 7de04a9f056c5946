import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade6: GradeCurriculum = {
  math: [
    {
      topic: 'Ratios, unit rates and negative numbers',
      description: 'Learners compare quantities with ratios and unit rates, and extend the number line below zero.',
      objectives: ['Write and simplify ratios', 'Use unit rates to compare', 'Order and graph negative numbers'],
    },
  ],
  readingWriting: [
    {
      topic: 'Drawing inferences with evidence from texts',
      description:
        'Learners notice what a text suggests without saying it, and support their conclusions with quoted evidence.',
      objectives: [
        'Make an inference from a text',
        'Choose the strongest evidence',
        'Write a paragraph that explains the evidence',
      ],
    },
  ],
  science: [
    {
      topic: 'Plate tectonics, rocks and the water cycle',
      description:
        'Learners explain how plates shape the surface of Earth, how rocks form and change, and how water circulates.',
      objectives: [
        'Relate earthquakes and volcanoes to plate boundaries',
        'Describe the rock cycle',
        'Model the water cycle',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'Ancient Mesopotamia, Egypt, India and China',
      description: 'Learners compare the rivers, laws, writing and beliefs of four early civilizations.',
      objectives: [
        'Explain why civilizations began near rivers',
        'Compare early laws and writing',
        'Describe daily life in two civilizations',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Art of early civilizations and major scales',
      description:
        'Learners study pottery, murals and sculpture from early cultures, and play and hear how a major scale is built.',
      objectives: [
        'Describe a work of early art in its context',
        'Make an artwork inspired by a tradition',
        'Build a major scale from whole and half steps',
      ],
    },
  ],
  codingTech: [
    {
      topic: 'Functions in Python and how networks work',
      description:
        'Learners package instructions into functions, give them inputs, and learn how data travels in packets.',
      objectives: ['Define and call a function', 'Use a parameter', 'Explain how a message crosses a network'],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Banks, interest and opportunity cost',
      description:
        'Learners find out how banks use deposits, how simple interest adds up, and what is given up with each choice.',
      objectives: ['Explain what a bank does', 'Calculate simple interest', 'Name the opportunity cost of a choice'],
    },
  ],
  healthWellness: [
    {
      topic: 'Fitness goals and reading food labels',
      description:
        'Learners set a fitness goal they can measure, and compare foods by serving size, sugar, fiber and salt.',
      objectives: ['Set a measurable fitness goal', 'Read a nutrition label', 'Compare two foods by serving'],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Peer pressure and confident choices',
      description: 'Learners examine why belonging matters so much, and rehearse ways to refuse and to lead.',
      objectives: ['Recognize kinds of peer pressure', 'Refuse clearly and politely', 'Weigh the results of a choice'],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Fair trade and where things come from',
      description:
        'Learners follow a product from raw material to store, and ask whether everyone in the chain is treated fairly.',
      objectives: [
        "Trace a product's journey",
        'Explain what fair trade means',
        'Compare two products by how they were made',
      ],
    },
  ],
};
