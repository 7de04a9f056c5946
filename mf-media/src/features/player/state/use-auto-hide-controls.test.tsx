import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useAutoHideControls } from './use-auto-hide-controls.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function Frame({ mayRest }: { mayRest: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const isResting = useAutoHideControls(frame, mayRest);
  return (
    <div ref={frame} data-testid="frame" tabIndex={-1}>
      <div data-controls>
        <button type="button">Pause</button>
        <select aria-label="Speed" />
      </div>
      {isResting && 'resting'}
    </div>
  );
}

const isResting = () => screen.queryByText('resting') !== null;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('controls go after three seconds without movement, and come back with it', () => {
  render(<Frame mayRest />);
  pass(2_900);
  fireEvent.pointerMove(screen.getByTestId('frame'));
  pass(2_900);
  expect(isResting()).toBe(false);
  pass(100);
  expect(isResting()).toBe(true);
  fireEvent.keyDown(screen.getByTestId('frame'), { key: 'm' });
  expect(isResting()).toBe(false);
});

test('they stay while they may not go, as in a film that is paused, and come back for it', () => {
  const { rerender } = render(<Frame mayRest={false} />);
  pass(10_000);
  expect(isResting()).toBe(false);
  rerender(<Frame mayRest />);
  pass(3_000);
  expect(isResting()).toBe(true);
  rerender(<Frame mayRest={false} />);
  expect(isResting()).toBe(false);
});

test.each(['button', 'combobox'])('they stay while the keyboard stands on a %s of them', (role) => {
  render(<Frame mayRest />);
  act(() => screen.getByRole(role).focus());
  pass(10_000);
  expect(isResting()).toBe(false);
  act(() => screen.getByTestId('frame').focus());
  pass(3_000);
  expect(isResting()).toBe(true);
});
