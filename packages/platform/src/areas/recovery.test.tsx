import { act, useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FunctionComponent, ReactNode } from 'react';
import { expectLogged } from '@grove/testing/log';
import {
  createQueryClient,
  createStore,
  noContent,
  preservedAtom,
  PlatformProvider,
  usePreservedState,
  useRecovered,
  Widget,
  widgetLoader,
  type Recovery,
  type RecoveryOutcome,
} from '../index.ts';
import { AreaBoundary } from './boundary.tsx';
import { isLoadFailure } from './recovery.ts';

const lost = (): Error => new TypeError('Failed to fetch dynamically imported module: /areas/mf-chat/1/js/late.js');

/** A recovery whose outcome a test decides; `replaced` makes a new generation, as the shell does. */
function standInRecovery() {
  let generation = 0;
  const listeners = new Set<() => void>();
  const asked: ((outcome: RecoveryOutcome) => void)[] = [];
  const recovery: Recovery = {
    recover: () => new Promise((resolve) => asked.push(resolve)),
    generation: () => generation,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    settled: () => {},
  };
  const end = (outcome: RecoveryOutcome) =>
    act(async () => {
      if (outcome === 'replaced') generation += 1;
      if (outcome === 'replaced') listeners.forEach((listener) => listener());
      asked.shift()?.(outcome);
    });
  return { recovery, asked, end };
}

const inPage = (
  recovery: Recovery,
  children: ReactNode,
  load: (name: string) => Promise<FunctionComponent> = () => Promise.reject(new Error('no widgets')),
) => (
  <PlatformProvider
    client={createQueryClient()}
    store={createStore()}
    recovery={recovery}
    content={noContent}
    loadWidget={widgetLoader(
      async (name) => ({
        name,
        pages: {},
        widgets: { 'mf-chat/ask-teacher': () => load(name) },
      }),
      noContent,
    )}
  >
    <h1>The page</h1>
    {children}
  </PlatformProvider>
);

/** A field that loses its files when it is told to. */
function Field({ build, breaksWith }: { build: string; breaksWith?: { current: Error | null } }): ReactNode {
  const [text, setText] = usePreservedState('text', '');
  const [, redraw] = usePreservedState('draws', 0);
  if (breaksWith?.current) throw breaksWith.current;
  return (
    <>
      <input aria-label={`Answer in ${build}`} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => redraw((count) => count + 1)}>
        Go on
      </button>
    </>
  );
}

const slot = (
  <Widget
    name="mf-chat/ask-teacher"
    props={{ teacherId: 1, lesson: { id: 'a', slide: 0 }, about: 'x' }}
    loading={<p>On its way</p>}
    fallback={(retry) => (
      <button type="button" onClick={retry}>
        Try Again
      </button>
    )}
  />
);

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
const pageWithWidget = (
  serial: number,
  breaksWith: { current: Error | null } = { current: null },
  isOpen = true,
): ReactNode => (
  <AreaBoundary name="mf-lessons/lesson" serial={serial} fallback={() => <p>The page failed</p>}>
    <Field key={serial} build={`page ${serial}`} breaksWith={breaksWith} />
    {isOpen && <div key={`sheet ${serial}`}>{slot}</div>}
  </AreaBoundary>
);

test("architecture §4 failure: what was typed in another area's widget is still there when the page around it is replaced, also twice", async () => {
  const { recovery } = standInRecovery();
  const load = async () => () => <Field build="the widget" />;
  const { rerender } = render(inPage(recovery, pageWithWidget(1), load));
  await userEvent.type(await screen.findByLabelText('Answer in the widget'), 'a');
  rerender(inPage(recovery, pageWithWidget(2), load));
  await userEvent.type(await screen.findByLabelText('Answer in the widget'), 'b');
  rerender(inPage(recovery, pageWithWidget(3), load));
  expect(await screen.findByLabelText('Answer in the widget')).toHaveValue('ab');
});

test("architecture §4 failure: what was typed in another area's widget outlives lost files of the page around it", async () => {
  expectLogged(
    /error: TypeError: Failed to fetch dynamically imported module/,
    /error: The section 'mf-lessons\/lesson' failed TypeError/,
  );
  const { recovery, end } = standInRecovery();
  const breaks: { current: Error | null } = { current: null };
  render(inPage(recovery, pageWithWidget(1, breaks), async () => () => <Field build="the widget" />));
  await userEvent.type(await screen.findByLabelText('Answer in the widget'), '12');
  breaks.current = lost();
  await userEvent.click(screen.getAllByRole('button', { name: 'Go on' })[0]!);
  expect(screen.queryByLabelText('Answer in the widget')).toBeNull();
  breaks.current = null;
  await end('retry');
  expect(await screen.findByLabelText('Answer in the widget')).toHaveValue('12');
});

test('what was typed in a widget ends when it is closed', async () => {
  const { recovery } = standInRecovery();
  const load = async () => () => <Field build="the widget" />;
  const { rerender } = render(inPage(recovery, pageWithWidget(1), load));
  await userEvent.type(await screen.findByLabelText('Answer in the widget'), '12');
  rerender(inPage(recovery, pageWithWidget(1, undefined, false), load));
  rerender(inPage(recovery, pageWithWidget(1), load));
  expect(await screen.findByLabelText('Answer in the widget')).toHaveValue('');
});

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
