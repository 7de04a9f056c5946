import { expect, test } from '@jest/globals';
import { teacherOfGrade } from '@grove/content';
import { documents, enhancedLessons, lessonSources, localTeachers } from '@grove/content/server';
import { fromEnhanced, fromSource } from './lesson.ts';

const { teachers } = documents;

test('every enhanced lesson is taught by its own drawn teacher, in their own voice, and the level teacher of the grade is asked', () => {
  for (const lesson of enhancedLessons) {
    const { teacher, minutes } = fromEnhanced(lesson, teachers);
    expect(teacher).toMatchObject({
      drawing: lesson.teacherId,
      voiceId: localTeachers.find(({ id }) => id === lesson.teacherId)!.voiceId,
      chatTeacherId: teacherOfGrade(teachers.ofLevels, lesson.grade).id,
    });
    expect(minutes).toBeGreaterThanOrEqual(18);
  }
});

test('experience §5: a lesson is led by the teacher whose level reads as its grade does', () => {
  const rhetoric = lessonSources.find(({ id }) => id === 'g10-rhetoric-appeals')!;
  expect(fromSource(rhetoric, teachers).teacher).toMatchObject({
    name: 'Professor Atlas',
    drawing: 'atlas',
    voiceId: 'voice-atlas',
    chatTeacherId: 4,
  });
});
