import { act } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FunctionComponent, ReactNode } from 'react';
import { expectLogged } from '@grove/testing/log';
import { preservedAtom, useRecovered } from '../index.ts';
import { AreaBoundary } from './boundary.tsx';
import { lost, standInRecovery, inPage, Field, slot } from './testing/recovery-page.tsx';

test('architecture §4 failure: a widget that cannot be fetched is tried once more when that is worth it, then shows its fallback', async () => {
  expectLogged(/error: The widget 'mf-chat\/ask-teacher' could not be loaded TypeError/);
  const { recovery, asked, end } = standInRecovery();
  const load = jest.fn<(name: string) => Promise<FunctionComponent>>(() => Promise.reject(lost()));
  render(inPage(recovery, slot, load));
  await act(async () => {});
  await end('retry');
  expect(load).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('architecture §4 failure: a section that loses the same file again and again ends in its fallback and not in a loop; Try Again tries again', async () => {
  expectLogged(
    /error: TypeError: Failed to fetch dynamically imported module/,
    /error: The section 'mf-chat\/ai-chat' failed TypeError/,
  );
  const { recovery, asked, end } = standInRecovery();
  const breaks: { current: Error | null } = { current: lost() };
  render(
    inPage(
      recovery,
      <AreaBoundary
        name="mf-chat/ai-chat"
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Try Again
          </button>
        )}
      >
        <Field build="one" breaksWith={breaks} />
      </AreaBoundary>,
    ),
  );
  await end('retry');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(asked).toEqual([]);
  breaks.current = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByLabelText('Answer in one')).toBeVisible();
});

test('after a fault of the code itself nothing is kept, because what was typed may be its cause', async () => {
  expectLogged(/error: Error: boom/, /error: The section 'mf-chat\/ai-chat' failed Error: boom/);
  const { recovery, asked } = standInRecovery();
  const breaks: { current: Error | null } = { current: null };
  render(
    inPage(
      recovery,
      <AreaBoundary
        name="mf-chat/ai-chat"
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Try Again
          </button>
        )}
      >
        <Field build="one" breaksWith={breaks} />
      </AreaBoundary>,
    ),
  );
  await userEvent.type(screen.getByLabelText('Answer in one'), 'x');
  breaks.current = new Error('boom');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  breaks.current = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByLabelText('Answer in one')).toHaveValue('');
  expect(asked).toEqual([]);
});

test('what was typed ends when its part of the page is left', async () => {
  const { recovery } = standInRecovery();
  const page = (isOpen: boolean) =>
    inPage(
      recovery,
      <AreaBoundary name="mf-chat/ai-chat" fallback={() => null}>
        {isOpen && <Field build="one" />}
      </AreaBoundary>,
    );
  const { rerender } = render(page(true));
  await userEvent.type(screen.getByLabelText('Answer in one'), 'x');
  rerender(page(false));
  rerender(page(true));
  expect(screen.getByLabelText('Answer in one')).toHaveValue('');
});

test('a part that an area loads later is tried once more after a recovery, and waits for its successor when the area was replaced', async () => {
  const { recovery, end } = standInRecovery();
  const load = jest
    .fn(async () => 'the part')
    .mockRejectedValueOnce(lost())
    .mockRejectedValueOnce(lost());
  const seen: string[] = [];
  function Later(): ReactNode {
    const recovered = useRecovered();
    return (
      <button
        type="button"
        onClick={() =>
          void recovered(load).then(
            (part) => seen.push(part),
            () => seen.push('failed'),
          )
        }
      >
        Open
      </button>
    );
  }
  render(
    inPage(
      recovery,
      <AreaBoundary name="mf-chat/ai-chat" fallback={() => null}>
        <Later />
      </AreaBoundary>,
    ),
  );
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  await end('lost');
  expect(seen).toEqual(['failed']);
  await open();
  await end('retry');
  expect(seen).toEqual(['failed', 'the part']);
  load.mockRejectedValueOnce(lost());
  await open();
  await end('replaced');
  expect(seen).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(4);
});

test('an atom that is kept is the same for every build that asks for it', () => {
  expect(preservedAtom('mf-chat a test', 0)).toBe(preservedAtom('mf-chat a test', 0));
  expect(preservedAtom('mf-chat a test', 0)).not.toBe(preservedAtom('mf-chat another', 0));
});
