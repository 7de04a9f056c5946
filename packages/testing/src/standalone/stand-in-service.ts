import { teachers } from '@grove/content';
import {
  chatCall,
  learnerReads,
  reads,
  speechCall,
  writes,
  type ChatReply,
  type ChatRequest,
  type LearnerReadName,
  type ReadName,
  type WriteName,
} from '@grove/contracts';
import { json, mockApi, pending, type MockedAnswers, type MockedRequest, type Reply } from '../mock-api.ts';
import { awardAnswers } from './award-answers.ts';
import { contentAnswers, type Given } from './content-answers.ts';
import { problemReply } from './problems.ts';
import { slowMs, stateOf, type ChosenStates, type ReadState } from './read-states.ts';
import { softTone } from './soft-tone.ts';
import { emptyAnswer } from './state-answers.ts';

/** Films, captions, sounds and what the area is built of are files, not answers: they come from where the area is served. */
const siteFetch = globalThis.fetch;
const files = /^(?:\/videos\/|\/standalone\/|data:)/;

const anyReads = { ...reads, ...learnerReads };
type AnyReadName = ReadName | LearnerReadName;

const readNames = Object.keys(anyReads) as AnyReadName[];
const writeNames = Object.keys(writes) as WriteName[];

/** Parameters of a request's path, by the names that the contract gives them. */
function parametersIn({ path }: MockedRequest, pattern: string): Given {
  const values = path.split('/');
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((segment, place) =>
        segment.startsWith('{') ? [[segment.slice(1, -1), decodeURIComponent(values[place] ?? '')]] : [],
      ),
  );
}

/** The part of a contract's schemas that a check needs. */
interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined };
}

/** Numbers stand in an address as text. */
const asNumbers = (given: Given): unknown =>
  Object.fromEntries(Object.entries(given).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]));

/** What the contract has against a request; undefined when nothing. */
function refusalOf(schema: Schema | undefined, ...values: readonly unknown[]): Response | undefined {
  const faults = values.map((value) => schema?.safeParse(value).error?.issues ?? []);
  if (faults.some((issues) => issues.length === 0)) return undefined;
  return problemReply(
    'invalid_request',
    faults.flat().map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

/** The answer of a read from the content, in the form that the contract lets through. */
const readyRead =
  (name: AnyReadName): Reply =>
  (request) => {
    const read: { path: string; params?: Schema; query?: Schema } = anyReads[name];
    const parameters = parametersIn(request, read.path);
    const query = Object.fromEntries(request.search);
    const refusal = refusalOf(read.params, parameters, asNumbers(parameters)) ?? refusalOf(read.query, query);
    if (refusal) return refusal;
    const answer = contentAnswers[name]({ ...query, ...parameters });
    return answer === undefined ? problemReply('not_found') : json(anyReads[name].response.parse(answer));
  };

const readyWrite =
  (name: WriteName): Reply =>
  (request) => {
    const { path, params, body } = writes[name];
    const parameters = parametersIn(request, path);
    const refusal = refusalOf(params, parameters, asNumbers(parameters)) ?? refusalOf(body, request.body);
    if (refusal) return refusal;
    const answer = awardAnswers[name](parameters, request.body as never);
    return typeof answer === 'string' ? problemReply(answer) : json(answer);
  };

const sayBack: Reply = ({ body }) => {
  const refusal = refusalOf(chatCall.body, body);
  if (refusal) return refusal;
  const { message, teacherId } = body as ChatRequest;
  if (!teachers.some(({ id }) => id === teacherId)) return problemReply('not_found');
  return json({
    response: `This answer is mocked. You wrote: “${message}”`,
    source: 'tutor',
    kind: 'talk',
  } satisfies ChatReply);
};

const speak: Reply = ({ body }) =>
  refusalOf(speechCall.body, body) ?? new Response(softTone(), { headers: { 'content-type': 'audio/wav' } });

const emptyReply =
  (name: string): Reply =>
  () => {
    const answer = emptyAnswer(name);
    return answer === undefined ? problemReply('not_found') : json(answer);
  };

/** The reply of a call in its state. */
const replyIn = (state: ReadState, name: string, ready: Reply): Reply => {
  const replies: Record<ReadState, Reply> = {
    ready,
    empty: emptyReply(name),
    loading: pending,
    error: () => problemReply('unavailable'),
    slow: async (request) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return ready(request);
    },
  };
  return replies[state];
};

/**
 * Answers the page's requests in the service's place, each in its chosen state. `onCall` hears the name of every read and
 * write, and `chat` or `speech` for the other two calls.
 */
export function standInService(chosen: ChosenStates, onCall: (name: string) => void): void {
  const call =
    (name: string, ready: Reply): Reply =>
    (request) => {
      onCall(name);
      return replyIn(stateOf(chosen, name), name, ready)(request);
    };
  mockApi({
    ...(Object.fromEntries(readNames.map((name) => [name, call(name, readyRead(name))])) as MockedAnswers),
    ...(Object.fromEntries(
      writeNames.map((name) => [`${writes[name].method} ${writes[name].path}`, call(name, readyWrite(name))]),
    ) as MockedAnswers),
    [`${chatCall.method} ${chatCall.path}`]: call('chat', sayBack),
    [`${speechCall.method} ${speechCall.path}`]: call('speech', speak),
  });
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    (typeof input === 'string' && files.test(input) ? siteFetch : answer)(input, init);
}
