import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade9: GradeCurriculum = {
  math: [
    {
      topic: 'Systems of equations and exponential growth',
      description:
        'Learners solve systems by graphing, substitution and elimination, and model growth and decay with exponential functions.',
      objectives: [
        'Solve a system of linear equations',
        'Distinguish linear from exponential growth',
        'Model a situation with an exponential function',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Analyzing short stories, drama and argument',
      description:
        'Learners examine how structure, character and dialogue create meaning, and how an argument builds its claims.',
      objectives: [
        'Analyze how structure creates meaning',
        'Interpret a dramatic scene',
        'Evaluate claims and evidence in an argument',
      ],
    },
  ],
  science: [
    {
      topic: 'Genetics, evolution and the chemistry of life',
      description:
        'Learners relate molecules to life processes, explain how traits are inherited, and weigh the evidence for evolution.',
      objectives: [
        'Describe the molecules of life',
        'Predict inheritance with a Punnett square',
        'Evaluate evidence for evolution',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'World geography, population and growing cities',
      description: 'Learners use maps and data to explain where people live, why cities grow, and what growth demands.',
      objectives: [
        'Interpret thematic maps and population pyramids',
        'Explain urban growth',
        'Evaluate plans for a sustainable city',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Renaissance painting and music theory basics',
      description:
        'Learners study perspective, light and patronage in Renaissance art, and read key signatures, intervals and chords.',
      objectives: [
        'Analyze a Renaissance painting',
        'Identify intervals and triads',
        'Relate an artwork to its society',
      ],
    },
  ],
  codingTech: [
    {
      topic: 'Algorithms, data types and breaking down problems',
      description:
        'Learners decompose problems, choose suitable data types, and express solutions as algorithms before coding them.',
      objectives: ['Decompose a problem into functions', 'Choose suitable data types', 'Trace and test an algorithm'],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Paychecks, checking accounts and payroll deductions',
      description: 'Learners read a pay stub, compare checking accounts, and account for payroll deductions in a plan.',
      objectives: ['Interpret a pay stub', 'Compare account fees and features', 'Distinguish gross from net pay'],
    },
  ],
  healthWellness: [
    {
      topic: 'Nutrition science and personal training plans',
      description:
        'Learners connect nutrients with body functions, and design training plans using overload, specificity and recovery.',
      objectives: [
        'Explain the roles of major nutrients',
        'Design a weekly training plan',
        'Track and adjust progress',
      ],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Setting goals and building steady habits',
      description: 'Learners turn intentions into specific goals, and use cues, routines and rewards to build habits.',
      objectives: ['Write a specific, measurable goal', 'Design a habit with a cue', 'Reflect on setbacks and adjust'],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Human rights and the United Nations',
      description:
        'Learners study the Universal Declaration of Human Rights, the structure of the United Nations, and cases in which rights are contested.',
      objectives: ['Summarize key human rights', 'Describe the main UN bodies', 'Analyze a human rights case'],
    },
  ],
};
