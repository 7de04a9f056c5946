import type { GradeCurriculum } from './grade-curriculum.ts';

export const grade11: GradeCurriculum = {
  math: [
    {
      topic: 'Trigonometry, logarithms and complex numbers',
      description:
        'Learners model periodic and exponential change with trigonometric and logarithmic functions, and extend numbers to the complex plane.',
      objectives: [
        'Graph sine and cosine functions',
        'Solve equations with logarithms',
        'Calculate with complex numbers',
      ],
    },
  ],
  readingWriting: [
    {
      topic: 'Comparing movements in American literature',
      description:
        'Learners compare how movements from early oral traditions to contemporary voices represent American experience.',
      objectives: [
        'Characterize a literary movement',
        'Compare two texts on one theme',
        'Write a comparative analysis',
      ],
    },
  ],
  science: [
    {
      topic: 'Motion, electricity and wave physics',
      description:
        'Learners describe motion with vectors and graphs, analyze circuits quantitatively, and model waves of sound and light.',
      objectives: [
        'Solve motion problems with vectors',
        'Calculate current and power in circuits',
        'Relate wave speed, frequency and wavelength',
      ],
    },
  ],
  socialStudies: [
    {
      topic: 'Modern United States history and civil rights',
      description:
        'Learners investigate reform, war and movement from 1890 to the present, with the long struggle for civil rights at the center.',
      objectives: [
        'Analyze strategies of the civil rights movement',
        'Evaluate a turning point of the twentieth century',
        'Interpret conflicting primary sources',
      ],
    },
  ],
  artMusic: [
    {
      topic: 'Modern art movements and jazz improvisation',
      description: 'Learners trace how modern artists broke with tradition, and improvise over chord progressions.',
      objectives: [
        'Compare two modern art movements',
        'Improvise over a twelve-bar blues',
        'Defend an interpretation of a work',
      ],
    },
  ],
  codingTech: [
    {
      topic: 'Object-oriented design and cybersecurity basics',
      description: 'Learners model systems with classes and objects, and analyze how attacks exploit weak design.',
      objectives: [
        'Design classes with clear responsibilities',
        'Use inheritance or composition appropriately',
        'Identify and reduce a security risk',
      ],
    },
  ],
  financialLiteracy: [
    {
      topic: 'Stocks, bonds, risk and retirement funds',
      description:
        'Learners compare investments by risk and return, and see how diversification and time shape retirement savings.',
      objectives: ['Compare stocks, bonds and funds', 'Explain diversification', 'Model long-term retirement saving'],
    },
  ],
  healthWellness: [
    {
      topic: 'Preventing disease and protecting public health',
      description:
        'Learners study how diseases spread, how vaccines and screening work, and how communities respond to outbreaks.',
      objectives: [
        'Explain how vaccines create immunity',
        'Interpret epidemiological data',
        'Evaluate a public health measure',
      ],
    },
  ],
  emotionalIntelligence: [
    {
      topic: 'Negotiation, mediation and giving useful feedback',
      description:
        'Learners prepare for negotiations by separating interests from positions, and give feedback that people can use.',
      objectives: [
        'Distinguish positions from interests',
        'Mediate a simulated dispute',
        'Give specific, useful feedback',
      ],
    },
  ],
  globalCitizenship: [
    {
      topic: 'Comparing world news and spotting propaganda',
      description:
        'Learners compare coverage of one event across countries, verify claims, and recognize techniques of propaganda.',
      objectives: [
        'Compare coverage across sources',
        'Verify a claim with lateral reading',
        'Identify propaganda techniques',
      ],
    },
  ],
};
