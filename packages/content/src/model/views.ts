import type {
  ActivityData,
  AdventureSource,
  AiTeacher,
  CurriculumItem,
  DemoTeacherProfile,
  EnhancedLesson,
  Grade,
  GradeEntry,
  LearningLevel,
  LessonHead,
  LevelTopic,
  PlacementQuestion,
  VideoAsset,
} from '@grove/contracts';
import type { VideoScript } from '../videos/script.ts';
import type { Content, LevelContent, StoryContent, TeacherContent } from './content.ts';

/** What a level shows beside the API's level. */
export type LevelDetail = Pick<LevelContent, 'grade' | 'place'> & {
  readonly levelId: number;
  readonly whatYouLearn: readonly LevelTopic[];
};

/** Parts of the content, each in the form in which its readers want it. */

/** A level as the API knows it. */
export const levelOf = ({ id, name, ageRange, description, icon, color }: LevelContent): LearningLevel => ({
  id,
  name,
  ageRange,
  description,
  icon,
  color,
});
/** A topic without its id. */
export const topicOf = ({ title, subject }: LevelTopic): LevelTopic => ({ title, subject });

/** The five learning levels in order of age (spec §3). */
export const levelsOf = ({ levels }: Content): LearningLevel[] => levels.map(levelOf);

export const levelDetailsOf = ({ levels }: Content): LevelDetail[] =>
  levels.map(({ id, grade, place, whatYouLearn }) => ({
    levelId: id,
    grade,
    place,
    whatYouLearn: whatYouLearn.map(topicOf),
  }));

/** Four topic highlights for each grade that stands for a level (spec §2, /level/:id). */
export const topicHighlightsOf = ({ levels }: Content): Partial<Record<Grade, LevelTopic[]>> =>
  Object.fromEntries(levels.map(({ grade, highlights }) => [grade, highlights.map(topicOf)]));

/** A level teacher as the API knows them. */
export const teacherOf = ({
  id,
  name,
  title,
  greeting,
  voiceId,
  levelId,
  avatar,
  personality,
}: TeacherContent): AiTeacher => ({
  id,
  name,
  title,
  greeting,
  voiceId,
  levelId,
  ...(avatar !== undefined && { avatar }),
  ...(personality !== undefined && { personality }),
});

/** The level teachers as the API knows them (spec §3). */
export const teachersOf = ({ teachers }: Content): AiTeacher[] => teachers.map(teacherOf);

/** The teachers of the demo page (spec §3), the same people as the level teachers. */
export const demoTeachersOf = ({ levels, teachers }: Content): DemoTeacherProfile[] =>
  teachers.map((teacher) => {
    const level = levels.find(({ id }) => id === teacher.levelId)!;
    return {
      id: teacher.id,
      name: teacher.name,
      title: teacher.title,
      level: level.name,
      ages: level.ageRange,
      personality: teacher.personality ?? teacher.title,
      sampleMessage: teacher.demo.sample,
      color: level.color,
      avatar: teacher.avatar ?? teacher.name,
      conversation: teacher.demo.talk.map(({ role, text }) => ({ role, text })),
    };
  });

/** The curriculum matrix: 13 grades by 10 subjects, one topic each (spec §2, /curriculum). */
export const matrixOf = ({ grades }: Content): GradeEntry[] => grades.map(({ entry }) => entry);

/** Every curriculum topic, by grade, then subject, then place in the subject. */
export const curriculumItemsOf = ({ grades }: Content): CurriculumItem[] =>
  grades.flatMap(({ topics }) => topics.map(({ slug: _slug, ...item }) => item));

/** Every lesson of the server without its slides, by grade, then subject, then place. */
export const lessonHeadsOf = ({ lessons }: Content): LessonHead[] =>
  lessons.map(({ learningObjectives: _objectives, steps: _steps, ...head }) => head);

export const enhancedLessonsOf = ({ enhancedLessons }: Content): EnhancedLesson[] =>
  enhancedLessons.map(({ activity: _activity, ...lesson }) => lesson);

/** The interactive elements of the enhanced lessons (spec §3), one for each. */
export const activitiesOf = ({ enhancedLessons }: Content): ActivityData[] =>
  enhancedLessons.map(({ activity }) => activity);

const storyOf = ({ slug: _slug, ...story }: StoryContent): AdventureSource => story;

/** Every adventure that can be played, in the order of their ids. */
export const adventuresOf = ({ stories }: Content): AdventureSource[] => stories.map(storyOf);

/** Films first, then loops. */
export const videoAssetsOf = ({ films, loops }: Content): VideoAsset[] =>
  [...films, ...loops].map(({ asset }) => asset);

/** The teaching films' scripts, in the order of the gallery. */
export const videoScriptsOf = ({ films }: Content): VideoScript[] => films.map(({ script }) => script);

/** The lesson that continues from each film, by the film's source name. */
export const lessonOfFilmOf = ({ films }: Content): Record<string, string | null> =>
  Object.fromEntries(films.map(({ id, script }) => [id, script.lessonId ?? null]));

/** The questions from which the placement picks, from the easiest grade to the hardest. */
export const placementQuestionsOf = ({ placement }: Content): PlacementQuestion[] =>
  placement.flatMap(({ questions }) => questions);
