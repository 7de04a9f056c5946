import type {
  ContentDocuments,
  EnhancedLesson,
  EnhancedLessonResponse,
  Grade,
  LessonSource,
  LessonStep,
  PlayableLesson,
} from '@grove/contracts';
import { enhancedTabs, type SubjectEntry, type SubjectIcon, subjectTable, teacherOfGrade } from '@grove/content';

/** A lesson as the player shows it, whichever catalogue it came from. `minutes` and `xpReward` are whole numbers. */
export interface PlayerLesson {
  readonly id: string;
  readonly title: string;
  readonly grade: Grade;
  readonly subject: string;
  readonly icon: SubjectIcon;
  /** Name of the background that the subject has; there may be no picture of it. */
  readonly background: string;
  readonly minutes: number;
  readonly xpReward: number;
  readonly difficulty: PlayableLesson['difficulty'];
  readonly objectives: readonly string[];
  readonly steps: readonly LessonStep[];
  readonly teacher: PlayerTeacher;
}

/** Who teaches: `drawing` names the rig of the art kit, `chatTeacherId` the teacher of the grade's level, who answers in chat and lends a voice to a subject teacher without one. */
export interface PlayerTeacher {
  readonly name: string;
  readonly title: string;
  readonly greeting: string;
  readonly drawing: string | undefined;
  readonly voiceId: string | null;
  readonly chatTeacherId: number;
}

type Teachers = ContentDocuments['teachers'];

const subjectNamed = (name: string): SubjectEntry => {
  const tab = enhancedTabs.find((each) => each.name === name);
  return subjectTable.find((subject) => subject.name === name || subject.key === tab?.subject) ?? subjectTable[0]!;
};

/** The slides of a lesson that came without any (spec §7 names none): what it says of itself. */
const ownSlides = ({ title, description, curriculumEntry: { topic } }: PlayableLesson): LessonStep[] => [
  { type: 'intro', title, content: description },
  { type: 'completion', title: topic === title ? description : topic, content: description },
];

/** A lesson of the server, as `GET /api/lessons/{id}/enhanced` answers. */
export function fromServer({ lesson, teacher }: EnhancedLessonResponse, teachers: Teachers['ofLevels']): PlayerLesson {
  const { id, title, duration, xpReward, difficulty, learningObjectives } = lesson;
  const subject = subjectNamed(lesson.subject.name);
  const { grade } = lesson.curriculumEntry;
  const helper = teacherOfGrade(teachers, grade);
  return {
    id,
    title,
    xpReward,
    difficulty,
    grade,
    steps: lesson.steps.length > 0 ? lesson.steps : ownSlides(lesson),
    subject: lesson.subject.name,
    icon: subject.icon,
    background: lesson.curriculumEntry.backgroundImage,
    minutes: duration,
    objectives: learningObjectives,
    teacher: {
      name: teacher.name,
      title: lesson.teacher.title,
      greeting: teacher.greeting,
      drawing: lesson.teacher.avatar,
      voiceId: teacher.voiceId ?? helper.voiceId,
      chatTeacherId: helper.id,
    },
  };
}

/** A lesson of the enhanced catalogue. */
export function fromEnhanced(lesson: EnhancedLesson, { ofLevels, ofSubjects }: Teachers): PlayerLesson {
  const { id, title, duration, xpReward, difficulty, grade, subject, learningObjectives, content } = lesson;
  const entry = subjectNamed(subject);
  const helper = teacherOfGrade(ofLevels, grade);
  const local = ofSubjects.find((teacher) => teacher.id === lesson.teacherId);
  const { name, title: office, greeting } = local ?? helper;
  return {
    id,
    title,
    xpReward,
    difficulty,
    grade,
    subject,
    icon: entry.icon,
    background: entry.backgroundImage,
    minutes: Number.parseInt(duration, 10),
    objectives: learningObjectives,
    steps: content.steps,
    teacher: {
      name,
      title: office,
      greeting,
      drawing: local?.id ?? helper.avatar ?? undefined,
      voiceId: local?.voiceId ?? helper.voiceId,
      chatTeacherId: helper.id,
    },
  };
}

/** A lesson as `@grove/content` writes it, such as the generic sample. */
export function fromSource(source: LessonSource, { ofLevels }: Pick<Teachers, 'ofLevels'>): PlayerLesson {
  const { id, title, duration, xpReward, difficulty, grade, learningObjectives, steps } = source;
  const subject = subjectTable.find((each) => each.id === source.subjectId) ?? subjectTable[0]!;
  const { name, title: office, greeting, avatar, voiceId, id: chatTeacherId } = teacherOfGrade(ofLevels, grade);
  return {
    id,
    title,
    xpReward,
    difficulty,
    grade,
    steps,
    subject: subject.name,
    icon: subject.icon,
    background: subject.backgroundImage,
    minutes: duration,
    objectives: learningObjectives,
    teacher: { name, title: office, greeting, drawing: avatar ?? undefined, voiceId, chatTeacherId },
  };
}
