import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ReleaseAnswer, releaseAnswer } from '@grove/contracts';
import { makeStore, testReleaseOf } from '../../../testing/releases.ts';
import { createPreparedDatabase } from '../../../testing/prepared-database.ts';
import { type TestDatabase } from '../../../testing/test-database.ts';
import { startCopy } from '../../../testing/test-service.ts';

let store: ReturnType<typeof makeStore>;
let database: TestDatabase;
let copy: Awaited<ReturnType<typeof startCopy>>;

beforeAll(async () => {
  database = await createPreparedDatabase();
  store = makeStore();
  store.build(testReleaseOf('1.0.0'));
  copy = await startCopy(database.url, { GROVE_STORE: store.folder });
});
afterAll(async () => {
  await copy.stop();
  await database.drop();
  store.remove();
});

test('architecture §4 failure: the builds that a browser would get now, where they lie and what each file must be, never from a cache', async () => {
  const answer = await fetch(`${copy.url}/api/release-set`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { id, areas } = (await answer.json()) as ReleaseAnswer;
  expect(releaseAnswer.safeParse({ id, areas }).success).toBe(true);
  const { set } = testReleaseOf('1.0.0');
  expect(id).toBe(set.id);
  expect(areas).toEqual(
    set.areas.map((area) => Object.assign({}, area, { base: `/areas/${area.name}/${area.version}/` })),
  );
});
