import { overallLevel, type Progress, subjectKey, type XpSummary } from '@grove/contracts';
import type { CatalogueLesson } from '../content/index.ts';
import { dayCounter, streakDays, weeklyActivity } from './calendar.ts';
import type { Award, SourceKind, SubjectXp } from './progress.repository.ts';

/** Adds up XP, over all and a subject. */
export function toXpSummary(earned: readonly SubjectXp[]): XpSummary {
  const subjectXP: Record<string, number> = {};
  for (const { subject, xp } of earned) subjectXP[subjectKey(subject)] = (subjectXP[subjectKey(subject)] ?? 0) + xp;
  return { totalXP: earned.reduce((sum, { xp }) => sum + xp, 0), subjectXP };
}

/** What the answer needs beside the awards: lessons by id, the time, and where the learner's days begin. */
export interface ProgressContext {
  readonly lessonOf: (lessonId: string) => Pick<CatalogueLesson, 'grade'> | undefined;
  readonly now: Date;
  readonly timeZone: string;
}

/** The progress that a learner's awards make. A lesson that content no longer has keeps its XP and leaves the list. */
export function toProgress(awards: readonly Award[], { lessonOf, now, timeZone }: ProgressContext): Progress {
  const summary = toXpSummary(awards);
  const dayOf = dayCounter(timeZone);
  const today = dayOf(now);
  const earnings = awards.map(({ awardedAt, xp }) => ({ day: dayOf(awardedAt), xp }));
  const completedActivities = awards.flatMap(({ sourceKind, sourceId }) =>
    sourceKind === 'activity' && lessonOf(sourceId) ? [sourceId] : [],
  );
  const completedLessons = awards.flatMap(({ sourceKind, sourceId, subject, xp, awardedAt }) => {
    const lesson = sourceKind === 'lesson' ? lessonOf(sourceId) : undefined;
    return lesson
      ? [{ lessonId: sourceId, subject, grade: lesson.grade, xp, completedAt: awardedAt.toISOString() }]
      : [];
  });
  const ofKind = (kind: SourceKind) => awards.filter(({ sourceKind }) => sourceKind === kind);
  return {
    ...summary,
    currentLevel: overallLevel(summary.totalXP),
    streakDays: streakDays(earnings, today),
    completedLessons,
    completedActivities,
    completedAdventures: ofKind('adventure').map(({ sourceId, xp, awardedAt }) => ({
      adventureId: Number(sourceId),
      xp,
      completedAt: awardedAt.toISOString(),
    })),
    visitedScenes: ofKind('scene').map(({ sourceId }) => Number(sourceId)),
    weeklyActivity: weeklyActivity(earnings, today),
  };
}
