import { adventureSources } from '@grove/content/server';
import { adventureXp, learnerReads, reads, writes, type LearnerReadName, type Problem, type ReadName, type WriteName } from '@grove/contracts';
import { json, mockApi, pending, type MockedAnswers, type MockedRequest, type Reply } from '../mock-api.ts';
import { aProgress } from '../factories.ts';
import { contentAnswers, type Given } from './content-answers.ts';
import { stateOf, type ChosenStates, type ReadState } from './read-states.ts';
import { softTone } from './soft-tone.ts';

/** Films and their captions are files, not answers: they come from where the area is served. */
const siteFetch = globalThis.fetch;
const films = '/videos/';

/** How late a slow answer is. */
const slowMs = 3_000;

const anyReads = { ...reads, ...learnerReads };
type AnyReadName = ReadName | LearnerReadName;
const readNames = Object.keys(anyReads) as AnyReadName[];

const problem = (status: number, code: Problem['code'], title: string): Response =>
  json({ type: 'about:blank', title, status, detail: 'Chosen in the bar of the area alone.', code, requestId: 'standalone' } satisfies Problem, status);

const notFound = (): Response => problem(404, 'not_found', 'Not Found');

/** Parameters of a request's path and query, by the names that the contract gives them. */
function givenIn({ path, search }: MockedRequest, pattern: string): Given {
  const values = path.split('/');
  const inPath = pattern.split('/').flatMap((segment, place) => (segment.startsWith('{') ? [[segment.slice(1, -1), decodeURIComponent(values[place] ?? '')]] : []));
  return { ...Object.fromEntries(search), ...Object.fromEntries(inPath) };
}

/** The answer of a read from the content, in the form that the contract lets through. */
const readyRead = (name: AnyReadName): Reply => (request) => {
  const answer = contentAnswers[name](givenIn(request, anyReads[name].path));
  return answer === undefined ? notFound() : json(anyReads[name].response.parse(answer));
};

/** An empty list or a learner who has nothing yet, or for a single thing the answer that there is none. */
const emptyRead = (name: AnyReadName): Reply => () => (name === 'progress' ? json(aProgress()) : anyReads[name].response.safeParse([]).success ? json([]) : notFound());

/** Counts nothing, but says that it did: the area alone has no ledger. */
const award: Reply = () => json({ success: true, xpAwarded: 60, user: { totalXP: 300, subjectXP: { mathematics: 180, science: 120 } } });
const adventureAward: Reply = ({ path }) => {
  const badgeEarned = adventureSources.find(({ id }) => path === `/api/adventures/${id}/complete`)?.badge ?? null;
  return json({ success: true, xpAwarded: adventureXp.ending, badgeEarned, user: { totalXP: 300, subjectXP: { mathematics: 180, science: 120 } } });
};
const writeNames = Object.keys(writes) as WriteName[];

const inState = (state: ReadState, ready: Reply, empty: Reply): Reply => {
  const replies: Record<ReadState, Reply> = {
    ready,
    empty,
    loading: pending,
    error: () => problem(503, 'unavailable', 'Service Unavailable'),
    slow: async (request) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return ready(request);
    },
  };
  return replies[state];
};

const sayBack: Reply = ({ body }) => json({ response: `This answer is mocked. You wrote: “${(body as { message: string }).message}”`, source: 'tutor', kind: 'talk' });

const speak: Reply = () => new Response(softTone(), { headers: { 'content-type': 'audio/wav' } });

/**
 * Answers the page's requests in the service's place, each in its chosen state. `onCall` hears the name of every read, and
 * `chat` or `speech` for the other two calls.
 */
export function standInService(chosen: ChosenStates, onCall: (name: string) => void): void {
  const call = (name: string, ready: Reply, empty: Reply): Reply => (request) => {
    onCall(name);
    return inState(stateOf(chosen, name), ready, empty)(request);
  };
  mockApi({
    ...(Object.fromEntries(readNames.map((name) => [name, call(name, readyRead(name), emptyRead(name))])) as MockedAnswers),
    ...(Object.fromEntries(writeNames.map((name) => [`${writes[name].method} ${writes[name].path}`, call(name, name === 'completeAdventure' ? adventureAward : award, notFound)])) as MockedAnswers),
    'POST /api/chat': call('chat', sayBack, notFound),
    'POST /api/speech': call('speech', speak, notFound),
  });
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => (typeof input === 'string' && input.startsWith(films) ? siteFetch : answer)(input, init);
}
