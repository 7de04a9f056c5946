import * as z from 'zod/mini';
import {
  learnerReads,
  readings,
  reads,
  writeReadings,
  writes,
  type LearnerReadName,
  type ReadName,
  type WriteName,
} from '@grove/contracts';

// zod compiles validators with `new Function` where it may; our Content-Security-Policy forbids that, and even the attempt is reported.
z.config({ jitless: true });

/** An answer that is not OK. Its message is what the spec prints (§8): status code, colon, space, then the body or the status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** How long to wait before asking again, where the service said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, retryAfterSeconds?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Values for the `{parameters}` of a path and for the query string. */
export interface ReadArguments {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

const anyReads = { ...reads, ...learnerReads };
export type AnyReadName = ReadName | LearnerReadName;
const anyReadings = { ...readings, progress: learnerReads.progress.response };
export type Answer<Name extends AnyReadName> = z.infer<(typeof anyReadings)[Name]>;

/** The key of a read for the query cache: its address in segments, which joined by slashes give the address again (spec §7). */
export function readKey(name: AnyReadName, { params = {}, query = {} }: ReadArguments = {}): string[] {
  const segments = anyReads[name].path
    .slice(1)
    .split('/')
    .map((segment) => {
      const parameter = /^\{(.+)\}$/.exec(segment)?.[1];
      return parameter ? encodeURIComponent(String(params[parameter])) : segment;
    });
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  const last = segments.length - 1;
  if (search) segments[last] = `${segments[last]}?${search}`;
  return segments;
}

/** What a request may say besides. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** The type that the answer to a body shall have, where it can have several. */
  readonly accept?: string;
  /** Which copies of the browser's cache will do, as `fetch` knows it. */
  readonly cache?: RequestCache | undefined;
}

/** Sends a request with the learner's cookie. Throws `ApiError` when the answer is not OK, and what `fetch` throws when there is none. */
export async function request(
  method: string,
  url: string,
  body?: unknown,
  { signal, accept, cache }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json', ...(accept && { accept }) },
      body: JSON.stringify(body),
    }),
    ...(signal && { signal }),
    ...(cache && { cache }),
  });
  if (!response.ok) {
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
    throw new ApiError(
      response.status,
      (await response.text()) || response.statusText,
      Number.isInteger(wait) ? wait : undefined,
    );
  }
  return response;
}

/** Reads one address of the contract and checks the answer against it. */
export async function read<Name extends AnyReadName>(
  name: Name,
  key: readonly string[],
  signal?: AbortSignal,
): Promise<Answer<Name>> {
  const url = `/${key.join('/')}`;
  const answer: unknown = await (await request('GET', url, undefined, { signal })).json();
  // Spec §5: a video-assets answer that is not a list counts as empty.
  const value = name === 'videoAssets' && !Array.isArray(answer) ? [] : answer;
  return agreed(url, anyReadings[name], value) as Answer<Name>;
}

/** What a write takes, and what it answers. */
export type WriteBody<Name extends WriteName> = z.infer<(typeof writes)[Name]['body']>;
export type WriteAnswer<Name extends WriteName> = z.infer<(typeof writeReadings)[Name]>;

/** Sends one write of the contract and checks the answer against it. `params` fill the `{parameters}` of its path. */
export async function write<Name extends WriteName>(
  name: Name,
  params: Readonly<Record<string, string>>,
  body: WriteBody<Name>,
): Promise<WriteAnswer<Name>> {
  const { method, path } = writes[name];
  const url = path.replaceAll(/\{([^{}]+)\}/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? ''));
  return agreed(url, writeReadings[name], await (await request(method, url, body)).json()) as WriteAnswer<Name>;
}

function agreed(url: string, schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`The answer of ${url} is not what was agreed: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
