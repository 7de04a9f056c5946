import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noContent, type Area } from '@grove/platform';
import { mockWidgets } from './mock-widgets.tsx';

const own = (): string => 'our own talk';
const chat: Area = { name: 'mf-chat', pages: {}, widgets: { 'mf-chat/ask-teacher': async () => own } };

test("another area's widget has a mock, which can tell the page what the widget would", async () => {
  const asked: string[] = [];
  const Placement = await mockWidgets(chat, noContent, {}, (name) => asked.push(name))('mf-lessons/placement');
  const onClose = jest.fn();
  render(<Placement onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave the placement' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['mf-lessons/placement']);
});

test("the area's own widget is the real one", async () => {
  expect(await mockWidgets(chat, noContent, {}, () => undefined)('mf-chat/ask-teacher')).toBe(own);
});

test('a widget fails where the switch says so, whatever is chosen for the calls', async () => {
  const load = mockWidgets(chat, noContent, { all: 'error', 'mf-media/player': 'error' }, () => undefined);
  await expect(load('mf-media/player')).rejects.toThrow('mf-media/player');
  await expect(load('mf-media/ambient')).resolves.toBeDefined();
});

test('a widget that is slow comes late, one that loads never', async () => {
  jest.useFakeTimers();
  try {
    const load = mockWidgets(
      chat,
      noContent,
      { 'mf-media/player': 'slow', 'mf-media/ambient': 'loading' },
      () => undefined,
    );
    const come: string[] = [];
    void load('mf-media/player').then(() => come.push('player'));
    void load('mf-media/ambient').then(() => come.push('ambient'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(come).toEqual([]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(come).toEqual(['player']);
  } finally {
    jest.useRealTimers();
  }
});
