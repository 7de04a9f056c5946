import { Problem } from '@grove/tooling/problem';

/** Posts JSON and reads the whole answer. @returns the time in milliseconds and the answer's bytes; throws when it is not 2xx */
export async function timedPost(url: string, body: unknown): Promise<{ ms: number; bytes: Buffer }> {
  const begun = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const ms = performance.now() - begun;
  if (!answer.ok)
    throw new Problem(`${new URL(url).pathname} answered ${answer.status}: ${bytes.toString().slice(0, 200)}`);
  return { ms, bytes };
}

/** Limits of the service raised so far that a bench, which comes from one address, does not meet them. */
export const noLimits = {
  LIMIT_LEARNER_PER_MINUTE: '1000000',
  LIMIT_ADDRESS_PER_MINUTE: '1000000',
  LIMIT_ADDRESS_SOCKETS: '100000',
};
