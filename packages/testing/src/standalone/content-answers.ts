import { levels, localTeachers, serverSubjects, subjectTable, teachers } from '@grove/content';
import { enhancedLessons } from '@grove/content/enhanced';
import { adventureSources, curriculumItems, lessonSources, videoAssets } from '@grove/content/server';
import { weekdays, type EnhancedLesson, type EnhancedLessonResponse, type LearnerReadName, type learnerReads, type LessonSource, type Progress, type ReadName, type reads } from '@grove/contracts';
import { aProgress } from '../factories.ts';

type Answer<Name extends ReadName | LearnerReadName> = ReturnType<(typeof reads & typeof learnerReads)[Name]['response']['parse']>;

/** Parameters of path and query, by name. */
export type Given = Readonly<Record<string, string>>;

const sameText = (wanted: string | undefined, text: string): boolean => wanted === undefined || wanted.toLowerCase() === text.toLowerCase();

const adventureWith = ({ adventureId }: Given) => adventureSources.find(({ id }) => id === Number(adventureId));

/** What the service would answer from the seeded content; undefined where it would answer 404. */
export const contentAnswers: { readonly [Name in ReadName | LearnerReadName]: (given: Given) => Answer<Name> | undefined } = {
  learningLevels: () => [...levels],
  aiTeachers: () => [...teachers],
  aiTeacher: ({ teacherId }) => teachers.find(({ id }) => id === Number(teacherId)),
  subjects: () => [...serverSubjects],
  curriculum: (given) => curriculumItems.filter(({ grade }) => grade === given['grade']),
  lessons: (given) => lessonSources.filter(({ grade, subjectId }) => grade === given['grade'] && slugOf(subjectId) === given['subject']),
  enhancedLesson: ({ lessonId }) => {
    const source = lessonSources.find(({ id }) => id === lessonId);
    const enhanced = enhancedLessons.find(({ id }) => id === lessonId);
    return source ? fromSource(source) : enhanced && fromEnhanced(enhanced);
  },
  videoAssets: ({ subject, gradeLevel, type }) =>
    videoAssets.filter((video) => (video.subject === 'All' || sameText(subject, video.subject)) && (video.gradeLevel === 'All' || sameText(gradeLevel, video.gradeLevel)) && sameText(type, video.type)),
  adventures: () => [...adventureSources],
  adventure: adventureWith,
  adventureScenes: (given) => adventureWith(given)?.scenes,
  adventureScene: (given) => {
    const scene = adventureWith(given)?.scenes.find(({ id }) => id === Number(given['sceneId']));
    return scene && { scene, choices: scene.choices };
  },
  progress: () => someProgress,
};

/** A learner who finished four lessons of Grade 3 in this week. */
const someProgress: Progress = aProgress({
  totalXP: 240,
  subjectXP: { mathematics: 120, science: 120 },
  currentLevel: 1,
  streakDays: 3,
  completedLessons: lessonSources
    .filter(({ grade, subjectId }) => grade === 'Grade 3' && (subjectId === 1 || subjectId === 3))
    .slice(0, 4)
    .map(({ id, subjectId, grade }, index) => ({ lessonId: id, subject: subjectTable.find((subject) => subject.id === subjectId)!.name, grade, xp: 60, completedAt: `2026-03-0${index + 2}T16:00:00.000Z` })),
  weeklyActivity: weekdays.map((day, index) => ({ day, xp: index < 4 ? 60 : 0 })),
});

const slugOf = (subjectId: number): string | undefined => subjectTable.find(({ id }) => id === subjectId)?.slug;

function fromSource(source: LessonSource): EnhancedLessonResponse | undefined {
  const subject = subjectTable.find(({ id }) => id === source.subjectId);
  const teacher = teachers.find(({ id }) => id === subject?.teacherId);
  if (!subject || !teacher) return undefined;
  const curriculumEntry = { grade: source.grade, topic: source.title, backgroundImage: subject.backgroundImage };
  return { lesson: { ...source, teacher, subject, curriculumEntry, videoAsset: null }, teacher, videoAsset: null };
}

function fromEnhanced({ duration, ...source }: EnhancedLesson): EnhancedLessonResponse | undefined {
  const subject = subjectTable.find(({ name, tabs }) => name === source.subject || tabs.some((tab) => tab === source.subject));
  const local = localTeachers.find(({ id }) => id === source.teacherId);
  if (!subject || !local) return undefined;
  const teacher = { name: local.name, title: local.title, greeting: local.greeting, avatar: local.id, voiceId: null };
  return {
    lesson: {
      ...source,
      duration: Number.parseInt(duration, 10),
      steps: source.content.steps,
      teacher,
      subject: { name: source.subject, icon: subject.icon },
      curriculumEntry: { grade: source.grade, topic: source.theme, backgroundImage: local.backgroundImage },
      videoAsset: null,
    },
    teacher,
    videoAsset: null,
  };
}
