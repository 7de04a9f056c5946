import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Stands for the router, which hears every step through the history. */
const router = jest.fn();
const page = { key: 'page', idx: 1 };

beforeEach(() => {
  router.mockClear();
  history.pushState({ key: 'before', idx: 0 }, '', '/before');
  history.pushState(page, '', '/page');
  globalThis.addEventListener('popstate', router);
});
afterEach(() => {
  cleanup();
  globalThis.removeEventListener('popstate', router);
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Choose" closeLabel="Close">
        Text
      </Dialog>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  const { unmount } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(history.state).not.toEqual(page);
  return { user, unmount };
}

test('Back closes a dialog and stays on the page, and the router hears nothing of it', async () => {
  await openDialog();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([location.pathname, history.state]).toEqual(['/page', page]);
  expect(router).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
  expect(router).toHaveBeenCalledTimes(1);
});

test('a dialog that is closed otherwise leaves no entry in the history, however often it was opened', async () => {
  const { user } = await openDialog();
  const length = history.length;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(history.state).toEqual(page));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(history.length).toBe(length);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(history.state).toEqual(page));
  expect(router).not.toHaveBeenCalled();
});

test('after a link in a dialog led on, Back returns to the page at once', async () => {
  const { unmount } = await openDialog();
  history.pushState({ key: 'next', idx: 2 }, '', '/next');
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(location.pathname).toBe('/next');
  history.back();
  await waitFor(() => expect([location.pathname, history.state]).toEqual(['/page', page]));
  await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
});
