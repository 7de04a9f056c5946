import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectFinished, focus, openActivity } from '../../testing/open-activity.tsx';

// A whole activity is some hundred key presses; beside other work they take their time.
jest.setTimeout(30_000);

test('§3 interactive element: circuit-builder by keyboard from start to finish', async () => {
  const id = 'science-energy-circuits';
  const hands = await openActivity(id);
  const { user, press, goOn, control } = hands;
  const sides = {
    left: /^Column 1, post 2 to post 3/,
    right: /^Column 2, post 2 to post 3/,
    top: /^Row 2, post 1 to post 2/,
    roof: /^Row 1, post 1 to post 2/,
    upperLeft: /^Column 1, post 1 to post 2/,
    upperRight: /^Column 2, post 1 to post 2/,
  };
  const lay = async (part: RegExp, ...slots: RegExp[]): Promise<void> => {
    await press(part);
    for (const slot of slots) await press(slot);
  };
  await lay(/^Wire/, sides.left, sides.right, sides.top);
  expect(screen.getByText('Short circuit!')).toBeVisible();
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('Stop, a short circuit!');
  await lay(/^Lamp/, sides.top);
  expect(control(/Lamp, glows brightly/)).toBeVisible();
  focus(control(sides.top));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).not.toBe(control(sides.top));
  await goOn();
  await lay(/^Switch/, sides.left);
  await lay(/^Wire/, sides.right);
  expect(control(/Switch, open/)).toBeVisible();
  await press(/Switch, open/);
  expect(control(/Lamp, glows brightly, stays here/)).toBeVisible();
  await goOn();
  await lay(/^Plastic spoon/, sides.right);
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('electricity cannot flow through it');
  await lay(/^Paper clip/, sides.right);
  await goOn();
  await lay(/^Lamp/, sides.left, sides.right);
  await lay(/^Wire/, sides.top);
  expect(screen.getAllByRole('button', { name: /Lamp, glows dimly/ })).toHaveLength(2);
  await goOn();
  await lay(/^Wire/, sides.left, sides.right, sides.upperLeft, sides.upperRight);
  await lay(/^Lamp/, sides.top, sides.roof);
  await goOn();
  await expectFinished(hands, id);
});
