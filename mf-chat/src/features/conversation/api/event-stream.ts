/** An event of a stream. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads an answer of the type `text/event-stream`, event by event, as the HTML standard says. Whoever stops reading ends the request. Throws what `fetch`
 * throws when the connection is lost; an event that is cut off by the end of the answer is none.
 */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  let name = '';
  let data: string[] = [];
  for await (const line of linesOf(response)) {
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (line === '') {
      if (data.length > 0) yield { name: name || 'message', data: data.join('\n') };
      name = '';
      data = [];
    } else if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
  }
}

/** The lines of an answer, each as soon as its end is there, however the network has cut them. */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // A carriage return at the end may be the first half of a line break.
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
