import { learnerReads, reads, type LearnerReadName, type ReadName } from '@grove/contracts';

const anyReads = { ...reads, ...learnerReads };
type AnyReadName = ReadName | LearnerReadName;

type Answer<Name extends AnyReadName> = ReturnType<(typeof anyReads)[Name]['response']['parse']>;

/** What a mocked address answers: a `Response`, or a promise of one. */
export type Reply = (request: MockedRequest) => Response | Promise<Response>;

/** A request as the page sent it; `body` is the parsed JSON. */
export interface MockedRequest {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
  /** The types that the page takes, as its header says. */
  readonly accept: string;
  /** Says that the page does not wait any more. */
  readonly signal: AbortSignal | undefined;
}

/** Answers of reads by their name in the contract, and of other calls and files as `POST /api/lessons/{lessonId}/complete` or `GET /videos/{film}.vtt`. */
export type MockedAnswers = { readonly [Name in AnyReadName]?: Answer<Name> | Reply } & {
  readonly [call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`]: Reply;
};

/** A JSON answer. */
export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** An answer that is not OK. */
export const failing =
  (status: number, text = 'Failed'): Reply =>
  () =>
    new Response(text, { status });

/** An answer that never comes. */
export const pending: Reply = () => new Promise<Response>(() => {});

/** The connection breaks before there is an answer. */
export const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);

/** A plain answer must keep the contract, so that a test cannot pass on data that the service would never send. */
function agreed<Name extends AnyReadName>(name: Name, value: Answer<Name>): Reply {
  const parsed = anyReads[name].response.safeParse(value);
  if (!parsed.success) throw new Error(`The mocked answer of '${name}' breaks the contract: ${parsed.error.message}`);
  return () => json(value);
}

function replyTo(answers: MockedAnswers, { method, path }: MockedRequest): Reply | undefined {
  const call = Object.keys(answers).find((candidate) => toPattern(candidate).test(`${method} ${path}`));
  if (call !== undefined || method !== 'GET') return answers[call as `POST /${string}`];
  const name = (Object.keys(anyReads) as AnyReadName[]).find(
    (candidate) => candidate in answers && toPattern(anyReads[candidate].path).test(path),
  );
  const answer = name && answers[name];
  return name && typeof answer !== 'function'
    ? agreed(name, answer as Answer<typeof name>)
    : (answer as Reply | undefined);
}

/** An answer, or the reason why nobody waits for it any more. */
function orAborted(reply: Response | Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal?.reason as Error);
    if (signal?.aborted) return leave();
    signal?.addEventListener('abort', leave, { once: true });
    Promise.resolve(reply).then(resolve, reject);
  });
}

/**
 * Answers the page's requests at the level of `fetch` until the next call. An address without an answer is a 404, as
 * the service gives for unknown ids. Returns the requests that were sent, oldest first.
 */
export function mockApi(answers: MockedAnswers): MockedRequest[] {
  const sent: MockedRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const request: MockedRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      search: url.searchParams,
      body,
      accept: new Headers(init?.headers).get('accept') ?? '*/*',
      signal: init?.signal ?? undefined,
    };
    sent.push(request);
    return orAborted((replyTo(answers, request) ?? failing(404, 'Not Found'))(request), request.signal);
  };
  return sent;
}
