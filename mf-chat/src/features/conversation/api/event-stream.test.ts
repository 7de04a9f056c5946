import { expect, jest, test } from '@jest/globals';
import { readEvents, type ServerEvent } from './event-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** An answer that comes in these pieces. */
function answerOf(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  end: (stream: ReadableStreamDefaultController) => void = (s) => s.close(),
) {
  const waiting = [...pieces];
  return new Response(
    new ReadableStream({
      pull: (stream) => {
        const piece = waiting.shift();
        if (piece) stream.enqueue(piece);
        else end(stream);
      },
    }),
  );
}

async function read(response: Response): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

const said = [
  { name: 'sentence', data: '{"text":"Grün. "}' },
  { name: 'reply', data: 'one\ntwo' },
];

test.each(['\n', '\r\n', '\r'])('events are read whatever ends their lines: %j', async (end) => {
  const text = ['event: sentence', `data: ${said[0]!.data}`, '', 'event:reply', 'data: one', 'data:two', '', ''].join(
    end,
  );
  // A lone carriage return at the very end might be half of a line break; something has to follow it.
  expect(await read(answerOf([bytes(`${text}:\n`)]))).toEqual(said);
});

test('events are read however the network cuts them, in the middle of letters and line breaks, too', async () => {
  const text = bytes(
    'event: sentence\r\ndata: {"text":"Grün. "}\r\n\r\nevent: reply\r\ndata: one\r\ndata: two\r\n\r\n',
  );
  for (let size = 1; size <= text.length; size += 1) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.subarray(index * size, (index + 1) * size),
    );
    expect(await read(answerOf(pieces))).toEqual(said);
  }
});

test('an event is there before the next one comes', async () => {
  const events = readEvents(answerOf([bytes('data: one\n\n')], () => new Promise(() => {}) as never));
  expect(await events.next()).toEqual({ done: false, value: { name: 'message', data: 'one' } });
});

test('comments, unknown fields, events without data and a mark at the beginning are passed over', async () => {
  const text = '\uFEFF: hello\nid: 7\nretry: 5\nevent: nothing\n\nevent: reply\ndata\ndata:  two\n\n';
  expect(await read(answerOf([bytes(text)]))).toEqual([{ name: 'reply', data: '\n two' }]);
});

test('an event that the end of the answer cuts off is none', async () => {
  expect(await read(answerOf([bytes('data: one\n\nevent: reply\ndata: tw')]))).toEqual([
    { name: 'message', data: 'one' },
  ]);
  expect(await read(new Response(null))).toEqual([]);
});

test('a connection that is lost is an error, after the events that came', async () => {
  const events = readEvents(
    answerOf([bytes('data: one\n\n')], (stream) => stream.error(new TypeError('network error'))),
  );
  expect((await events.next()).value).toEqual({ name: 'message', data: 'one' });
  await expect(events.next()).rejects.toThrow('network error');
});

test('who stops reading ends the request', async () => {
  const cancel = jest.fn<() => void>();
  const response = new Response(
    new ReadableStream({ start: (stream) => stream.enqueue(bytes('data: one\n\n')), cancel }),
  );
  for await (const { data } of readEvents(response)) {
    expect(data).toBe('one');
    break;
  }
  expect(cancel).toHaveBeenCalledTimes(1);
});
