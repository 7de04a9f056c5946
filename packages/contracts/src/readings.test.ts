import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { reads } from './api.ts';
import { chatReply } from './chat.ts';
import { writes } from './progress.ts';
import { chatReading, messageReading, readings, writeReadings } from './readings.ts';
import { serverMessage } from './realtime.ts';

const read = (schema: z.ZodMiniType, answer: unknown): unknown => z.parse(schema, answer);

const lesson = {
  id: 'fair-tests',
  title: 'Fair Tests',
  description: 'Change one thing.',
  duration: 15,
  xpReward: 60,
  difficulty: 'beginner',
  type: 'interactive',
};
const scene = {
  id: 1,
  order: 1,
  title: 'The Gate',
  text: 'A gate of leaves.',
  choices: [{ label: 'Go in', nextSceneId: 2 }, { label: 'Stay', nextSceneId: '' }, { label: 'Sleep' }],
};
const video = {
  id: 1,
  subject: 'Math',
  gradeLevel: 'All',
  type: 'ambient',
  title: 'Area',
  poster: '/area.webp',
  src: 'area',
  tags: [],
  hasCustomAudio: false,
};
const user = { totalXP: 10, subjectXP: { mathematics: 10 } };

/** Answers with the fields of spec §3 and §7, and no more. */
const minimal = {
  learningLevels: [
    {
      id: 1,
      name: 'Pre-K',
      ageRange: '3-5',
      description: 'Songs.',
      icon: 'fas fa-baby',
      color: 'from-orange-400 to-red-500',
    },
  ],
  aiTeachers: [{ id: 1, name: 'Miss Luna', title: 'Teacher', greeting: 'Hello!', levelId: 1 }],
  aiTeacher: { id: 1, name: 'Miss Luna', title: 'Teacher', greeting: 'Hello!', levelId: 1 },
  subjects: [
    {
      id: 1,
      name: 'Mathematics',
      slug: 'mathematics',
      icon: 'calculator',
      description: 'Numbers.',
      backgroundImage: 'subject-math',
      color: 'sky',
    },
  ],
  curriculum: [
    { id: 1, subjectId: 1, topic: 'Arrays', description: 'Rows.', learningObjectives: ['Count rows', 'Count columns'] },
  ],
  lessons: [lesson],
  enhancedLesson: {
    lesson: {
      ...lesson,
      teacher: { name: 'Miss Luna', title: 'Teacher' },
      subject: { name: 'Science', icon: 'flask' },
      curriculumEntry: { grade: 'Grade 3', topic: 'Tests', backgroundImage: 'subject-science' },
    },
    teacher: { name: 'Miss Luna', greeting: 'Hello!' },
  },
  videoAssets: [video],
  adventures: [{ id: 1, title: 'The Forest', description: 'Numbers.', ageBand: '5-8', subject: 'Math' }],
  adventure: { id: 1, title: 'The Forest', description: 'Numbers.', ageBand: '5-8', subject: 'Math' },
  adventureScenes: [scene],
  adventureScene: { scene: { id: 1, order: 1, title: 'The Gate', text: 'A gate of leaves.' }, choices: scene.choices },
};

test.each(Object.entries(minimal))(
  '§7 %s: an answer of only the fields that the specification names can be read',
  (name, answer) => {
    expect(() => read(readings[name as keyof typeof readings], answer)).not.toThrow();
  },
);

test('§7 reads: what is not said is nothing', () => {
  expect(read(readings.aiTeacher, minimal.aiTeacher)).toMatchObject({ voiceId: null });
  expect(read(readings.enhancedLesson, minimal.enhancedLesson)).toMatchObject({
    lesson: { steps: [], learningObjectives: [], videoAsset: null, teacher: { voiceId: null } },
    teacher: { voiceId: null },
    videoAsset: null,
  });
  expect(read(readings.adventureScenes, [scene])).toMatchObject([
    { imageUrl: null, imagePrompt: null, audioUrl: null },
  ]);
});

test('§3 scene: an empty next scene means the end, as one that is absent does', () => {
  const [{ choices }] = z.parse(readings.adventureScenes, [scene]) as [
    z.infer<typeof readings.adventureScenes>[number],
  ];
  expect(choices.map(({ nextSceneId }) => nextSceneId ?? null)).toEqual([2, null, null]);
});

test('§7 POST /api/chat: an answer of only its response can be read; words of another release about it are passed over', () => {
  expect(read(chatReading, { response: 'Hello!' })).toEqual({ response: 'Hello!' });
  expect(read(chatReading, { response: 'Hello!', source: 'oracle', kind: 'riddle' })).toEqual({ response: 'Hello!' });
  expect(() => read(chatReading, { source: 'tutor', kind: 'talk' })).toThrow();
});

test('§7 /ws: a response of only audio, teacher and text can be read', () => {
  const message = { type: 'response', audio: btoa('mp3'), teacher: 'Miss Luna', text: 'Hello!' };
  expect(read(messageReading, message)).toEqual(message);
});

test('§7 completions: success, XP and its summary are enough', () => {
  const answer = { success: true, xpAwarded: 10, user };
  for (const name of ['completeLesson', 'completeActivity', 'completeScene'] as const)
    expect(read(writeReadings[name], answer)).toEqual(answer);
  expect(read(writeReadings.completeAdventure, answer)).toEqual({ ...answer, badgeEarned: null });
});

test('who writes an answer owes every field', () => {
  for (const [name, answer] of Object.entries({
    enhancedLesson: minimal.enhancedLesson,
    curriculum: minimal.curriculum,
    aiTeacher: minimal.aiTeacher,
    subjects: minimal.subjects,
  } as const)) {
    expect([name, reads[name as 'curriculum'].response.safeParse(answer).success]).toEqual([name, false]);
  }
  expect(chatReply.safeParse({ response: 'Hello!' }).success).toBe(false);
  expect(serverMessage.safeParse({ type: 'response', text: 'Hello!', teacher: 'Miss Luna' }).success).toBe(false);
  expect(writes.completeAdventure.response.safeParse({ success: true, xpAwarded: 10, user }).success).toBe(false);
});
