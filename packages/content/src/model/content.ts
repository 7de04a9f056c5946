import type {
  ActivityData,
  AdventureSource,
  AiTeacher,
  CurriculumItem,
  DashboardSample,
  EnhancedLesson,
  Grade,
  GradeEntry,
  ItemTemplate,
  LearningLevel,
  LessonSource,
  LevelTopic,
  LocalTeacher,
  Place,
  PlacementQuestion,
  Skill,
  VideoAsset,
} from '@grove/contracts';
import type { SubjectEntry } from '../subject-entry.ts';
import type { Explanation } from '../tutor/explanation.ts';
import type { Fact } from '../tutor/fact.ts';
import type { Persona } from '../tutor/persona.ts';
import type { VideoScript } from '../videos/script.ts';

/** A learning level with what its pages show beside the level itself. */
export interface LevelContent extends LearningLevel {
  readonly slug: string;
  /** The grade whose curriculum stands for the level (spec §2, /level/:id). */
  readonly grade: Grade;
  readonly place: Place;
  readonly whatYouLearn: readonly (LevelTopic & { readonly id: string })[];
  readonly highlights: readonly (LevelTopic & { readonly id: string })[];
}

/** A level teacher with every text of theirs. */
export interface TeacherContent extends AiTeacher {
  readonly slug: string;
  readonly congratulation: string;
  readonly starters: readonly string[];
  readonly demo: {
    readonly sample: string;
    readonly talk: readonly { readonly id: string; readonly role: 'learner' | 'teacher'; readonly text: string }[];
  };
}

/** A grade: its row in the matrix, and its curriculum. */
export interface GradeContent {
  readonly id: string;
  readonly entry: GradeEntry;
  readonly topics: readonly (CurriculumItem & { readonly slug: string })[];
}

/** The lessons of a grade and subject, in the order in which they are taken. */
export interface UnitContent {
  readonly id: string;
  readonly grade: Grade;
  readonly subjectId: number;
  readonly title: string;
  readonly lessons: readonly string[];
}

/** A lesson of the enhanced curriculum with its interactive element. */
export interface EnhancedContent extends EnhancedLesson {
  readonly activity: ActivityData;
}

export interface StoryContent extends AdventureSource {
  readonly slug: string;
}

/** A teaching film: its entry in the gallery, its script, and the lesson that continues from it. */
export interface FilmContent {
  readonly id: string;
  readonly asset: VideoAsset;
  readonly script: VideoScript;
}

/** A silent loop behind a subject. */
export interface LoopContent {
  readonly id: string;
  readonly asset: VideoAsset;
}

export interface PlacementContent {
  readonly id: string;
  readonly grade: Grade;
  readonly questions: readonly PlacementQuestion[];
}

/** Explanations that belong together. Of groups whose answers fit equally well, the one with the lowest `order` answers. */
export interface ExplanationGroup {
  readonly id: string;
  readonly order: number;
  readonly explanations: readonly Explanation[];
}

/** Facts that belong together, in the order in which they are tried. */
export interface FactGroup {
  readonly id: string;
  readonly order: number;
  readonly facts: readonly Fact[];
}

/** How a teacher talks in chat. */
export interface PersonaContent extends Persona {
  /** The teacher, by the name of their file. */
  readonly slug: string;
}

/** A word or a greeting as children type it, and what is known of it. */
interface Typed {
  readonly typed: string;
}

/** What the tutor knows of words: those that mean the same, greetings, and how words are spelled. */
export interface WordsContent {
  readonly groups: readonly (readonly string[])[];
  readonly greetings: readonly (Typed & { readonly language: string })[];
  readonly spelled: readonly string[];
  readonly misspelled: readonly (Typed & { readonly meant: string })[];
}

/** A piece of content that is gone for good: nothing else ever gets its id. */
export interface RetiredContent {
  readonly kind: string;
  readonly id: string;
  readonly why: string;
}

/**
 * All content, as the compiler makes it from `source`: what the service answers from and what areas show. It is plain data that survives JSON,
 * and every list has an order of its own (`items.ts`), whatever order the files are read in.
 */
export interface Content {
  readonly levels: readonly LevelContent[];
  readonly teachers: readonly TeacherContent[];
  readonly localTeachers: readonly LocalTeacher[];
  readonly subjects: readonly SubjectEntry[];
  readonly grades: readonly GradeContent[];
  readonly units: readonly UnitContent[];
  readonly lessons: readonly LessonSource[];
  readonly enhancedLessons: readonly EnhancedContent[];
  readonly skills: readonly Skill[];
  readonly templates: readonly ItemTemplate[];
  readonly stories: readonly StoryContent[];
  readonly films: readonly FilmContent[];
  readonly loops: readonly LoopContent[];
  readonly placement: readonly PlacementContent[];
  readonly explanations: readonly ExplanationGroup[];
  readonly facts: readonly FactGroup[];
  readonly personas: readonly PersonaContent[];
  readonly retired: readonly RetiredContent[];
  readonly sampleLesson: LessonSource;
  readonly sampleDashboard: DashboardSample;
  readonly words: WordsContent;
}
