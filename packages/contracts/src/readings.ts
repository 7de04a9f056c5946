import * as z from 'zod/mini';
import { reads, type ReadName } from './api.ts';
import { chatReply } from './chat.ts';
import { replyKinds, replySources } from './reply-kinds.ts';
import { adventure, scene, sceneChoice } from './entities/adventure.ts';
import { curriculumItem, subject } from './entities/curriculum.ts';
import { enhancedLessonResponse, lessonStep, playableLesson } from './entities/lesson.ts';
import { videoAsset } from './entities/media.ts';
import { aiTeacher, learningLevel } from './entities/people.ts';
import { nonEmpty, serverId } from './entities/primitives.ts';
import { adventureCompletionResponse, writes, type WriteName } from './progress.ts';
import { errorMessage, responseMessage } from './realtime.ts';

/*
 * What whoever reads an answer asks of it. The schemas beside the calls say what our service writes, to the last field; these ask for the fields that the specification
 * names (§3, §7), and do without what was added to them, so that the answer of another service, or of another release of ours, can be read as well.
 */

/** Nothing is said of it, which is as good as null. */
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);

const voiced = { voiceId: orNull(z.string()) } as const;
const teacherReading = z.extend(aiTeacher, voiced);

/** An end of the story may also be said by an empty text (spec §3). */
const nextSceneId = z.optional(
  z.pipe(
    z.transform((id: unknown) => (id === '' ? null : id)),
    z.optional(z.nullable(serverId)),
  ),
);
const choiceReading = z.extend(sceneChoice, { nextSceneId });
const sceneReading = z.extend(scene, {
  imageUrl: orNull(z.string()),
  imagePrompt: orNull(z.string()),
  audioUrl: orNull(z.string()),
  choices: z._default(z.array(choiceReading), []),
});

const lessonReading = z.extend(playableLesson, {
  teacher: z.extend(playableLesson.shape.teacher, voiced),
  videoAsset: orNull(playableLesson.shape.videoAsset.def.innerType),
  learningObjectives: z._default(z.array(nonEmpty), []),
  steps: z._default(z.array(lessonStep), []),
});

/** The answer of each read, as a browser reads it. */
export const readings = {
  learningLevels: z.array(learningLevel),
  aiTeachers: z.array(teacherReading),
  aiTeacher: teacherReading,
  subjects: z.array(z.extend(subject, { teacherId: orNull(serverId) })),
  curriculum: z.array(z.extend(curriculumItem, { grade: z.optional(curriculumItem.shape.grade) })),
  lessons: reads.lessons.response,
  enhancedLesson: z.object({
    lesson: lessonReading,
    teacher: z.extend(enhancedLessonResponse.shape.teacher, voiced),
    videoAsset: orNull(videoAsset),
  }),
  videoAssets: z.array(videoAsset),
  adventures: z.array(adventure),
  adventure,
  adventureScenes: z.array(sceneReading),
  adventureScene: z.object({ scene: sceneReading, choices: z._default(z.array(choiceReading), []) }),
} as const satisfies Record<ReadName, z.ZodMiniType>;

/** The answer of each write, as a browser reads it. */
export const writeReadings = {
  completeLesson: writes.completeLesson.response,
  completeActivity: writes.completeActivity.response,
  completeScene: writes.completeScene.response,
  completeAdventure: z.extend(adventureCompletionResponse, { badgeEarned: orNull(nonEmpty) }),
} as const satisfies Record<WriteName, z.ZodMiniType>;

/** Who made a reply and what it does, where that is said in words that we know; another release may have others. */
const aboutReply = {
  source: z.optional(
    z.pipe(
      z.transform((word: unknown) => replySources.find((known) => known === word)),
      z.optional(z.enum(replySources)),
    ),
  ),
  kind: z.optional(
    z.pipe(
      z.transform((word: unknown) => replyKinds.find((known) => known === word)),
      z.optional(z.enum(replyKinds)),
    ),
  ),
} as const;

/** A teacher's reply, as a browser reads it: `response` alone is one (spec §7). */
export const chatReading = z.extend(chatReply, aboutReply);

/** What comes over `/ws`, as a browser reads it. A `response` needs its text alone (spec §7); one without a session is for whoever waits. */
export const messageReading = z.discriminatedUnion('type', [
  z.extend(responseMessage, {
    ...aboutReply,
    sessionId: z.optional(responseMessage.shape.sessionId),
    teacher: z.optional(nonEmpty),
  }),
  errorMessage,
]);
export type HeardMessage = z.infer<typeof messageReading>;
