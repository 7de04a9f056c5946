import { gallerySubjects, subjectTable } from '@grove/content';
import { adventureSources, enhancedLessons, lessonSources, sampleLesson } from '@grove/content/server';
import {
  adventureXp,
  isFinished,
  isPlayedThrough,
  subjectKey,
  type AdventureCompletion,
  type AdventureCompletionResponse,
  type AdventureSource,
  type CompletionResponse,
  type LessonCompletion,
  type LessonStep,
  type SceneCompletion,
  type WriteName,
} from '@grove/contracts';
import { someProgress, type Given } from './content-answers.ts';

/** Why nothing is awarded, as the code of a problem. */
type Refusal = 'not_found' | 'lesson_unfinished' | 'adventure_unfinished';

interface Playable {
  readonly id: string;
  readonly subject: string;
  readonly xp: number;
  readonly activityXp?: number;
  readonly steps: readonly LessonStep[];
}

const lessons: readonly Playable[] = [
  ...[...lessonSources, sampleLesson].map(({ id, subjectId, xpReward: xp, steps }) => ({
    id,
    subject: subjectTable.find((subject) => subject.id === subjectId)!.name,
    xp,
    steps,
  })),
  ...enhancedLessons.map(({ id, subject, xpReward: xp, interactiveElement, content }) => ({
    id,
    subject: subjectTable.find(({ name, tabs }) => name === subject || tabs.some((tab) => tab === subject))!.name,
    xp,
    activityXp: interactiveElement.xpReward,
    steps: content.steps,
  })),
];

/** Counts nothing, but says that it did: here is no ledger. */
function awarded(subject: string, xp: number): CompletionResponse {
  const key = subjectKey(subject);
  const { totalXP, subjectXP } = someProgress;
  return {
    success: true,
    xpAwarded: xp,
    user: { totalXP: totalXP + xp, subjectXP: { ...subjectXP, [key]: (subjectXP[key] ?? 0) + xp } },
  };
}

const subjectOf = ({ subject }: AdventureSource): string => {
  const key = gallerySubjects.find(({ name }) => name === subject)?.subject;
  return subjectTable.find((entry) => entry.key === key)?.name ?? subject;
};

const adventureWith = (adventureId: string | number | undefined): AdventureSource | undefined =>
  adventureSources.find(({ id }) => id === Number(adventureId));

/** What the service would answer to a completion of a learner who has `someProgress`, had they done what they say. */
export const awardAnswers: {
  readonly [Name in WriteName]: (
    given: Given,
    body: never,
  ) => CompletionResponse | AdventureCompletionResponse | Refusal;
} = {
  completeLesson: ({ lessonId }, { answers }: LessonCompletion) => {
    const lesson = lessons.find(({ id }) => id === lessonId);
    if (!lesson) return 'not_found';
    return isFinished(lesson.steps, answers) ? awarded(lesson.subject, lesson.xp) : 'lesson_unfinished';
  },
  completeActivity: ({ lessonId }) => {
    const lesson = lessons.find(({ id }) => id === lessonId);
    return lesson?.activityXp === undefined ? 'not_found' : awarded(lesson.subject, lesson.activityXp);
  },
  completeScene: ({ sceneId }, { adventureId }: SceneCompletion) => {
    const adventure = adventureWith(adventureId);
    return adventure?.scenes.some(({ id }) => id === Number(sceneId))
      ? awarded(subjectOf(adventure), adventureXp.scene)
      : 'not_found';
  },
  completeAdventure: ({ adventureId }, { scenesVisited }: AdventureCompletion) => {
    const adventure = adventureWith(adventureId);
    if (!adventure) return 'not_found';
    if (!isPlayedThrough(adventure.scenes, new Set(scenesVisited))) return 'adventure_unfinished';
    return { ...awarded(subjectOf(adventure), adventureXp.ending), badgeEarned: adventure.badge };
  },
};
