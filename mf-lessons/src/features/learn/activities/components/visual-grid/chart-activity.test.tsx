import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectFinished, focus, openActivity } from '../../testing/open-activity.tsx';

// A whole activity is some hundred key presses; beside other work they take their time.
jest.setTimeout(30_000);

test('§3 interactive element: visual-grid, the hundred chart, by keyboard from start to finish', async () => {
  const id = 'math-multiples-factors';
  const hands = await openActivity(id);
  const { user, goOn, press, control } = hands;
  const mark = async (...numbers: number[]): Promise<void> => {
    for (const number of numbers) await press(String(number));
  };
  await mark(4, 8, 18);
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('18 is not a multiple of 4: 4 × 4 = 16, and 4 × 5 = 20.');
  expect(control('18, does not fit')).toBeVisible();
  await press('18, does not fit');
  focus(control('8'));
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  expect(control('20')).toHaveAttribute('aria-pressed', 'true');
  await mark(12, 16, 24, 28, 32, 36, 40, 44, 48);
  await goOn();
  await mark(1, 2, 3, 4, 6, 8, 12, 24);
  await goOn();
  await mark(12, 24, 36, 48);
  await goOn();
  await mark(3, 5, 7, 11, 13, 17, 19, 23, 29);
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('One prime is still hiding.');
  await mark(2);
  await goOn();
  await mark(48);
  await goOn();
  await expectFinished(hands, id);
});

test('§3 interactive element: a hint is a press away, and a new goal starts without it', async () => {
  const { press, goOn } = await openActivity('math-multiples-factors');
  await press('Hint');
  expect(screen.getByRole('status')).toHaveTextContent('Skip count by fours');
  for (let number = 4; number <= 48; number += 4) await press(String(number));
  await goOn();
  expect(screen.queryByText(/Skip count/)).toBeNull();
});
