import {
  type DashboardSample,
  type Grade,
  type Lesson,
  type LessonHead,
  overallLevel,
  type Progress,
  type Weekday,
} from '@grove/contracts';
import { type SubjectEntry, subjectTable } from '@grove/content';
import { courseProgressOf } from '../../../../common/course-progress.ts';

/** How far a learner is in one subject of a grade; `percent` is a whole number. */
export interface SubjectRow {
  readonly subject: SubjectEntry;
  readonly name: string;
  readonly percent: number;
  readonly xp: number;
  readonly lessons: number;
  readonly completed: number;
  readonly lastActivity: Date | undefined;
}

/** What the dashboard shows, of a learner or of the sample. */
export interface DashboardNumbers {
  readonly isSample: boolean;
  readonly grade: string;
  readonly overallPercent: number;
  readonly totalXP: number;
  readonly currentLevel: number;
  readonly streakDays: number;
  readonly subjects: readonly SubjectRow[];
  readonly week: readonly { readonly day: Weekday; readonly xp: number }[];
}

/** XP that makes a level (spec §9: overall level = floor(total / 1000) + 1). */
export const xpPerLevel = 1000;

/** XP earned since the current level began. */
export const xpInLevel = (totalXP: number): number => totalXP - (overallLevel(totalXP) - 1) * xpPerLevel;

const namesOf = ({ name, tabs, gallery }: SubjectEntry): readonly string[] => [name, ...tabs, ...gallery];

/** The sample of the spec in the form of the page. */
export const sampleNumbers = ({
  level,
  overallProgress,
  totalXP,
  currentLevel,
  streak,
  subjects,
  weeklyActivity,
}: DashboardSample): DashboardNumbers => ({
  isSample: true,
  grade: level,
  overallPercent: overallProgress,
  totalXP,
  currentLevel,
  streakDays: streak,
  subjects: subjects.flatMap(({ progress: percent, lastActivity, ...row }) => {
    const subject = subjectTable.find((entry) => namesOf(entry).includes(row.name));
    return subject ? [{ ...row, subject, percent, lastActivity: new Date(`${lastActivity}T12:00`) }] : [];
  }),
  week: weeklyActivity,
});

type Rewarded = Pick<Lesson, 'id' | 'xpReward'>;

/** Those of `lessons` that were claimed and that the service has not confirmed yet. */
export function lessonsUnderway<Known extends Rewarded>(
  { completedLessons }: Progress,
  earned: ReadonlySet<string>,
  lessons: readonly Known[],
): Known[] {
  const recorded = new Set(completedLessons.map(({ lessonId }) => lessonId));
  return lessons.filter(({ id }) => earned.has(id) && !recorded.has(id));
}

/** The progress with the XP of lessons that are underway: a claim is shown at once (experience §7). Its day is told by the service. */
export function withClaims(progress: Progress, underway: readonly Rewarded[]): Progress {
  const totalXP = underway.reduce((sum, { xpReward }) => sum + xpReward, progress.totalXP);
  return { ...progress, totalXP, currentLevel: overallLevel(totalXP) };
}

/** A learner's own numbers: XP, level and streak are over everything, subjects and percent over the lessons of the grade. `earned` holds ids of lessons, also of those on their way. */
export function learnerNumbers(
  progress: Progress,
  grade: Grade,
  heads: readonly LessonHead[],
  earned: ReadonlySet<string>,
): DashboardNumbers {
  const ofGrade = heads.filter((head) => head.grade === grade);
  const doneAt = new Map(progress.completedLessons.map(({ lessonId, completedAt }) => [lessonId, completedAt]));
  return {
    isSample: false,
    grade,
    overallPercent: courseProgressOf(ofGrade, earned).percent,
    totalXP: progress.totalXP,
    currentLevel: progress.currentLevel,
    streakDays: progress.streakDays,
    subjects: subjectTable.flatMap((subject) => {
      const lessons = ofGrade.filter(({ subjectId }) => subjectId === subject.id);
      if (lessons.length === 0) return [];
      const { percent, done, total, xp } = courseProgressOf(lessons, earned);
      const last = lessons
        .flatMap(({ id }) => doneAt.get(id) ?? [])
        .toSorted()
        .at(-1);
      return [
        {
          subject,
          name: subject.name,
          percent,
          xp,
          lessons: total,
          completed: done,
          lastActivity: last ? new Date(last) : undefined,
        },
      ];
    }),
    week: progress.weeklyActivity,
  };
}

/** Whether there is anything to show numbers of; before the first event the sample stands in (experience §3). */
export const hasBegun = (progress: Progress, earned: ReadonlySet<string>): boolean =>
  progress.totalXP > 0 || progress.completedLessons.length > 0 || earned.size > 0;

/** The lesson to continue with in a grade: the first open one, of the subject that was learned last if it has one. */
export function nextLesson(
  heads: readonly LessonHead[],
  grade: Grade,
  completed: ReadonlySet<string>,
  rows: readonly SubjectRow[],
): LessonHead | undefined {
  const open = heads.filter(
    (head) =>
      head.grade === grade && !completed.has(head.id) && (head.prerequisites ?? []).every((id) => completed.has(id)),
  );
  const latest = rows
    .filter(({ lastActivity }) => lastActivity)
    .toSorted((a, b) => b.lastActivity!.getTime() - a.lastActivity!.getTime())[0]?.subject.id;
  return open.find(({ subjectId }) => subjectId === latest) ?? open[0];
}
