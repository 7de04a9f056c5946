import type {
  ActivityData,
  AiTeacher,
  EnhancedLesson,
  GradeEntry,
  LearningLevel,
  LessonSource,
  LocalTeacher,
} from '@grove/contracts';
import type {
  DashboardSample,
  DemoTeacherProfile,
  LessonHead,
  LevelDetail,
  LevelTopic,
  PlacementQuestion,
} from '../model/parts.ts';

/** A level with what its pages show: its place, its grade, what is learned there, and four topic highlights of its grade (spec §2, /level/:id). */
export interface LevelDocument extends LearningLevel, Omit<LevelDetail, 'levelId'> {
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
  /** The lesson that goes on from each teaching film, by the source name of the film. */
  readonly films: Readonly<Record<string, string | null>>;
}

export type DocumentName = keyof ContentDocuments;
