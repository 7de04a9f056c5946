import { documents } from '@grove/content/server';
import {
  chatCall,
  documentAddress,
  learnerReads,
  reads,
  speechCall,
  writes,
  type LearnerReadName,
  type ReadName,
  type WriteName,
} from '@grove/contracts';
import { json, mockApi, pending, type MockedAnswers, type MockedRequest, type Reply } from '../mock-api.ts';
import { awardAnswers } from './award-answers.ts';
import { answerChat } from './chat-answers.ts';
import { contentAnswers, type Given } from './content-answers.ts';
import { problemReply } from './problems.ts';
import { refusalOf, type Schema } from './refusal.ts';
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
      .flatMap((segment, index) =>
        segment.startsWith('{') ? [[segment.slice(1, -1), decodeURIComponent(values[index] ?? '')]] : [],
      ),
  );
}

/** Numbers stand in an address as text. */
const asNumbers = (given: Given): unknown =>
  Object.fromEntries(Object.entries(given).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]));

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

/** Where an area alone finds the documents of the content: those of the working tree. */
export const contentBase = '/content/working-tree/';

/** What a document is called among the calls of a page, as in `?reads=matrix.json:error`. */
const documentCall = (name: string): string => `${name}.json`;

/**
 * Answers the page's requests in the service's place, each in its chosen state. `onCall` hears the name of every read, write and document,
 * and `chat` or `speech` for the other two calls.
 */
export function mockService(chosen: ChosenStates, onCall: (name: string) => void): void {
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
    ...Object.fromEntries(
      Object.entries(documents).map(([name, document]) => [
        `GET ${documentAddress(contentBase, name)}`,
        call(documentCall(name), () => json(document)),
      ]),
    ),
    [`${chatCall.method} ${chatCall.path}`]: call('chat', answerChat),
    [`${speechCall.method} ${speechCall.path}`]: call('speech', speak),
  });
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    (typeof input === 'string' && files.test(input) ? siteFetch : answer)(input, init);
}
