import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade10: GradeCurriculum = {
  math: [
    {
      topic: 'Quadratic functions and geometric proof',
      description:
        'Learners graph and solve quadratics by several methods, and construct geometric proofs from definitions and theorems.',
      objectives: [
        'Solve quadratic equations by factoring and formula',
        "Interpret a parabola's features",
        'Write a geometric proof',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Rhetoric, bias and evidence-based essays',
      description:
        'Learners analyze rhetorical appeals, recognize bias, and write essays whose claims rest on cited evidence.',
      objectives: ['Analyze rhetorical appeals', 'Identify bias in a source', 'Write an essay with cited evidence'],
    },
  ],
  science: [
    {
      topic: 'Chemical bonds, reactions and the periodic table',
      description:
        'Learners use the periodic table to predict bonding, balance chemical equations, and measure the energy of reactions.',
      objectives: [
        'Predict bonds from electron structure',
        'Balance chemical equations',
        'Classify reactions and their energy changes',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'Revolutions, industry and two world wars',
      description:
        'Learners compare political revolutions, the effects of industrialization, and the causes and consequences of two world wars.',
      objectives: [
        'Compare two revolutions',
        'Analyze effects of industrialization',
        'Evaluate causes of the world wars',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Photography, film scores and visual storytelling',
      description:
        'Learners compose photographs deliberately, study how film music shapes emotion, and tell a story in images.',
      objectives: ['Compose with light and framing', "Analyze a film score's effect", 'Create a visual narrative'],
    },
  ],
  codingTech: [
    {
      topic: 'Sorting, searching and simple databases',
      description:
        'Learners implement searches and sorts, compare their efficiency, and organize data in related tables.',
      objectives: ['Implement binary search', 'Compare the efficiency of two sorts', 'Query a simple database'],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Credit, loans and compound interest',
      description:
        'Learners compare loans, read credit terms, and calculate how compound interest works for savers and against borrowers.',
      objectives: [
        'Calculate compound interest',
        'Compare loan offers by annual rate',
        'Explain what affects a credit score',
      ],
    },
  ],
  healthWellness: [
    {
      topic: 'Sleep science, CPR and healthy relationships',
      description:
        'Learners investigate how sleep affects learning, practice CPR steps, and distinguish healthy from harmful relationships.',
      objectives: [
        'Explain sleep cycles and their effects',
        'Describe the steps of CPR',
        'Identify features of a healthy relationship',
      ],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Empathy across differences and fair leadership',
      description:
        "Learners practice taking perspectives across difference, and lead groups so that everyone's voice counts.",
      objectives: [
        "Take another person's perspective",
        'Facilitate a fair discussion',
        "Reflect on one's own leadership",
      ],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Global health, hunger and development goals',
      description:
        'Learners use data to examine health and hunger, and evaluate progress toward shared development goals.',
      objectives: ['Interpret development data', 'Explain causes of food insecurity', 'Evaluate a development project'],
    },
  ],
};
