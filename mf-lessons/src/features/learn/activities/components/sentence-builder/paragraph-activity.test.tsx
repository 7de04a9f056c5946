import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { paragraph } from '@grove/contracts/activities';
import { dataOf, expectFinished, focus, openActivity } from '../../testing/open-activity.tsx';

// A whole activity is some hundred key presses; beside other work they take their time.
jest.setTimeout(30_000);

test('§3 interactive element: sentence-builder by keyboard from start to finish', async () => {
  const id = 'writing-opinion-structure';
  const hands = await openActivity(id);
  const { press, goOn } = hands;
  const data = dataOf(id);
  if (data.type !== 'sentence-builder') throw new Error('The lesson has another activity');
  const page = (): HTMLElement => screen.getByRole('list', { name: 'Your text' });
  const strip = (text: string): HTMLElement =>
    within(screen.getByRole('list', { name: 'Strips of words' })).getByRole('button', { name: text });
  const lay = async (text: string): Promise<void> => {
    focus(strip(text));
    await hands.user.keyboard('{Enter}');
  };
  await lay('because');
  await lay('our class should have a reading corner');
  await press('Check');
  expect(screen.getByText('Why do you think so? A reason is missing.')).toBeVisible();
  await lay('a quiet place helps us read more');
  expect(strip('because')).toHaveAttribute('aria-pressed', 'true');
  await press('Because');
  await press('Move later');
  expect(page()).toHaveTextContent('Our class should have a reading cornerbecausea quiet place helps us read more.');
  await goOn();
  for (const goal of data.goals.slice(1)) {
    for (const tile of paragraph.solutions(goal).at(-1)!)
      await lay(goal.tiles.find(({ id: each }) => each === tile)!.text);
    await goOn();
  }
  await expectFinished(hands, id);
});
