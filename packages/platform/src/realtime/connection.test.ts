import { beforeEach, expect, test } from '@jest/globals';
import type { HeardMessage } from '@grove/contracts';
import { expectLogged, FakeSocket, loggedLines } from '@grove/testing';
import { Connection, type ConnectionStatus } from './connection.ts';

let sockets: FakeSocket[];
let timers: { ms: number; run: () => void; isCancelled: boolean }[];
let statuses: ConnectionStatus[];
let unasked: string[];
let isAwake: boolean;
let connection: Connection;

beforeEach(() => {
  sockets = [];
  timers = [];
  statuses = [];
  unasked = [];
  isAwake = true;
  connection = new Connection(
    {
      openSocket: () => {
        sockets.push(new FakeSocket());
        return sockets.at(-1)!;
      },
      after: (ms, run) => {
        const timer = { ms, run, isCancelled: false };
        timers.push(timer);
        return () => void (timer.isCancelled = true);
      },
      isAwake: () => isAwake,
    },
    { onStatus: (status) => statuses.push(status), onUnasked: ({ text }) => unasked.push(text) },
  );
});

const elapse = (): void => {
  for (const timer of timers.splice(0)) if (!timer.isCancelled) timer.run();
};
const wish = { type: 'chat', text: 'Hello!', teacherId: 2, sessionId: 'greeting-1' } as const;
const hearing = (sessionId: string): HeardMessage[] => {
  const heard: HeardMessage[] = [];
  connection.subscribe(sessionId, (message) => heard.push(message));
  return heard;
};

test('§4 real-time connection: it says how it stands', () => {
  connection.open();
  sockets[0]!.opens();
  sockets[0]!.closes();
  expect(statuses).toEqual(['connecting', 'open', 'closed']);
});

test('§4 real-time connection: on close it retries after 3 seconds, again and again', () => {
  connection.open();
  sockets[0]!.closes();
  expect(sockets).toHaveLength(1);
  expect(timers.map(({ ms }) => ms)).toEqual([3_000]);
  elapse();
  expect(sockets).toHaveLength(2);
  sockets[1]!.closes();
  elapse();
  expect(sockets).toHaveLength(3);
});

test('§4 real-time connection: sending while disconnected triggers a reconnect and the message is not queued', () => {
  connection.open();
  sockets[0]!.closes();
  expect(connection.send(wish)).toBe(false);
  expect(sockets).toHaveLength(2);
  sockets[1]!.opens();
  expect(sockets[1]!.sent).toEqual([]);
  elapse();
  expect(sockets).toHaveLength(2);
});

test('sending while it is being opened opens no second one', () => {
  connection.open();
  expect(connection.send(wish)).toBe(false);
  expect(sockets).toHaveLength(1);
});

test('§7 real-time channel: an open connection sends the message as agreed', () => {
  connection.open();
  sockets[0]!.opens();
  expect(connection.send(wish)).toBe(true);
  expect(sockets[0]!.sent).toEqual([wish]);
});

test('while nobody is there it waits, and tries once when somebody is back', () => {
  connection.open();
  sockets[0]!.closes();
  isAwake = false;
  elapse();
  connection.wake();
  expect(sockets).toHaveLength(1);
  isAwake = true;
  connection.wake();
  connection.wake();
  expect(sockets).toHaveLength(2);
});

test('coming back does not shorten the wait', () => {
  connection.open();
  sockets[0]!.closes();
  connection.wake();
  expect(sockets).toHaveLength(1);
});

test('§7 real-time channel: a response of only its text, without a session, is for whoever waits; what waits for no greeting leaves it to the page', () => {
  const own = hearing('a');
  connection.open();
  sockets[0]!.says({ type: 'response', teacher: 'Miss Luna', text: 'Hello!' });
  expect(own).toEqual([{ type: 'response', teacher: 'Miss Luna', text: 'Hello!' }]);
  expect(unasked).toEqual(['Hello!']);
  hearing('greeting-1');
  sockets[0]!.says({ type: 'response', text: 'Good morning!' });
  sockets[0]!.says({ type: 'response', sessionId: 'nobody', text: 'Too late!' });
  expect(unasked).toEqual(['Hello!']);
  expect(own.map((message) => message.type === 'response' && message.text)).toEqual(['Hello!', 'Good morning!']);
});

test('words of another release about a reply are passed over', () => {
  const own = hearing('a');
  connection.open();
  sockets[0]!.says({
    type: 'response',
    sessionId: 'a',
    text: 'Hello!',
    teacher: 'Miss Luna',
    source: 'oracle',
    kind: 'riddle',
  });
  expect(own).toMatchObject([{ text: 'Hello!' }]);
});

const response = {
  type: 'response',
  sessionId: 'a',
  text: 'Hi!',
  teacher: 'T',
  source: 'tutor',
  kind: 'talk',
} as const;

test('a session hears its own messages, and errors that name none', () => {
  const [own, other] = [hearing('a'), hearing('b')];
  connection.open();
  sockets[0]!.says(response);
  sockets[0]!.says({ type: 'error', code: 'too_many_requests', message: 'Slower', retryAfterSeconds: 5 });
  expect(own.map(({ type }) => type)).toEqual(['response', 'error']);
  expect(other.map(({ type }) => type)).toEqual(['error']);
});

test('who stopped hearing hears nothing more', () => {
  const heard: HeardMessage[] = [];
  const stop = connection.subscribe('a', (message) => heard.push(message));
  stop();
  connection.open();
  sockets[0]!.says(response);
  expect(heard).toEqual([]);
});

test('§7 real-time channel: messages that cannot be parsed are logged and go nowhere', () => {
  expectLogged(/error: A real-time message could not be understood/);
  const heard = hearing('a');
  connection.open();
  for (const data of [
    '',
    '{',
    'null',
    '[]',
    '{"type":"response"}',
    { ...response, text: 7 },
    { ...response, audio: '<script>' },
  ])
    sockets[0]!.says(data);
  expect(heard).toEqual([]);
  expect(loggedLines()).toHaveLength(7);
});

test('a connection that goes is an error for all who wait', () => {
  const heard = hearing('a');
  connection.open();
  sockets[0]!.closes();
  expect(heard).toMatchObject([{ type: 'error', code: 'unavailable' }]);
});

test('after its end it is closed, tries nothing and hears nothing', () => {
  const heard = hearing('a');
  connection.open();
  connection.end();
  expect(sockets[0]!.closeCalls).toBe(1);
  sockets[0]!.says(response);
  sockets[0]!.closes();
  elapse();
  expect(sockets).toHaveLength(1);
  expect(heard).toEqual([]);
  expect(statuses.at(-1)).toBe('closed');
});
