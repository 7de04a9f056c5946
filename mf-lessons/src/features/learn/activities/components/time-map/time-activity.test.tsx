import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { time } from '@grove/contracts/activities';
import { dataOf, expectFinished, openActivity } from '../../testing/open-activity.tsx';

// A whole activity is some hundred key presses; beside other work they take their time.
jest.setTimeout(30_000);

test('§3 interactive element: time-map by keyboard from start to finish', async () => {
  const id = 'social-studies-us-history';
  const hands = await openActivity(id);
  const { press, goOn } = hands;
  const data = dataOf(id);
  if (data.type !== 'time-map') throw new Error('The lesson has another activity');
  const nameOf = (event: string): string => time.eventOf(data, event).name;
  const placeOf = (target: string): string => data.places.find((place) => place.id === target)?.name ?? '';
  await press(/^Tea protest/);
  expect(screen.getByText('Tea protest is picked. Now choose its place.')).toBeVisible();
  await press('Put here: 1765');
  await press(/^Stamp Act Congress/);
  await press('Put here: 1773');
  await press('Check');
  expect(screen.getByText(/"Tea protest" stands before "Stamp Act Congress"/)).toBeVisible();
  await press('Start this goal over');
  for (const goal of data.goals) {
    for (const [event, target] of Object.entries(time.solve(data, goal))) {
      await press(new RegExp(`^${nameOf(event)}`));
      await press(
        goal.kind === 'years'
          ? `Put here: ${target}`
          : goal.kind === 'places'
            ? `Put into ${placeOf(target)}`
            : `Put here: … led to ${nameOf(target)}`,
      );
    }
    await goOn();
  }
  await expectFinished(hands, id);
});
