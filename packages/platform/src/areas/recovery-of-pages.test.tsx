import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expectLogged } from '@grove/testing/log';
import { AreaBoundary } from './boundary.tsx';
import { lost, standInRecovery, inPage, Field, slot } from './testing/recovery-page.tsx';

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
