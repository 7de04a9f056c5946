import {
  weekdays,
  type Adventure,
  type AiTeacher,
  type LearningLevel,
  type Progress,
  type Scene,
  type VideoAsset,
} from '@grove/contracts';

/** Each factory makes a complete, valid value; hand in what the test is about. */

export const aLevel = (over: Partial<LearningLevel> = {}): LearningLevel => ({
  id: 2,
  name: 'Elementary',
  ageRange: '5-11',
  description: 'Reading, numbers and the world around us.',
  icon: 'fas fa-book-open',
  color: 'from-green-400 to-teal-500',
  ...over,
});

export const aTeacher = (over: Partial<AiTeacher> = {}): AiTeacher => ({
  id: 2,
  name: 'Mr. Oakley',
  title: 'Elementary Explorer',
  greeting: "Hi there! I'm Mr. Oakley.",
  voiceId: 'voice-oakley',
  levelId: 2,
  avatar: 'oakley',
  personality: 'Curious, cheerful, encouraging',
  ...over,
});

export const anAdventure = (over: Partial<Adventure> = {}): Adventure => ({
  id: 1,
  title: 'The Enchanted Math Forest',
  description: 'Follow the lanterns and help the animals share their acorns.',
  ageBand: '6-8',
  subject: 'Math',
  ...over,
});

export const aScene = (over: Partial<Scene> = {}): Scene => ({
  id: 11,
  order: 1,
  title: 'At the gate',
  text: 'A lantern glows beside the gate.',
  imageUrl: null,
  imagePrompt: null,
  audioUrl: null,
  choices: [{ label: 'Go in', nextSceneId: 12 }],
  ...over,
});

export const aVideo = (over: Partial<VideoAsset> = {}): VideoAsset => ({
  id: 1,
  subject: 'Math',
  gradeLevel: '3',
  type: 'ambient',
  title: 'Equal groups',
  description: 'See why three fours are twelve.',
  poster: '/videos/math-equal-groups.webp',
  src: 'math-equal-groups',
  tags: ['multiplication', 'arrays'],
  hasCustomAudio: false,
  ...over,
});

/** The progress of a learner who has done nothing yet, or what the test says. */
export const aProgress = (over: Partial<Progress> = {}): Progress => ({
  totalXP: 0,
  subjectXP: {},
  currentLevel: 1,
  streakDays: 0,
  completedLessons: [],
  completedActivities: [],
  completedAdventures: [],
  visitedScenes: [],
  weeklyActivity: weekdays.map((day) => ({ day, xp: 0 })),
  ...over,
});
