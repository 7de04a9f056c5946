import { act, useState } from 'react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expectLogged } from '@grove/testing/log';
import { isLoadFailure } from './recovery.ts';
import { lost, standInRecovery, inPage, Field, slot } from './testing/recovery-page.tsx';

test('architecture §4 failure: only lost files count as that, whatever a browser calls them; wrong code does not', () => {
  for (const text of [
    'Failed to fetch dynamically imported module: x',
    'error loading dynamically imported module: x',
    'Importing a module script failed.',
  ])
    expect(isLoadFailure(new TypeError(text))).toBe(true);
  expect(
    isLoadFailure(Object.assign(new Error('Loading CSS chunk 1 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' })),
  ).toBe(true);
  for (const other of [new Error('x is not a function'), 'Failed to fetch dynamically imported module', null])
    expect(isLoadFailure(other)).toBe(false);
});

test('architecture §4 failure: a widget whose files get lost comes back in another build, with what was typed', async () => {
  expectLogged(
    /error: TypeError: Failed to fetch dynamically imported module/,
    /error: The section 'mf-chat\/ask-teacher' failed TypeError/,
  );
  const { recovery, end } = standInRecovery();
  const breaks: { current: Error | null } = { current: null };
  let build = 'one';
  render(
    inPage(recovery, slot, async () => {
      const name = build;
      return () => <Field build={name} breaksWith={name === 'one' ? breaks : { current: null }} />;
    }),
  );
  await userEvent.type(await screen.findByLabelText('Answer in one'), '3/4');
  breaks.current = lost();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('On its way')).toBeVisible();
  build = 'two';
  await end('replaced');
  expect(await screen.findByLabelText('Answer in two')).toHaveValue('3/4');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('architecture §4 failure: a widget that works stays until the other build of its area is there, and hands over what was typed', async () => {
  const { recovery, end } = standInRecovery();
  let arrive = (): void => {};
  let build = 'one';
  render(
    inPage(recovery, slot, async () => {
      const name = build;
      if (name === 'two') await new Promise<void>((resolve) => (arrive = resolve));
      return () => <Field build={name} />;
    }),
  );
  await userEvent.type(await screen.findByLabelText('Answer in one'), '12');
  build = 'two';
  await end('replaced');
  expect(screen.getByLabelText('Answer in one')).toHaveValue('12');
  await act(async () => arrive());
  expect(screen.getByLabelText('Answer in two')).toHaveValue('12');
});

test('architecture §4 failure: the focus and the caret are in the other build where they were, and do not leave another place for it', async () => {
  const { recovery, end } = standInRecovery();
  let build = 'one';
  render(
    inPage(
      recovery,
      <>
        {slot}
        <input aria-label="Notes" />
      </>,
      async () => {
        const name = build;
        return () => <Field build={name} />;
      },
    ),
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Answer in one');
  await userEvent.type(field, '3/4');
  field.setSelectionRange(1, 1);
  build = 'two';
  await end('replaced');
  expect(screen.getByLabelText<HTMLInputElement>('Answer in two')).toHaveFocus();
  expect(screen.getByLabelText<HTMLInputElement>('Answer in two').selectionStart).toBe(1);
  await userEvent.click(screen.getByLabelText('Notes'));
  build = 'three';
  await end('replaced');
  expect(screen.getByLabelText('Answer in three')).toHaveValue('3/4');
  expect(screen.getByLabelText('Notes')).toHaveFocus();
});

test('architecture §4 failure: the focus that went away with lost files comes back with the other build', async () => {
  expectLogged(
    /error: TypeError: Failed to fetch dynamically imported module/,
    /error: The section 'mf-chat\/ask-teacher' failed TypeError/,
  );
  const { recovery, end } = standInRecovery();
  const breaks: { current: Error | null } = { current: null };
  let build = 'one';
  render(
    inPage(recovery, slot, async () => {
      const name = build;
      return () => <Field build={name} breaksWith={name === 'one' ? breaks : { current: null }} />;
    }),
  );
  await screen.findByLabelText('Answer in one');
  breaks.current = lost();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(document.body).toHaveFocus();
  build = 'two';
  await end('replaced');
  expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
});

test('architecture §4 failure: a part of the other build that comes later than the rest finds what was typed in it too', async () => {
  const { recovery, end } = standInRecovery();
  let build = 'one';
  function Late({ name }: { name: string }): ReactNode {
    const [isThere, setIsThere] = useState(name === 'one');
    return isThere ? (
      <Field build={name} />
    ) : (
      <button type="button" onClick={() => setIsThere(true)}>
        More
      </button>
    );
  }
  render(
    inPage(recovery, slot, async () => {
      const name = build;
      return () => <Late name={name} />;
    }),
  );
  await userEvent.type(await screen.findByLabelText('Answer in one'), '12');
  build = 'two';
  await end('replaced');
  expect(screen.queryByLabelText('Answer in one')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByLabelText('Answer in two')).toHaveValue('12');
});

/** A page of one area with a widget of another in it, and a sheet that may be closed. */
