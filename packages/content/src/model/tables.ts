import type {
  Adventure,
  AiTeacher,
  CurriculumItem,
  LearningLevel,
  Lesson,
  LessonStep,
  Scene,
  Subject,
  VideoAsset,
} from '@grove/contracts';
import { subjectTable } from '../subjects.ts';
import type { Content, EnhancedContent } from './content.ts';
import { adventuresOf, curriculumItemsOf, levelsOf, teachersOf, videoAssetsOf } from './views.ts';

/** The columns of what may be absent hold null in a database. */
type Columns<Row, Optional extends keyof Row> = Omit<Row, Optional> & {
  readonly [Field in Optional]?: Row[Field] | null | undefined;
};

/** A lesson as far as answers speak of one; `duration` in minutes. */
export interface LessonRow extends Lesson {
  readonly grade: string;
  readonly subjectId: number;
  readonly position: number;
  readonly learningObjectives: string[];
  readonly steps: LessonStep[];
}

/** A lesson of the enhanced curriculum. `subjectName` is its tab, `activityXp` what its interactive element gives. */
export interface EnhancedLessonRow extends Omit<LessonRow, 'position'> {
  readonly subjectName: string;
  readonly teacherId: string;
  readonly theme: string;
  readonly activityXp: number;
}

/** A teacher of the enhanced curriculum, as far as an answer speaks of one. */
export interface LocalTeacherRow {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly greeting: string;
  readonly voiceId?: string | null | undefined;
  readonly backgroundImage: string;
}

export interface AdventureRow extends Omit<Adventure, 'recap' | 'badge'> {
  readonly learningObjective: string;
  readonly recap: string[];
  readonly badge: string;
}

export interface SceneRow extends Columns<Scene, 'imageUrl' | 'foregroundUrl' | 'imagePrompt' | 'audioUrl'> {
  readonly adventureId: number;
}

/** Content as tables: what the reads of the API are answered from, wherever the rows lie. */
export interface ContentTables {
  readonly levels: readonly LearningLevel[];
  readonly teachers: readonly Columns<AiTeacher, 'voiceId' | 'avatar' | 'personality'>[];
  readonly subjects: readonly Columns<Subject, 'teacherId'>[];
  readonly curriculumItems: readonly (Omit<CurriculumItem, 'grade'> & { readonly grade: string })[];
  readonly lessons: readonly LessonRow[];
  readonly localTeachers: readonly LocalTeacherRow[];
  readonly enhancedLessons: readonly EnhancedLessonRow[];
  readonly videoAssets: readonly Columns<VideoAsset, 'description' | 'audioUrl'>[];
}

/** The stories as tables. */
export interface StoryTables {
  readonly adventures: readonly AdventureRow[];
  readonly scenes: readonly SceneRow[];
}

function enhancedRow({ content, interactiveElement, ...lesson }: EnhancedContent): EnhancedLessonRow {
  const { id, grade, teacherId, theme, title, description, xpReward, difficulty, type, learningObjectives } = lesson;
  return {
    id,
    grade,
    teacherId,
    theme,
    title,
    description,
    xpReward,
    difficulty,
    type,
    learningObjectives,
    subjectId: subjectTable.find(({ tabs }) => tabs.some((tab) => tab === lesson.subject))!.id,
    subjectName: lesson.subject,
    duration: Number.parseInt(lesson.duration, 10),
    steps: content.steps,
    activityXp: interactiveElement.xpReward,
  };
}

/** The tables of everything but stories. */
export const tablesOf = (content: Content): ContentTables => ({
  levels: levelsOf(content),
  teachers: teachersOf(content),
  subjects: content.subjects.map(
    ({ id, name, slug, icon, description, teacherId, backgroundImage, color }): Subject => ({
      id,
      name,
      slug,
      icon,
      description,
      teacherId,
      backgroundImage,
      color,
    }),
  ),
  curriculumItems: curriculumItemsOf(content),
  // Which lessons come first is worked out in the browser, beside what the learner has completed.
  lessons: content.lessons.map(({ prerequisites: _prerequisites, ...lesson }) => lesson),
  localTeachers: content.localTeachers.map(({ id, name, title, greeting, voiceId, backgroundImage }) => ({
    id,
    name,
    title,
    greeting,
    voiceId: voiceId ?? null,
    backgroundImage,
  })),
  enhancedLessons: content.enhancedLessons.map(enhancedRow),
  videoAssets: videoAssetsOf(content),
});

/** The tables of the stories. @param narrate gives the address at which a text is heard, as the narrator reads it */
export function storyTablesOf(content: Content, narrate: (text: string) => string): StoryTables {
  const stories = adventuresOf(content);
  return {
    adventures: stories.map(({ scenes: _scenes, ...adventure }) => adventure),
    scenes: stories.flatMap(({ id, scenes }) =>
      scenes.map((scene) => ({ foregroundUrl: null, ...scene, audioUrl: narrate(scene.text), adventureId: id })),
    ),
  };
}
