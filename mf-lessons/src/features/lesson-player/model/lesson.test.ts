import { expect, test } from '@jest/globals';
import { enhancedLessons } from '@grove/content/enhanced';
import { fromEnhanced } from './lesson.ts';

test('every enhanced lesson is taught by its own drawn teacher, with a voice and somebody to ask', () => {
  for (const lesson of enhancedLessons) {
    const { teacher, minutes } = fromEnhanced(lesson);
    expect(teacher).toMatchObject({ drawing: lesson.teacherId, voiceId: expect.stringMatching(/^voice-/), chatTeacherId: expect.any(Number) });
    expect(minutes).toBeGreaterThanOrEqual(18);
  }
});
