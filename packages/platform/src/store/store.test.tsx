import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectLogged } from '@grove/testing/log';
import { createStore, storedAtom, useAtom } from './store.ts';
import { Provider } from 'jotai';
import { renderToString } from 'react-dom/server';

const isXp = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((xp) => typeof xp === 'number');
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
});

function Counter({ source }: { source: ReturnType<typeof storedAtom<Record<string, number>>> }) {
  const [value, set] = useAtom(source);
  return (
    <button type="button" onClick={() => set({ ...value, math: (value['math'] ?? 0) + 1 })}>
      math {value['math'] ?? 'none'}
    </button>
  );
}

const show = (source: ReturnType<typeof storedAtom<Record<string, number>>>) =>
  render(
    <Provider store={createStore()}>
      <Counter source={source} />
    </Provider>,
  );

test('a value is read on load and written on every change', async () => {
  localStorage.setItem('key', '{"math":4}');
  show(storedAtom('key', isXp, {}));
  await userEvent.click(screen.getByRole('button', { name: 'math 4' }));
  expect(localStorage.getItem('key')).toBe('{"math":5}');
});

test('a view that is prerendered shows the initial value, whatever is stored', () => {
  localStorage.setItem('key', '{"math":4}');
  expect(renderToString(<Counter source={storedAtom('key', isXp, {})} />)).toContain('none');
});

test.each(['not json', '{"math":"many"}', '[]'])(
  'a stored value that cannot be understood (%s) is set aside and the initial one is used',
  (text) => {
    expectLogged(/error: The stored 'key' cannot be read and was set aside/);
    localStorage.setItem('key', text);
    show(storedAtom('key', isXp, {}));
    expect(screen.getByRole('button', { name: 'math none' })).toBeInTheDocument();
    expect(localStorage.getItem('key.corrupt')).toBe(text);
    expect(localStorage.getItem('key')).toBeNull();
  },
);

test('a browser that refuses to store still lets the learner continue', async () => {
  expectLogged(/error: 'key' could not be stored/);
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show(storedAtom('key', isXp, {}));
  await userEvent.click(screen.getByRole('button', { name: 'math none' }));
  expect(screen.getByRole('button', { name: 'math 1' })).toBeInTheDocument();
  refused.mockRestore();
});
