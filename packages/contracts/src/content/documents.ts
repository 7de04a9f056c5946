import type { Grade } from '../constants.ts';
import type { ActivityData } from '../entities/activity.ts';
import type { Question } from '../entities/lesson.ts';
import type { AiTeacher, LearningLevel } from '../entities/people.ts';
import type { Weekday } from '../progress.ts';
import type { EnhancedLesson, LessonSource } from './lesson.ts';
import type { GradeEntry, MatrixKey } from './matrix.ts';
import type { DemoTeacher, LocalTeacher } from './people.ts';

/** The drawn places that levels live in (experience §2); each names a scene of the art kit. */
export const places = ['meadow', 'forest', 'valley', 'mountain', 'night-canopy'] as const;
export type Place = (typeof places)[number];

/** The subjects that the placement asks about. */
export const placementSubjects = ['math', 'reading', 'science'] as const;
export type PlacementSubject = (typeof placementSubjects)[number];

/** What a lesson is, without its slides: light enough for a browser that lists all of them. */
export type LessonHead = Omit<LessonSource, 'learningObjectives' | 'steps'>;

/** A topic as shown on a button or in a list, with the subject whose lessons it opens. */
export interface LevelTopic {
  title: string;
  subject: MatrixKey;
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

/** A level with what its pages show (spec §2, /level/:id). */
export interface LevelDocument extends LearningLevel {
  /** The grade whose curriculum stands for the level. */
  readonly grade: Grade;
  readonly place: Place;
  /** The teacher profile's 'What You'll Learn': six topics. */
  readonly whatYouLearn: readonly LevelTopic[];
  /** Four topic highlights of the grade. */
  readonly highlights: readonly LevelTopic[];
}

/** A level teacher with the texts of theirs that the API does not give. */
export interface TeacherDocument extends AiTeacher {
  /** What they say at the end of a lesson. */
  readonly congratulation: string;
  /** Questions to start a talk with; every one is answered by the curriculum. */
  readonly starters: readonly string[];
}

/** A lesson of the enhanced curriculum without its slides. */
export type EnhancedHead = Omit<EnhancedLesson, 'content'>;

/**
 * The documents of the content: JSON files that pages need and no read of the API gives, each under its name. They are cut by the pages that need them: a page that lists lessons does
 * not load their slides.
 */
export interface ContentDocuments {
  /** The five learning levels in order of age (spec §3). `ageRange` in years. */
  readonly levels: readonly LevelDocument[];
  /** The five level teachers, and the six subject teachers of the enhanced curriculum in the order of its tabs (spec §3). */
  readonly teachers: { readonly ofLevels: readonly TeacherDocument[]; readonly ofSubjects: readonly LocalTeacher[] };
  /** The five teachers of the demo page with their sample talks (spec §3). */
  readonly demo: readonly DemoTeacherProfile[];
  /** The curriculum matrix: 13 grades by 10 subjects, one topic each (spec §2, /curriculum). `ageRange` in years. */
  readonly matrix: readonly GradeEntry[];
  /** Every lesson of the service without its slides, by grade, then subject, then place. */
  readonly catalogue: readonly LessonHead[];
  /** The seven enhanced lessons without their slides (spec §3), in the order of the tabs. */
  readonly enhanced: readonly EnhancedHead[];
  /** The seven enhanced lessons whole. */
  readonly 'enhanced-lessons': readonly EnhancedLesson[];
  /** The interactive elements of the enhanced lessons (spec §3), one for each. */
  readonly activities: readonly ActivityData[];
  /** The questions from which the placement picks, from the easiest grade to the hardest. */
  readonly placement: readonly PlacementQuestion[];
  /** The generic sample lesson (spec §2): what the player shows as the demo, and in place of a lesson that does not exist. */
  readonly 'sample-lesson': LessonSource;
  /** A made-up learner of Grade 3. */
  readonly 'sample-dashboard': DashboardSample;
  /** The lesson that continues from each teaching film, by the source name of the film. */
  readonly films: Readonly<Record<string, string | null>>;
}

export type DocumentName = keyof ContentDocuments;
