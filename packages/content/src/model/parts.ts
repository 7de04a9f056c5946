import type { DemoTeacher, Grade, LessonSource, MatrixKey, Question, Weekday } from '@grove/contracts';
import type { Place, PlacementSubject } from '../vocabulary.ts';

/** What a lesson is, without its slides: light enough for a browser that lists all of them. */
export type LessonHead = Omit<LessonSource, 'learningObjectives' | 'steps'>;

/** A topic as shown on a button or in a list, with the subject whose lessons it opens. */
export interface LevelTopic {
  title: string;
  subject: MatrixKey;
}

/** What the pages of a level show beside the level itself. */
export interface LevelDetail {
  levelId: number;
  /** The grade whose curriculum stands for the level (spec §2, /level/:id). */
  grade: Grade;
  place: Place;
  /** The teacher profile's 'What You'll Learn': six topics. */
  whatYouLearn: readonly LevelTopic[];
}

/** A line of a sample conversation. */
export interface SampleLine {
  role: 'learner' | 'teacher';
  text: string;
}

/** A teacher of the demo page, with four lines: learner, teacher, learner, teacher. */
export interface DemoTeacherProfile extends DemoTeacher {
  conversation: readonly SampleLine[];
}

/** A question of the placement. `grade` says where it is learned, and so how hard it is. */
export interface PlacementQuestion {
  readonly id: string;
  readonly subject: PlacementSubject;
  readonly grade: Grade;
  /** What there is to look at or to count. */
  readonly picture?: string;
  /** What has to be read first. */
  readonly text?: string;
  readonly question: Question & { readonly question: string };
}

/** One subject of the dashboard sample. `progress` in percent, `lastActivity` an ISO date. */
export interface SampleSubject {
  readonly name: string;
  readonly progress: number;
  readonly xp: number;
  readonly lessons: number;
  readonly completed: number;
  readonly lastActivity: string;
}

/** What the progress dashboard shows to a learner who has done nothing yet (spec §3, "Dashboard sample"). `overallProgress` in percent, dates as ISO dates. */
export interface DashboardSample {
  readonly level: string;
  readonly overallProgress: number;
  readonly totalXP: number;
  readonly currentLevel: number;
  readonly streak: number;
  readonly subjects: readonly SampleSubject[];
  readonly achievements: readonly { readonly name: string; readonly date: string }[];
  readonly weeklyActivity: readonly { readonly day: Weekday; readonly xp: number }[];
}
