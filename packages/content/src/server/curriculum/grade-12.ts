import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade12: GradeCurriculum = {
  math: [
    {
      topic: 'Derivatives, integrals and statistical inference',
      description:
        'Learners interpret derivatives as rates of change and integrals as accumulation, and draw conclusions from samples.',
      objectives: [
        'Calculate and interpret derivatives',
        'Evaluate definite integrals',
        'Construct and interpret a confidence interval',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Literary criticism and independent research papers',
      description:
        'Learners apply critical lenses to literature, and produce a research paper from question to cited conclusion.',
      objectives: [
        'Apply a critical lens to a text',
        'Formulate a researchable question',
        'Write and cite a research paper',
      ],
    },
  ],
  science: [
    {
      topic: 'Climate systems, energy choices and experiment design',
      description:
        'Learners analyze feedbacks in the climate system, compare energy options quantitatively, and design controlled experiments.',
      objectives: ['Explain climate feedbacks', 'Compare energy sources with data', 'Design a controlled experiment'],
    },
  ],
  socialStudies: [
    {
      topic: 'Government, economics and the voting citizen',
      description:
        'Learners examine how institutions and markets work, evaluate policies, and prepare to vote and take part in public life.',
      objectives: [
        'Explain checks and balances in practice',
        'Apply supply and demand',
        'Evaluate a policy and its trade-offs',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Building a portfolio and performing in public',
      description:
        "Learners select and revise their best work, write an artist's statement, and plan a performance or exhibition.",
      objectives: ['Curate a portfolio', "Write an artist's statement", 'Prepare and reflect on a performance'],
    },
  ],
  codingTech: [
    {
      topic: 'Machine learning, ethics and a capstone app',
      description:
        'Learners train and evaluate a simple model, debate its fairness, and build an application for a real audience.',
      objectives: ['Train and evaluate a simple model', 'Identify bias in data', 'Plan, build and test an application'],
    },
  ],
  financialLiteracy: [
    {
      topic: 'College costs, insurance and renting a home',
      description: 'Learners compare college costs and aid, read insurance terms, and examine a lease before signing.',
      objectives: ['Compare financial aid offers', 'Explain insurance terms', 'Interpret a lease'],
    },
  ],
  healthWellness: [
    {
      topic: 'Managing your own care and lifelong fitness',
      description:
        'Learners prepare to manage appointments, records and insurance, and design fitness routines that can last.',
      objectives: [
        'Prepare for a medical appointment',
        'Understand consent and health records',
        'Design a sustainable fitness routine',
      ],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Life transitions, purpose and self-reflection',
      description: 'Learners reflect on transitions, name what gives them purpose, and build networks of support.',
      objectives: ['Plan for a life transition', 'Articulate a personal purpose', 'Identify sources of support'],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Diplomacy, peacebuilding and global policy',
      description:
        'Learners analyze negotiations, study how lasting peace is built, and draft a policy brief on a global issue.',
      objectives: ['Analyze a diplomatic negotiation', 'Compare approaches to peacebuilding', 'Write a policy brief'],
    },
  ],
};
