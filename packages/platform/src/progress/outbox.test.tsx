import { useState } from 'react';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import {
  aProgress,
  expectLogged,
  failing,
  json,
  loggedLines,
  mockApi,
  pending,
  renderPage,
  unreachable,
  type MockedAnswers,
  type MockedRequest,
} from '@grove/testing';
import { useOutbox, usePost, type QueuedWrite } from './outbox.ts';
import { useProgress } from './progress.ts';

const award = () => json({ success: true, xpAwarded: 60, user: { totalXP: 60, subjectXP: { math: 60 } } });
const call = 'POST /api/lessons/arrays/complete';
const queued: QueuedWrite<'completeLesson'> = {
  name: 'completeLesson',
  params: { lessonId: 'arrays' },
  body: { sessionId: 's1', completedAt: '2026-03-01T10:00:00.000Z', answers: [] },
};
const stored = (): unknown => JSON.parse(localStorage.getItem('grove.outbox') ?? '[]');

beforeEach(() => {
  localStorage.clear();
  onRefused.mockClear();
});

const onRefused = jest.fn();

function Outbox() {
  useOutbox(onRefused);
  const post = usePost();
  return (
    <button type="button" onClick={() => post(queued)}>
      Post
    </button>
  );
}

const introduction = () => json(aProgress());
const posts = (sent: readonly MockedRequest[]): MockedRequest[] => sent.filter(({ method }) => method === 'POST');

function open(answers: MockedAnswers) {
  const sent = mockApi({ progress: introduction, ...answers });
  return { ...renderPage(<Outbox />), sent };
}

test('a completion is sent at once with its session, and leaves the outbox when it is recorded', async () => {
  const { user, sent } = open({ [call]: award });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(stored()).toEqual([]));
  expect(posts(sent)).toMatchObject([{ method: 'POST', path: '/api/lessons/arrays/complete', body: queued.body }]);
});

test.each([
  ['the connection is gone', unreachable],
  ['the service fails', failing(503)],
  ['there were too many', failing(429)],
  ['it comes on a way that is closed', failing(403)],
])('a completion waits while %s', async (_, reply) => {
  expectLogged(/error: 'completeLesson' was not recorded \{ lessonId: 'arrays' \}/);
  const { user, sent } = open({ [call]: reply });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(loggedLines()).toHaveLength(1));
  expect(posts(sent)).toHaveLength(1);
  expect(stored()).toEqual([queued]);
});

const hourMs = 60 * 60 * 1_000;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
const other = { ...queued, params: { lessonId: 'fractions' } };
const store = (...writes: readonly QueuedWrite[]): void => localStorage.setItem('grove.outbox', JSON.stringify(writes));

test('a refused completion is kept and told once, and does not hold up what comes after it', async () => {
  expectLogged(/error: 'completeLesson' was not recorded \{ lessonId: 'arrays' \} ApiError: 404/);
  store(queued, other);
  const { user, sent } = open({ [call]: failing(404), 'POST /api/lessons/fractions/complete': award });
  const kept = [{ ...queued, refused: { since: expect.any(String), tried: expect.any(String) } }];
  await waitFor(() => expect(stored()).toEqual(kept));
  expect(posts(sent).map(({ path }) => path)).toEqual([
    '/api/lessons/arrays/complete',
    '/api/lessons/fractions/complete',
  ]);
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(posts(sent)).toHaveLength(3));
  await waitFor(() => expect(stored()).toEqual(kept));
});

test('a refused completion is sent again after an hour, and leaves the outbox when it counts', async () => {
  store(
    { ...queued, refused: { since: ago(2 * hourMs), tried: ago(hourMs) } },
    { ...other, refused: { since: ago(2 * hourMs), tried: ago(hourMs / 2) } },
  );
  const { sent } = open({ [call]: award });
  await waitFor(() => expect(stored()).toMatchObject([{ params: { lessonId: 'fractions' } }]));
  expect(posts(sent)).toHaveLength(1);
  expect(onRefused).not.toHaveBeenCalled();
});

