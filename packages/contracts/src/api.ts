import * as z from 'zod/mini';
import { adventure, scene, sceneResponse } from './entities/adventure.ts';
import { curriculumItem, subject } from './entities/curriculum.ts';
import { enhancedLessonResponse, lesson } from './entities/lesson.ts';
import { videoAsset } from './entities/media.ts';
import { aiTeacher, learningLevel } from './entities/people.ts';
import { grade, nonEmpty, serverId, slug } from './entities/primitives.ts';
import { writtenText } from './entities/written-text.ts';
import { speechMaxChars } from './constants.ts';

/**
 * Every read of spec §7: its path with `{parameters}`, and the schemas of its path, query and answer.
 * The service validates with them, the browser parses with them, the mocks answer by them.
 */
export const reads = {
  learningLevels: { path: '/api/learning-levels', response: z.array(learningLevel) },
  aiTeachers: { path: '/api/ai-teachers', response: z.array(aiTeacher) },
  aiTeacher: { path: '/api/ai-teachers/{teacherId}', params: z.object({ teacherId: serverId }), response: aiTeacher },
  subjects: { path: '/api/subjects', response: z.array(subject) },
  curriculum: { path: '/api/curriculum', query: z.object({ grade }), response: z.array(curriculumItem) },
  lessons: { path: '/api/lessons', query: z.object({ grade, subject: slug }), response: z.array(lesson) },
  enhancedLesson: {
    path: '/api/lessons/{lessonId}/enhanced',
    params: z.object({ lessonId: slug }),
    response: enhancedLessonResponse,
  },
  videoAssets: {
    path: '/api/video-assets',
    query: z.object({ subject: z.optional(nonEmpty), gradeLevel: z.optional(nonEmpty), type: z.optional(nonEmpty) }),
    response: z.array(videoAsset),
  },
  adventures: { path: '/api/adventures', response: z.array(adventure) },
  adventure: {
    path: '/api/adventures/{adventureId}',
    params: z.object({ adventureId: serverId }),
    response: adventure,
  },
  adventureScenes: {
    path: '/api/adventures/{adventureId}/scenes',
    params: z.object({ adventureId: serverId }),
    response: z.array(scene),
  },
  adventureScene: {
    path: '/api/adventures/{adventureId}/scenes/{sceneId}',
    params: z.object({ adventureId: serverId, sceneId: serverId }),
    response: sceneResponse,
  },
} as const;

export type ReadName = keyof typeof reads;

/** `POST /api/speech`: the answer is audio, not JSON. */
export const speechRequest = z.object({ text: writtenText(speechMaxChars), voiceId: nonEmpty });
export type SpeechRequest = z.infer<typeof speechRequest>;

/** `GET /health`, `GET /serving` and `GET /ready`. */
export const healthResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.record(z.string(), z.enum(['ok', 'failed'])),
});
export type HealthResponse = z.infer<typeof healthResponse>;
