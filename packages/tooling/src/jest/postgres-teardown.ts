import { kept } from './postgres-run.ts';

/** Stops the server of the integration tests and deletes its data. */
export default async function tearDown(): Promise<void> {
  await kept()?.stop();
}
