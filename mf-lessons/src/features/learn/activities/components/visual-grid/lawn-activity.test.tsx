import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectFinished, focus, openActivity } from '../../testing/open-activity.tsx';

// A whole activity is some hundred key presses; beside other work they take their time.
jest.setTimeout(30_000);

test('§3 interactive element: visual-grid, the lawn, by keyboard from start to finish', async () => {
  const id = 'math-area-perimeter';
  const hands = await openActivity(id);
  const { user, goOn, press, control } = hands;
  const plant = async (rows: number, columns: number, lessRows = 0, lessColumns = 0): Promise<void> => {
    for (let row = 1; row <= rows; row++) {
      for (let column = 1; column <= columns; column++) {
        if (row <= lessRows && column <= lessColumns) continue;
        await press(`Row ${row}, column ${column}`);
      }
    }
  };
  await press('Check');
  expect(screen.getByText('The field is still empty. Tap a square to plant grass on it.')).toBeVisible();
  focus(control('Row 1, column 1'));
  await user.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown} {ArrowLeft} ');
  expect(screen.getByText('4 squares')).toBeVisible();
  expect(screen.getByText('8 meters')).toBeVisible();
  expect(control('Row 2, column 1')).toHaveAttribute('aria-pressed', 'true');
  await press('Start this goal over');
  expect(screen.getByText('0 squares')).toBeVisible();
  await plant(2, 4);
  await goOn();
  expect(screen.getByRole('heading', { name: 'Goal 2 of 5' })).toHaveFocus();
  await plant(3, 5);
  await goOn();
  await plant(2, 6);
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('your fence of 16 meters can be shorter');
  await press('Start this goal over');
  await plant(3, 4);
  await goOn();
  await plant(4, 4);
  await goOn();
  await plant(5, 6, 2, 4);
  await goOn();
  await expectFinished(hands, id);
});
