import { act } from 'react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { tooltipOpenDelayMs, tooltipSkipDelayMs } from '@grove/contracts';
import { IconButton } from './icon-button.tsx';
import { Tooltips } from './tooltips.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const tooltip = (name: string) => screen.queryByText(name);
const button = (name: string) => screen.getByRole('button', { name });
const rest = (name: string, pointerType = 'mouse') =>
  fireEvent(button(name), Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
const leave = () =>
  fireEvent(document.body, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));

const show = () =>
  render(
    <>
      <IconButton icon="play" label="Play" />
      <IconButton icon="restart" label="Restart" />
      <Tooltips />
    </>,
  );

test('§9 tooltip: a pointer that rests on an icon sees its name after 700 ms, and no longer when it goes', () => {
  show();
  rest('Play');
  wait(tooltipOpenDelayMs - 1);
  expect(tooltip('Play')).toBeNull();
  wait(1);
  expect(tooltip('Play')).toBeVisible();
  leave();
  expect(tooltip('Play')).toBeNull();
});

test('§9 tooltip: within 300 ms after one the next opens at once, later it takes its time again', () => {
  show();
  rest('Play');
  wait(tooltipOpenDelayMs);
  leave();
  wait(tooltipSkipDelayMs - 1);
  rest('Restart');
  wait(0);
  expect(tooltip('Restart')).toBeVisible();
  leave();
  wait(tooltipSkipDelayMs);
  rest('Play');
  wait(0);
  expect(tooltip('Play')).toBeNull();
});

test('tooltip: a press, Escape and scrolling close it; a finger gets none', () => {
  show();
  for (const end of [
    () => fireEvent.pointerDown(button('Play')),
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.scroll(document),
  ]) {
    rest('Play');
    wait(tooltipOpenDelayMs);
    expect(tooltip('Play')).toBeVisible();
    end();
    expect(tooltip('Play')).toBeNull();
    wait(1_000);
  }
  rest('Play', 'touch');
  wait(tooltipOpenDelayMs);
  expect(tooltip('Play')).toBeNull();
});

test("tooltip: the keyboard's focus opens it, and a control that goes takes it along", () => {
  const { rerender } = show();
  act(() => button('Play').focus());
  wait(tooltipOpenDelayMs);
  expect(tooltip('Play')).toBeVisible();
  rerender(<Tooltips />);
  expect(tooltip('Play')).toBeNull();
});
