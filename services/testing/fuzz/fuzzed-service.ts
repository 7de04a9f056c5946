import { startTestService, withTutor } from '../test-service.ts';
import { makeStore, testReleaseOf } from '../releases.ts';
import { Exchange } from './exchange.ts';
import { marker } from './hostile-text.ts';
import type { Visitor } from './headers.ts';
import { type Route, watchRoutes } from './routes.ts';

const token = 'the operators of this test';
/** pino's number for an error. */
const errorLevel = 50;

/** The whole service with a small release, its routes, and what somebody has who visited it and is an operator too. It keeps of its log only what must not be there. */
export async function startFuzzedService() {
  const store = makeStore();
  store.put(testReleaseOf('0.9.0'));
  store.build(testReleaseOf('1.0.0'));
  const complaints: string[] = [];
  const read = (line: string): void => {
    if (line.toLowerCase().includes(marker) || (JSON.parse(line) as { level: number }).level >= errorLevel)
      complaints.push(line);
  };
  const stopWatching = watchRoutes();
  const { app, url, stop } = await withTutor(
    startTestService({ GROVE_STORE: store.folder, GROVE_OPERATOR_TOKEN: token, TRUSTED_PROXIES: '1' }, read),
  );
  const routes: readonly Route[] = stopWatching();
  const exchange = new Exchange(url);
  const visitor: Visitor = { origin: url, cookies: await cookiesOf(exchange, url) };
  const stopAll = async () => {
    exchange.close();
    await stop();
    store.remove();
  };
  /** What the log said since the last time that must not be there. */
  const newComplaints = (): string[] => complaints.splice(0);
  return { app, url, routes, exchange, visitor, newComplaints, stop: stopAll };
}

/** The cookies of a learner and of an operator. */
async function cookiesOf(exchange: Exchange, origin: string): Promise<string[]> {
  const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const answers = [
    await exchange.send({ method: 'GET', path: '/api/progress', headers: {} }),
    await exchange.send({
      method: 'POST',
      path: '/platform/log-in',
      headers: form,
      body: `name=Ada&token=${encodeURIComponent(token)}`,
    }),
  ];
  return answers.map(({ headers, status }) => {
    const [cookie] = headers['set-cookie']?.[0]?.split(';', 1) ?? [];
    if (cookie === undefined) throw new Error(`A visitor got no cookie, but a ${status}.`);
    return cookie;
  });
}

export type FuzzedService = Awaited<ReturnType<typeof startFuzzedService>>;
