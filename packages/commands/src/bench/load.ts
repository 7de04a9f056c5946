import { Problem } from '@grove/tooling/problem';
import { capture } from '@grove/tooling/programs';
import { median } from './statistics.ts';

export const connections = 50;
export const roundSeconds = 3;

/** What autocannon reports, as far as it is used. */
interface LoadReport {
  requests: { average: number };
  errors: number;
  non2xx: number;
}

/** Asks one address as fast as it answers; with `body`, posts this JSON. @returns requests a second. Throws when any answer is not 2xx. */
export async function requestsPerSecond(url: string, body?: unknown): Promise<number> {
  const post =
    body === undefined
      ? []
      : ['--method', 'POST', '--headers', 'content-type: application/json', '--body', JSON.stringify(body)];
  const { output } = await capture('autocannon', [
    '--json',
    '--connections',
    String(connections),
    '--duration',
    String(roundSeconds),
    ...post,
    url,
  ]);
  const line = output.split('\n').findLast((text) => text.startsWith('{'));
  if (!line) throw new Problem(`autocannon gave no figures:\n${output.trim()}`);
  const { requests, errors, non2xx } = JSON.parse(line) as LoadReport;
  if (errors + non2xx > 0)
    throw new Problem(
      `Under load ${new URL(url).pathname} gave ${errors} errors and ${non2xx} answers other than 2xx.`,
    );
  return requests.average;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** The median of some rounds with the lowest and the highest, for people. */
export const spread = (values: readonly number[]): string =>
  `${whole(median(values))} (${whole(Math.min(...values))}–${whole(Math.max(...values))})`;
