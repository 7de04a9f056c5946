import { defaultGrade, grades, type Grade, type VideoAsset } from '@grove/contracts';
import { gallerySubjects, subjectTable } from '@grove/content';

/** Where the subject of a video continues: its lessons in the video's grade (or the usual one), or the curriculum when no subject matches. */
export function lessonsOf({ subject, gradeLevel }: Pick<VideoAsset, 'subject' | 'gradeLevel'>): {
  path: string;
  subject: string | null;
} {
  const key = gallerySubjects.find(({ name }) => name === subject)?.subject;
  const entry = subjectTable.find((candidate) => candidate.key === key || candidate.name === subject);
  if (!entry) return { path: '/curriculum', subject: null };
  const grade = grades.includes(gradeLevel as Grade) ? gradeLevel : defaultGrade;
  return { path: `/lessons/${encodeURIComponent(grade)}/${encodeURIComponent(entry.name)}`, subject: entry.name };
}
