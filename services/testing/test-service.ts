import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { createApp } from '../src/app.ts';
import { createLogger } from '../src/common/index.ts';
import { readConfig } from '../src/config/index.ts';
import { takeUpBuild } from '../src/delivery/index.ts';
import { TutorPool } from '../src/teacher/chat/tutor-pool.ts';
import { createPreparedDatabase } from './prepared-database.ts';

/** One copy of the whole service on a prepared database, after the step that takes up what was built in its store. */
export async function startCopy(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
  onLine?: (line: string) => void,
) {
  if (environment['GROVE_STORE'] && !environment['GROVE_SERVE_SET'])
    await takeUpBuild(readConfig({ ...environment, DATABASE_URL: databaseUrl }));
  return startUnprepared(databaseUrl, environment, onLine);
}

/**
 * One copy of the whole service, listening on a free port. Without `GROVE_STORE` it has an empty store: what the project built last is no part of a test. One tutor is enough for
 * most. Its log is kept, unless `onLine` takes it.
 */
export async function startUnprepared(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
  onLine?: (line: string) => void,
) {
  const lines: string[] = [];
  const logger = createLogger('info', { write: onLine ?? ((line) => void lines.push(line)) });
  const emptyStore = mkdtempSync(path.join(tmpdir(), 'grove-empty-store-'));
  const app = await createApp(
    readConfig({
      GROVE_STORE: emptyStore,
      TUTOR_WORKERS: '1',
      ...environment,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      NODE_ENV: 'test',
    }),
    logger,
  );
  await app.listen(0, '127.0.0.1');
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  /** What was logged so far, oldest first. */
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const stop = async () => {
    await app.close();
    rmSync(emptyStore, { recursive: true, force: true });
  };
  return { app, url, logged, stop };
}

/** The whole service on a prepared database of its own, with further variables in its environment. */
export async function startTestService(environment: NodeJS.ProcessEnv = {}, onLine?: (line: string) => void) {
  const database = await createPreparedDatabase();
  const { app, url, logged, stop: stopCopy } = await startCopy(database.url, environment, onLine);
  const stop = async () => {
    await stopCopy();
    await database.drop();
  };
  return { app, url, logged, databaseUrl: database.url, stop };
}

/** Waits until the tutor of a copy has loaded, too: for tests that ask a teacher. */
export async function withTutor<Running extends { app: INestApplication }>(
  starting: Promise<Running>,
): Promise<Running> {
  const running = await starting;
  await running.app.get(TutorPool).start();
  return running;
}

export type TestService = Awaited<ReturnType<typeof startTestService>>;

/** Repeats a look until it finds something; for effects that arrive by a notification of the database. */
export async function eventually<Found>(look: () => Promise<Found | undefined>, withinMs = 30_000): Promise<Found> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`Nothing was found within ${withinMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
