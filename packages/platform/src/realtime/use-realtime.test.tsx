import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useEffect } from 'react';
import { expectLogged, FakeAudio, FakeSocket, installFakeAudio } from '@grove/testing';
import { fetchGreeting, greetingSession, useGreeting } from './greeting.ts';
import { useConnection, useRealtime } from './use-realtime.ts';

let readyState: jest.SpiedGetter<DocumentReadyState>;
beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.install();
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const greeting: { ask?: ReturnType<typeof useGreeting> } = {};
const greet: ReturnType<typeof useGreeting> = async (asked) => (greeting.ask ? greeting.ask(asked) : null);
function Page({ keeps = true }: { keeps?: boolean }) {
  return (
    <>
      {keeps && <Keeper />}
      <Status />
    </>
  );
}
function Keeper() {
  useRealtime();
  return null;
}
function Status() {
  const ask = useGreeting();
  useEffect(() => void Object.assign(greeting, { ask }), [ask]);
  return <output>{useConnection().status}</output>;
}
const show = (keeps = true) =>
  render(
    <Provider store={createStore()}>
      <Page keeps={keeps} />
    </Provider>,
  );

test('§4 real-time connection: it connects on load to /ws of the same host', () => {
  readyState.mockReturnValue('interactive');
  show();
  expect(FakeSocket.all).toEqual([]);
  act(() => void globalThis.dispatchEvent(new Event('load')));
  expect(FakeSocket.all.map(({ address }) => address)).toEqual(['ws://localhost/ws']);
  expect(screen.getByText('connecting')).toBeInTheDocument();
  FakeSocket.all[0]!.opens();
  expect(screen.getByText('open')).toBeInTheDocument();
});

test('§9 the reconnect comes 3000 ms after the close, not before', () => {
  show();
  FakeSocket.all[0]!.closes();
  act(() => jest.advanceTimersByTime(2_999));
  expect(FakeSocket.all).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1));
  expect(FakeSocket.all).toHaveLength(2);
});

test('while the page is hidden no connection is tried; it comes with the page', () => {
  show();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  FakeSocket.all[0]!.closes();
  act(() => jest.advanceTimersByTime(60_000));
  expect(FakeSocket.all).toHaveLength(1);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(FakeSocket.all).toHaveLength(2);
});

test('experience §7 real-time channel: a page that goes closes it, and one that comes back from the cache opens it again', () => {
  show();
  FakeSocket.all[0]!.opens();
  act(() => void globalThis.dispatchEvent(new Event('pagehide')));
  expect(FakeSocket.all[0]!.closeCalls).toBe(1);
  expect(screen.getByText('closed')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  act(() => void globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })));
  expect(FakeSocket.all).toHaveLength(1);
  act(() => void globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(FakeSocket.all).toHaveLength(2);
});

test('a page without a connection has a closed one', async () => {
  show(false);
  expect(screen.getByText('closed')).toBeInTheDocument();
  expect(await greet({ teacherId: 1, text: 'Hello!', sessionId: greetingSession(5) })).toBeNull();
  expect(FakeSocket.all).toEqual([]);
});

test('§7 real-time channel: a greeting is asked for with its prefix plus a timestamp, and its base64 mpeg arrives as a sound', async () => {
  expectLogged(/info: Miss Luna: Hello!/);
  show();
  const [socket] = FakeSocket.all;
  socket!.opens();
  const sessionId = greetingSession(1_700_000_000_000);
  const heard = greet({ teacherId: 1, text: 'Hello!', sessionId });
  expect(socket!.sent).toEqual([{ type: 'chat', teacherId: 1, text: 'Hello!', sessionId: 'greeting-1700000000000' }]);
  socket!.says({
    type: 'response',
    sessionId,
    text: 'Hello!',
    teacher: 'Miss Luna',
    source: 'tutor',
    kind: 'talk',
    audio: btoa('mp3!'),
    wordTimes: '70',
    mouths: 'E7A9R4',
  });
  const sound = await heard;
  expect(sound?.blob.type).toBe('audio/mpeg');
  expect(await sound?.blob.text()).toBe('mp3!');
  expect(sound).toMatchObject({
    text: 'Hello!',
    timesMs: [70],
    mouths: [
      { atMs: 70, mouth: 'eh' },
      { atMs: 160, mouth: 'aa' },
      { atMs: 200, mouth: 'rest' },
    ],
  });
});

test('§7 real-time channel: a response of only audio, teacher and text answers the greeting that waits', async () => {
  expectLogged(/info: Miss Luna: Hello!/);
  show();
  const [socket] = FakeSocket.all;
  socket!.opens();
  const heard = greet({ teacherId: 1, text: 'Hello!', sessionId: 'greeting-1' });
  socket!.says({ type: 'response', text: 'Hello!', teacher: 'Miss Luna', audio: btoa('mp3!') });
  expect(await (await heard)?.blob.text()).toBe('mp3!');
});

test('§7 real-time channel: a response of only audio, teacher and text that nobody asked for is played, at the volume of §9, and logged', async () => {
  expectLogged(/info: Miss Luna: Hello!/);
  installFakeAudio();
  show();
  const [socket] = FakeSocket.all;
  socket!.opens();
  socket!.says({ type: 'response', text: 'Hello!', teacher: 'Miss Luna', audio: btoa('mp3!') });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(FakeAudio.last?.volume).toBe(0.8);
});

test.each([
  [
    'the service answers with an error',
    { type: 'error', code: 'internal', message: 'No voice' },
    /error: Failed to play teacher audio No voice/,
  ],
  [
    'the response has no sound',
    { type: 'response', text: 'Hello!', teacher: 'Miss Luna', source: 'tutor', kind: 'talk' },
    /info: Miss Luna: Hello!/,
  ],
])('a greeting is asked for elsewhere when %s', async (_, answer, line) => {
  expectLogged(line);
  show();
  const [socket] = FakeSocket.all;
  socket!.opens();
  const heard = greet({ teacherId: 1, text: 'Hello!', sessionId: 'greeting-1' });
  socket!.says({ ...answer, sessionId: 'greeting-1' });
  expect(await heard).toBeNull();
});

test('a greeting is asked for elsewhere when the connection is not open', async () => {
  show();
  expect(await greet({ teacherId: 1, text: 'Hello!', sessionId: 'greeting-1' })).toBeNull();
});

test('a greeting that does not come in time is asked for elsewhere', async () => {
  const unsubscribe = jest.fn();
  const heard = fetchGreeting(
    { send: () => true, subscribe: () => unsubscribe },
    { teacherId: 1, text: 'Hello!', sessionId: 'greeting-1' },
  );
  jest.advanceTimersByTime(4_000);
  expect(await heard).toBeNull();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});
