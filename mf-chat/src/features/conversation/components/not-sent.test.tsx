import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import '@grove/testing';
import { NotSent } from './not-sent.tsx';

beforeEach(() => void jest.useFakeTimers({ now: 1_000 }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('§8 chat: the wait counts down, and then the message can be sent again', () => {
  const onRetry = jest.fn();
  render(<NotSent waitUntil={3_000} canRetry onRetry={onRetry} />);
  expect(screen.getByText(/Try again in 2 seconds\./)).toBeVisible();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText(/Try again in 1 second\./)).toBeVisible();
  expect(screen.getByRole('button')).toBeDisabled();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByText(/Try again/)).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without a wait it can be sent at once, and not with an empty input', () => {
  const { rerender } = render(<NotSent waitUntil={null} canRetry onRetry={() => {}} />);
  expect(screen.getByRole('button')).toBeEnabled();
  rerender(<NotSent waitUntil={null} canRetry={false} onRetry={() => {}} />);
  expect(screen.getByRole('button')).toBeDisabled();
});
