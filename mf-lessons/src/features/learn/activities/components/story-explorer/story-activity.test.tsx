import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectFinished, focus, openActivity } from '../../testing/open-activity.tsx';

// A whole activity is some hundred key presses; beside other work they take their time.
jest.setTimeout(30_000);

test('§3 interactive element: story-explorer by keyboard from start to finish', async () => {
  const id = 'reading-story-elements';
  const hands = await openActivity(id);
  const { user, press, goOn, control } = hands;
  const put = async (spot: string, part: string): Promise<void> => {
    await press(spot);
    await press(new RegExp(`^Put into ${part}`));
  };
  focus(control('Tess'));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('heading', { name: 'Grandfather' })).toBeVisible();
  await put('Tess', 'Setting');
  await press('Check');
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(
    'Tess does not fit under "Setting". She can think, feel and act.',
  );
  await put('Tess', 'Characters');
  await put('Grandfather', 'Characters');
  await put('The lighthouse', 'Setting');
  await put('The foggy night', 'Setting');
  expect(within(screen.getByRole('list', { name: 'In Setting' })).getAllByRole('button')).toHaveLength(2);
  await goOn();
  focus(screen.getByRole('radio', { name: /go to bed/ }));
  await user.keyboard(' ');
  await press('Check');
  expect(screen.getByText(/Nothing in the story supports that/)).toBeVisible();
  focus(screen.getByRole('radio', { name: /loud sound/ }));
  await user.keyboard(' ');
  await press('The bell');
  await goOn();
  await put('The sharp rocks', 'Problem');
  for (const spot of ['The light in the window', 'The ringing bell', 'The dark stairs']) await put(spot, 'Solution');
  await goOn();
  await put('The light goes out', 'First');
  await put('The dark stairs', 'Next');
  await put('The light in the window', 'Then');
  await put('The boat turns', 'Last');
  await goOn();
  focus(screen.getByRole('radio', { name: /Being brave/ }));
  await user.keyboard(' ');
  await press('The dark stairs');
  await goOn();
  await expectFinished(hands, id);
});
