import {
  filmOfLesson,
  levels,
  localTeachers,
  serverSubjects,
  subjectTable,
  teacherOfGrade,
  teachers,
} from '@grove/content';
import { enhancedLessons } from '@grove/content/enhanced';
import {
  adventureSources,
  curriculumItems,
  filtersMatching,
  lessonSources,
  normaliseVideoFilter,
  videoAssets,
} from '@grove/content/server';
import {
  weekdays,
  type AdventureSource,
  type EnhancedLessonResponse,
  type LearnerReadName,
  type learnerReads,
  type LessonSource,
  type Progress,
  type ReadName,
  type reads,
  type Scene,
  type VideoAsset,
} from '@grove/contracts';
import { aProgress } from '../factories.ts';
import { softToneAddress } from './soft-tone.ts';

type Answer<Name extends ReadName | LearnerReadName> = ReturnType<
  (typeof reads & typeof learnerReads)[Name]['response']['parse']
>;

/** Parameters of path and query, by name. */
export type Given = Readonly<Record<string, string>>;

/** Where the service answers with a spoken line, here stands a hum. */
const withHum = (scene: Scene): Scene => ({ foregroundUrl: null, ...scene, audioUrl: softToneAddress });
const withHums = (adventure: AdventureSource): AdventureSource => ({
  ...adventure,
  scenes: adventure.scenes.map(withHum),
});
const adventures = adventureSources.map(withHums);

const adventureWith = ({ adventureId }: Given) => adventures.find(({ id }) => id === Number(adventureId));

/** What the service would answer from the seeded content; undefined where it would answer 404. A test of the service holds both together. */
export const contentAnswers: {
  readonly [Name in ReadName | LearnerReadName]: (given: Given) => Answer<Name> | undefined;
} = {
  learningLevels: () => [...levels],
  aiTeachers: () => [...teachers],
  aiTeacher: ({ teacherId }) => teachers.find(({ id }) => id === Number(teacherId)),
  subjects: () => [...serverSubjects],
  curriculum: (given) => curriculumItems.filter(({ grade }) => grade === given['grade']),
  lessons: (given) =>
    lessonSources.filter(({ grade, subjectId }) => grade === given['grade'] && slugOf(subjectId) === given['subject']),
  enhancedLesson: ({ lessonId = '' }) => fromSource(lessonId) ?? fromEnhanced(lessonId),
  videoAssets: (given) => {
    const wanted = JSON.stringify(normaliseVideoFilter(given));
    return videoAssets.filter((video) => filtersMatching(video).some((filter) => JSON.stringify(filter) === wanted));
  },
  adventures: () => adventures,
  adventure: adventureWith,
  adventureScenes: (given) => adventureWith(given)?.scenes,
  adventureScene: (given) => {
    const scene = adventureWith(given)?.scenes.find(({ id }) => id === Number(given['sceneId']));
    return scene && { scene, choices: scene.choices };
  },
  progress: () => someProgress,
};

/** A learner who finished two lessons of Mathematics and two of Science in Grade 3, in this week. */
export const someProgress: Progress = aProgress({
  totalXP: 240,
  subjectXP: { mathematics: 120, science: 120 },
  currentLevel: 1,
  streakDays: 3,
  completedLessons: [1, 3]
    .flatMap((wanted) =>
      lessonSources.filter(({ grade, subjectId }) => grade === 'Grade 3' && subjectId === wanted).slice(0, 2),
    )
    .map(({ id, subjectId, grade }, index) => ({
      lessonId: id,
      subject: subjectTable.find((subject) => subject.id === subjectId)!.name,
      grade,
      xp: 60,
      completedAt: `2026-03-0${index + 2}T16:00:00.000Z`,
    })),
  weeklyActivity: weekdays.map((day, index) => ({ day, xp: index < 4 ? 60 : 0 })),
});

const slugOf = (subjectId: number): string | undefined => subjectTable.find(({ id }) => id === subjectId)?.slug;

const videoOf = (lessonId: string): VideoAsset | null =>
  videoAssets.find(({ src }) => src === filmOfLesson(lessonId)) ?? null;

const topicOf = ({ grade, subjectId, title }: LessonSource): string =>
  curriculumItems.find((item) => item.grade === grade && item.subjectId === subjectId)?.topic ?? title;

function fromSource(lessonId: string): EnhancedLessonResponse | undefined {
  const source = lessonSources.find(({ id }) => id === lessonId);
  const subject = serverSubjects.find(({ id }) => id === source?.subjectId);
  if (!source || !subject) return undefined;
  const teacher = teacherOfGrade(source.grade);
  const curriculumEntry = { grade: source.grade, topic: topicOf(source), backgroundImage: subject.backgroundImage };
  const videoAsset = videoOf(lessonId);
  return { lesson: { ...source, teacher, subject, curriculumEntry, videoAsset }, teacher, videoAsset };
}

function fromEnhanced(lessonId: string): EnhancedLessonResponse | undefined {
  const source = enhancedLessons.find(({ id }) => id === lessonId);
  const subject = subjectTable.find(
    ({ name, tabs }) => name === source?.subject || tabs.some((tab) => tab === source?.subject),
  );
  const local = localTeachers.find(({ id }) => id === source?.teacherId);
  if (!source || !subject || !local) return undefined;
  const teacher = {
    name: local.name,
    title: local.title,
    greeting: local.greeting,
    avatar: local.id,
    voiceId: local.voiceId ?? null,
  };
  const { duration, content, ...lesson } = source;
  const videoAsset = videoOf(lessonId);
  return {
    lesson: {
      ...lesson,
      duration: Number.parseInt(duration, 10),
      steps: content.steps,
      teacher,
      subject: { name: source.subject, icon: subject.icon },
      curriculumEntry: { grade: source.grade, topic: source.theme, backgroundImage: local.backgroundImage },
      videoAsset,
    },
    teacher,
    videoAsset,
  };
}
