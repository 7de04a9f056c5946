import { grades, type Grade, type LearningLevel, type MatrixKey } from '@grove/contracts';

/** The five learning levels in order of age (spec §3). `ageRange` in years. */
export const levels: readonly LearningLevel[] = [
  {
    id: 1,
    name: 'Pre-K',
    ageRange: '3-5',
    description: 'Songs, colors, counting and first letters, in short playful steps that are spoken aloud.',
    icon: 'fas fa-baby',
    color: 'from-orange-400 to-red-500',
  },
  {
    id: 2,
    name: 'Elementary',
    ageRange: '5-11',
    description: 'Reading with joy, numbers that make sense, and a closer look at plants, places and people.',
    icon: 'fas fa-book-open',
    color: 'from-green-400 to-emerald-600',
  },
  {
    id: 3,
    name: 'Middle School',
    ageRange: '11-14',
    description: 'Ask why, test ideas and show your evidence, from ratios and cells to code and ancient cities.',
    icon: 'fas fa-flask',
    color: 'from-sky-400 to-blue-600',
  },
  {
    id: 4,
    name: 'High School',
    ageRange: '14-18',
    description: 'Deeper study with clear steps: functions, chemistry, world history, essays and money skills.',
    icon: 'fas fa-calculator',
    color: 'from-purple-500 to-indigo-600',
  },
  {
    id: 5,
    name: 'College',
    ageRange: '18+',
    description: 'College-ready thinking: calculus, research, careful argument and planning for what comes next.',
    icon: 'fas fa-graduation-cap',
    color: 'from-indigo-600 to-slate-800',
  },
];

/** The id of the level whose learners a grade has: Pre-K, Grades 1 to 5, 6 to 8, 9 to 12. College (5) has no grades of its own. */
export function levelIdOfGrade(grade: Grade): 1 | 2 | 3 | 4 {
  const year = grades.indexOf(grade);
  if (year === 0) return 1;
  if (year <= 5) return 2;
  return year <= 8 ? 3 : 4;
}

/** The drawn place that a level lives in (experience §2); names a scene of the art kit. */
export type Place = 'meadow' | 'forest' | 'valley' | 'mountain' | 'night-canopy';

/** A topic as shown on a button or in a list, with the subject whose lessons it opens. */
export interface LevelTopic {
  title: string;
  subject: MatrixKey;
}

export interface LevelDetail {
  levelId: number;
  /** The grade whose curriculum stands for the level (spec §2, /level/:id). */
  grade: Grade;
  place: Place;
  /** The teacher profile's 'What You'll Learn': six topics. */
  whatYouLearn: readonly LevelTopic[];
}

export const levelDetails: readonly LevelDetail[] = [
  {
    levelId: 1,
    grade: 'Pre-K',
    place: 'meadow',
    whatYouLearn: [
      { title: 'Letter names and sounds', subject: 'readingWriting' },
      { title: 'Counting to ten', subject: 'math' },
      { title: 'Shapes and colors', subject: 'artMusic' },
      { title: 'Animals and their homes', subject: 'science' },
      { title: 'Names for feelings', subject: 'emotionalIntelligence' },
      { title: 'Sharing and taking turns', subject: 'socialStudies' },
    ],
  },
  {
    levelId: 2,
    grade: 'Grade 3',
    place: 'forest',
    whatYouLearn: [
      { title: 'Multiplication and division', subject: 'math' },
      { title: 'Reading longer stories', subject: 'readingWriting' },
      { title: 'Plants, animals and habitats', subject: 'science' },
      { title: 'Maps and communities', subject: 'socialStudies' },
      { title: 'First steps in coding', subject: 'codingTech' },
      { title: 'Rhythm, color and pattern', subject: 'artMusic' },
    ],
  },
  {
    levelId: 3,
    grade: 'Grade 7',
    place: 'valley',
    whatYouLearn: [
      { title: 'Ratios, rates and percents', subject: 'math' },
      { title: 'Cells and body systems', subject: 'science' },
      { title: 'Finding the theme of a text', subject: 'readingWriting' },
      { title: 'Life in medieval times', subject: 'socialStudies' },
      { title: 'Programs with variables and lists', subject: 'codingTech' },
      { title: 'Handling stress and pressure', subject: 'emotionalIntelligence' },
    ],
  },
  {
    levelId: 4,
    grade: 'Grade 10',
    place: 'mountain',
    whatYouLearn: [
      { title: 'Quadratic functions and geometry proofs', subject: 'math' },
      { title: 'Atoms, bonds and reactions', subject: 'science' },
      { title: 'Essays with strong evidence', subject: 'readingWriting' },
      { title: 'Revolutions that changed the world', subject: 'socialStudies' },
      { title: 'Saving, credit and interest', subject: 'financialLiteracy' },
      { title: 'Algorithms and data', subject: 'codingTech' },
    ],
  },
  {
    levelId: 5,
    grade: 'Grade 12',
    place: 'night-canopy',
    whatYouLearn: [
      { title: 'Calculus and statistics', subject: 'math' },
      { title: 'Research papers and sources', subject: 'readingWriting' },
      { title: 'Designing an experiment', subject: 'science' },
      { title: 'Paying for college and first jobs', subject: 'financialLiteracy' },
      { title: 'How artificial intelligence learns', subject: 'codingTech' },
      { title: 'Global challenges and policy', subject: 'globalCitizenship' },
    ],
  },
];

/** Four topic highlights for each grade that stands for a level (spec §2, /level/:id). */
export const topicHighlights: Readonly<Partial<Record<Grade, readonly LevelTopic[]>>> = {
  'Pre-K': [
    { title: 'Count objects up to ten', subject: 'math' },
    { title: 'Hear the first sound in a word', subject: 'readingWriting' },
    { title: 'Explore with your five senses', subject: 'science' },
    { title: 'Sing, clap and move to a beat', subject: 'artMusic' },
  ],
  'Grade 3': [
    { title: 'Multiply with equal groups and arrays', subject: 'math' },
    { title: 'Find the main idea and details', subject: 'readingWriting' },
    { title: 'Follow life cycles of plants and animals', subject: 'science' },
    { title: 'Write code that repeats with loops', subject: 'codingTech' },
  ],
  'Grade 7': [
    { title: 'Compare prices with unit rates', subject: 'math' },
    { title: 'Look inside plant and animal cells', subject: 'science' },
    { title: 'Trace how a theme grows in a story', subject: 'readingWriting' },
    { title: 'Visit the cities of the Silk Road', subject: 'socialStudies' },
  ],
  'Grade 10': [
    { title: 'Graph and solve quadratic equations', subject: 'math' },
    { title: 'Balance chemical equations', subject: 'science' },
    { title: 'Judge how an argument persuades', subject: 'readingWriting' },
    { title: 'See how compound interest grows', subject: 'financialLiteracy' },
  ],
  'Grade 12': [
    { title: 'Measure change with derivatives', subject: 'math' },
    { title: 'Write a research paper with sources', subject: 'readingWriting' },
    { title: 'Compare ways to pay for college', subject: 'financialLiteracy' },
    { title: 'Weigh the ethics of smart machines', subject: 'codingTech' },
  ],
};
