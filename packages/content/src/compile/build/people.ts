import type { LevelTopic, LocalTeacher } from '@grove/contracts';
import type { LevelContent, TeacherContent } from '../../model/content.ts';
import type { LevelFile, TeacherFile } from '../schemas/people.ts';
import { keyOfSubject } from '../schemas/primitives.ts';

const toTopic = ({ id, title, subject }: LevelFile['learn'][number]): LevelTopic & { id: string } => ({
  id,
  title,
  subject: keyOfSubject(subject),
});

export const toLevel = (file: LevelFile): LevelContent => ({
  id: file.number,
  slug: file.id,
  name: file.name,
  ageRange: file.ages,
  description: file.description,
  icon: file.icon,
  color: file.color,
  grade: file.grade,
  place: file.place,
  whatYouLearn: file.learn.map(toTopic),
  highlights: file.highlights.map(toTopic),
});

/** A level teacher; the drawn figure has the teacher's id. */
export const toTeacher = (
  file: Extract<TeacherFile, { kind: 'level' }>,
  levels: readonly LevelFile[],
): TeacherContent => ({
  id: file.number,
  slug: file.id,
  name: file.name,
  title: file.title,
  greeting: file.greeting,
  voiceId: file.voice,
  levelId: levels.find(({ id }) => id === file.level)?.number ?? 0,
  avatar: file.id,
  personality: file.personality,
  congratulation: file.congratulation,
  starters: file.starters,
  demo: file.demo,
});

export const toLocalTeacher = (file: Extract<TeacherFile, { kind: 'subject' }>): LocalTeacher => ({
  id: file.id,
  name: file.name,
  title: file.title,
  subject: file.subject,
  personality: file.personality,
  greeting: file.greeting,
  avatar: file.avatar,
  color: file.color,
  specialties: file.specialties,
  teachingStyle: file.teachingStyle,
  backgroundImage: file.backgroundImage,
  gradeLevel: file.gradeLevel,
  voiceId: file.voice,
});
