import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { noContent } from '../content/content.ts';
import { PlatformProvider } from '../platform-provider.tsx';
import { createQueryClient, useRead } from './use-read.ts';

const original = globalThis.fetch;
let fetchMock: jest.Mock<typeof fetch>;
beforeEach(() => {
  fetchMock = jest.fn<typeof fetch>(async () => new Response('[]'));
  globalThis.fetch = fetchMock;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = original;
});

function Reader() {
  const { status, error } = useRead('learningLevels');
  return <p>{error ? error.message : status}</p>;
}

const page = (client = createQueryClient()) => (
  <PlatformProvider
    loadWidget={() => Promise.reject(new Error('No widgets here'))}
    client={client}
    content={noContent}
    store={createStore()}
  >
    <Reader />
  </PlatformProvider>
);

test('§7 reads do not go stale and do not refetch on focus: two readers and a focus make one request', async () => {
  const client = createQueryClient();
  const { unmount } = render(page(client));
  await screen.findByText('success');
  unmount();
  render(page(client));
  await act(async () => {
    globalThis.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('success')).toBeInTheDocument();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('§7 reads are not retried: a failure is shown after one request', async () => {
  fetchMock.mockImplementation(async () => new Response('broken', { status: 500 }));
  render(page());
  expect(await screen.findByText('500: broken')).toBeInTheDocument();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
