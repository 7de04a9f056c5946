import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { enhancedLessons } from '@grove/content/server';
import { aProgress, expectLogged, json, mockApi, renderPage } from '@grove/testing';
import { useActivityClaim } from './use-activity-claim.ts';

const lesson = enhancedLessons[0]!;

function Finisher() {
  const claim = useActivityClaim();
  return (
    <button type="button" onClick={() => claim(lesson)}>
      Finish
    </button>
  );
}

beforeEach(() => {
  localStorage.clear();
});

test('§9 enhanced lesson: a finished interactive element is logged, recorded by the service and shown with its XP', async () => {
  const { xpReward, title } = lesson.interactiveElement;
  const answer = {
    success: true,
    xpAwarded: xpReward,
    user: { totalXP: xpReward, subjectXP: { mathematics: xpReward } },
  };
  const sent = mockApi({ progress: aProgress(), 'POST /api/lessons/{lessonId}/activity': () => json(answer) });
  const { user, toast } = renderPage(<Finisher />);
  await user.click(screen.getByRole('button'));
  expect(toast()).toMatchObject({ title: `+${xpReward} XP`, description: expect.stringContaining(title) });
  expectLogged(/info: Activity completed \{ id: 'math-area-perimeter', xpReward: 25 \}/);
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ method: 'POST', path: `/api/lessons/${lesson.id}/activity` }),
  );
});
