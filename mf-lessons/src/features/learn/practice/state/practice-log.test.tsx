import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Outcome } from '@grove/contracts';
import { expectLogged, renderPage } from '@grove/testing';
import { dayOf } from '../model/boxes.ts';
import { usePracticeLog } from './practice-log.ts';

const now = new Date(2026, 2, 3, 16);
const today = dayOf(now);
const stored = (): unknown => JSON.parse(localStorage.getItem('grove.practice') ?? '[]');

function Answer({ outcome }: { outcome: Outcome }) {
  const log = usePracticeLog();
  return (
    <button type="button" onClick={() => log({ lessonId: 'arrays', step: 2, outcome })}>
      answer
    </button>
  );
}
const give = (outcome: Outcome) => {
  const { unmount } = renderPage(<Answer outcome={outcome} />);
  fireEvent.click(screen.getByRole('button'));
  unmount();
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now });
});
afterEach(() => void jest.useRealTimers());

test('right and wrong answers are kept on the device', () => {
  give({ kind: 'wrong' });
  expect(stored()).toEqual([{ lessonId: 'arrays', step: 2, box: 1, dueDay: today }]);
  give({ kind: 'correct' });
  expect(stored()).toEqual([{ lessonId: 'arrays', step: 2, box: 2, dueDay: today + 1 }]);
});

test.each<Outcome>([{ kind: 'not-understood' }, { kind: 'almost', because: 'simplify' }])(
  '%j is no attempt',
  (outcome) => {
    give(outcome);
    expect(stored()).toEqual([]);
  },
);

test('a broken entry is set aside, and the log keeps working', () => {
  expectLogged(/error: The stored 'grove\.practice' cannot be read and was set aside SyntaxError/);
  localStorage.setItem('grove.practice', '{"a":');
  give({ kind: 'wrong' });
  expect(localStorage.getItem('grove.practice.corrupt')).toBe('{"a":');
  expect(stored()).toHaveLength(1);
});