test('a completion that is refused again keeps the day of its first refusal, and after a month it is let go', async () => {
  expectLogged(
    /error: 'completeLesson' was not recorded .* ApiError: 404/,
    /error: What the service refused for a month is not sent any more/,
  );
  const since = ago(29 * 24 * hourMs);
  store(
    { ...queued, refused: { since, tried: ago(2 * hourMs) } },
    { ...other, refused: { since: ago(30 * 24 * hourMs), tried: ago(2 * hourMs) } },
  );
  const { sent } = open({ [call]: failing(404) });
  await waitFor(() => expect(posts(sent)).toHaveLength(1));
  await waitFor(() =>
    expect(stored()).toEqual([
      { ...queued, refused: { since, tried: expect.not.stringContaining(ago(2 * hourMs).slice(0, 13)) } },
    ]),
  );
});

test('a new attempt takes the place of a refused one', async () => {
  store({ ...queued, body: { ...queued.body, sessionId: 'before' }, refused: { since: ago(hourMs), tried: ago(0) } });
  const { user, sent } = open({ [call]: award });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(stored()).toEqual([]));
  expect(posts(sent)).toMatchObject([{ body: { sessionId: 's1' } }]);
});

test('what waits is sent when the page starts', async () => {
  localStorage.setItem('grove.outbox', JSON.stringify([queued]));
  const { sent } = open({ [call]: award });
  await waitFor(() => expect(stored()).toEqual([]));
  expect(posts(sent)).toHaveLength(1);
});

test('what waits is sent once when the connection is back', async () => {
  expectLogged(/error: 'completeLesson' was not recorded .* TypeError: Failed to fetch/);
  const { user, sent } = open({ [call]: unreachable });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(posts(sent)).toHaveLength(1));
  const later = mockApi({ progress: introduction, [call]: award });
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
    globalThis.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(stored()).toEqual([]));
  expect(posts(later)).toHaveLength(1);
});

test.each([
  ['as long as the service says', () => new Response('{}', { status: 429, headers: { 'retry-after': '7' } }), 7_000],
  ['half a minute where it does not say', failing(503), 30_000],
])('what had to wait is sent again after a while: %s', async (_, reply, waitMs) => {
  expectLogged(/error: 'completeLesson' was not recorded .* ApiError: (?:429|503)/);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const { sent } = open({ [call]: reply });
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(posts(sent)).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(waitMs - 1));
    expect(posts(sent)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
    expect(stored()).toEqual([queued]);
  } finally {
    jest.useRealTimers();
  }
});

test('an answer of another form is not taken for a record', async () => {
  expectLogged(/error: 'completeLesson' was not recorded .* Error: The answer of/);
  const { user, sent } = open({ [call]: () => json({ success: true }) });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(loggedLines()).toHaveLength(1));
  expect(posts(sent)).toHaveLength(1);
  expect(stored()).toEqual([queued]);
});

test('architecture §5 identity: a browser reads its progress before it records for the first time, so that its cookie cannot get lost with the record', async () => {
  const { user, sent } = open({ [call]: award });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(stored()).toEqual([]));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/progress', call]);
});

test('architecture §5 identity: the page and the outbox read the progress of a new browser together, so that it is one learner', async () => {
  function Page() {
    const { data } = useProgress();
    return (
      <>
        <Outbox />
        {data && <p>Known</p>}
      </>
    );
  }
  localStorage.setItem('grove.outbox', JSON.stringify([queued]));
  const sent = mockApi({ progress: introduction, [call]: award });
  renderPage(<Page />);
  expect(await screen.findByText('Known')).toBeVisible();
  await waitFor(() => expect(stored()).toEqual([]));
  expect(sent.slice(0, 2).map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/progress', call]);
});

test('architecture §5 identity: what waits is sent also when the page that read the progress is left meanwhile', async () => {
  function Page() {
    useProgress();
    return null;
  }
  function Site() {
    const [isThere, setIsThere] = useState(true);
    return (
      <>
        <Outbox />
        {isThere && <Page />}
        <button type="button" onClick={() => setIsThere(false)}>
          Leave
        </button>
      </>
    );
  }
  let isHeld = true;
  const sent = mockApi({ progress: (request) => (isHeld ? pending(request) : introduction()), [call]: award });
  const { user } = renderPage(<Site />);
  await user.click(screen.getByRole('button', { name: 'Post' }));
  isHeld = false;
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(stored()).toEqual([]));
  expect(posts(sent)).toHaveLength(1);
});

test('what waits stays when the browser cannot even read its progress, whatever the answer', async () => {
  expectLogged(/error: The service does not know this browser yet ApiError: 404/);
  const { user, sent } = open({ [call]: award, progress: failing(404) });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(stored()).toEqual([queued]);
});
