import { expect, test } from '@jest/globals';
import { localTeachers } from '@grove/content';
import { enhancedLessons } from '@grove/content/enhanced';
import { fromEnhanced } from './lesson.ts';

test('every enhanced lesson is taught by its own drawn teacher, in their own voice, with somebody to ask', () => {
  for (const lesson of enhancedLessons) {
    const { teacher, minutes } = fromEnhanced(lesson);
    expect(teacher).toMatchObject({ drawing: lesson.teacherId, voiceId: localTeachers.find(({ id }) => id === lesson.teacherId)!.voiceId, chatTeacherId: expect.any(Number) });
    expect(minutes).toBeGreaterThanOrEqual(18);
  }
});
