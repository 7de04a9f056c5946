import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectFinished, focus, openActivity } from '../../testing/open-activity.tsx';

// A whole activity is some hundred key presses; beside other work they take their time.
jest.setTimeout(30_000);

test('§3 interactive element: drag-drop by keyboard from start to finish', async () => {
  const id = 'coding-logic-challenges';
  const hands = await openActivity(id);
  const { press } = hands;
  const add = async (...blocks: string[]): Promise<void> => {
    const palette = within(screen.getByRole('region', { name: 'Blocks' }));
    for (const block of blocks) {
      focus(palette.getByRole('button', { name: block }));
      await hands.user.keyboard('{Enter}');
    }
  };
  const rounds = async (count: number): Promise<void> => {
    for (let more = 2; more < count; more++) await press('More rounds');
  };
  const runIt = async (): Promise<void> => {
    await press('Run');
    await press('Skip');
  };
  const goOn = async (): Promise<void> => {
    await runIt();
    expect(screen.getByText('Goal reached!')).toBeVisible();
    await press(/^(Next goal|Finish)$/);
  };
  await add('Go forward', 'Go forward', 'Go forward');
  await runIt();
  expect(screen.getByText(/Step 3: there is a shelf or a wall ahead/)).toBeVisible();
  await press('Remove Go forward');
  await press('Start this goal over');
  await add('Go forward', 'Go forward', 'Turn right', 'Go forward', 'Go forward', 'Deliver');
  await goOn();
  await add('Repeat', 'Go forward');
  await rounds(7);
  await press('End of “Repeat”');
  await add('Deliver');
  expect(screen.getByText(/^Added:/)).toHaveTextContent(/^Added: Deliver$/);
  await goOn();
  await add('Repeat', 'Go forward', 'Turn right', 'Go forward', 'Deliver', 'Turn left');
  await rounds(3);
  await goOn();
  await add('Repeat', 'Go forward', 'If a door is waiting here', 'Deliver');
  await rounds(7);
  await goOn();
  await add('Repeat', 'If a shelf or wall is ahead', 'Turn right');
  await press('Else');
  await add('Go forward');
  await press('End of “If a shelf or wall is ahead”');
  await add('If a door is waiting here', 'Deliver');
  await rounds(8);
  await goOn();
  await expectFinished(hands, id);
});

test('a program is judged when its run has been shown, without a press', async () => {
  const { press } = await openActivity('coding-logic-challenges');
  await press('Go forward');
  await press('Run');
  expect(screen.queryByText('Not yet')).toBeNull();
  await waitFor(() => expect(screen.getByText('Not yet')).toBeVisible(), { timeout: 4_000 });
});
