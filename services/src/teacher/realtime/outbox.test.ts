import { expect, test } from '@jest/globals';
import { Outbox, type Sink } from './outbox.ts';

function sinkWith(bufferedAmount: number, readyState = 1) {
  const sent: string[] = [];
  const closed: Array<number | undefined> = [];
  const sink = {
    OPEN: 1,
    readyState,
    bufferedAmount,
    send: (text: string) => void sent.push(text),
    close: (code?: number) => void closed.push(code),
  } as unknown as Sink;
  return { outbox: new Outbox(sink, 1_000), sent, closed };
}

const response = {
  type: 'response',
  sessionId: 's',
  text: 'Hi.',
  teacher: 'T',
  source: 'tutor',
  kind: 'talk',
} as const;

test('§7 /ws: a slow reader gets every answer', () => {
  const { outbox, sent, closed } = sinkWith(1_000);
  outbox.send(response);
  outbox.send({ type: 'error', code: 'not_found', message: 'Nobody.' });
  expect(sent.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['response', 'error']);
  expect(closed).toEqual([]);
});

test('§7 /ws: whoever does not read at all is asked to come again', () => {
  const { outbox, sent, closed } = sinkWith(1_001);
  outbox.send(response);
  expect([sent, closed]).toEqual([[], [1013]]);
});

test('§7 /ws: nothing is sent into a connection that closes', () => {
  const { outbox, sent } = sinkWith(0, 2);
  outbox.send(response);
  expect(sent).toEqual([]);
});
