import { expect } from '@jest/globals';
import { enhancedLessons, lessonSources, sampleLesson } from '@grove/content/server';
import {
  completionResponse,
  type GivenAnswer,
  type LessonCompletion,
  type LessonStep,
  problem,
  progress,
  type Progress,
  type Question,
} from '@grove/contracts';
import type pg from 'pg';
import * as z from 'zod/mini';

export const cookieOf = (response: Response): string | undefined =>
  response.headers.get('set-cookie')?.split(';', 1)[0];

interface Sent {
  cookie?: string | undefined;
  body?: unknown;
  url?: string | undefined;
}

const stepsOf = new Map<string, readonly LessonStep[]>([
  ...[...lessonSources, sampleLesson].map(({ id, steps }) => [id, steps] as const),
  ...enhancedLessons.map(({ id, content }) => [id, content.steps] as const),
]);

/** An answer that some question of each kind takes for an attempt; right or wrong does not matter. */
const attemptAt = ({ inputType, options, pairs, correctAnswer, expected }: Question): GivenAnswer => {
  if (inputType === 'multiple-choice') return 0;
  if (inputType === 'order' || inputType === 'match' || inputType === 'multi-select')
    return (options ?? pairs ?? []).map((_, place) => place);
  return inputType === 'number' ? String((correctAnswer ?? 0) + 1) : expected!;
};

/** The least that finishes a lesson: an attempt at one of its questions. */
export function answersTo(lessonId: string): LessonCompletion['answers'] {
  const steps = stepsOf.get(lessonId) ?? [];
  const step = steps.findIndex(({ question }) => question !== undefined);
  const given = step < 0 ? '' : attemptAt(steps[step]!);
  return step < 0 ? [] : [{ step, given: typeof given === 'object' ? [...given] : given, isVariant: false }];
}

export const completion = (lessonId: string, over: Partial<LessonCompletion> = {}): LessonCompletion => ({
  sessionId: 's-1',
  answers: answersTo(lessonId),
  ...over,
});

/** An answer that must be a problem with this status, and make no learner. @returns its sentence */
export async function refused(response: Response, status: number): Promise<string> {
  const answer = z.parse(problem, await response.json());
  expect({ status: response.status, said: answer.status }).toEqual({ status, said: status });
  expect(response.headers.get('set-cookie')).toBeNull();
  return answer.detail;
}

/** For tests of one service: completes lessons and reads progress as a browser does. */
export function learnerCalls(serviceUrl: () => string, database: () => pg.Client) {
  const post = (
    lessonId: string,
    { cookie = '', body = completion(lessonId), url = serviceUrl() }: Sent = {},
  ): Promise<Response> =>
    fetch(`${url}/api/lessons/${lessonId}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });

  /** Completes a lesson; the answer must fit its contract. */
  async function complete(lessonId: string, sent?: Sent) {
    const response = await post(lessonId, sent);
    expect(response.status).toBe(200);
    return { cookie: cookieOf(response) ?? '', answer: z.parse(completionResponse, await response.json()) };
  }

  /** The progress of a cookie's learner; it must fit its contract. */
  async function progressOf(
    cookie = '',
    { url = serviceUrl(), query = '' }: { url?: string | undefined; query?: string } = {},
  ): Promise<Progress> {
    const response = await fetch(`${url}/api/progress${query}`, { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const body: unknown = await response.json();
    const parsed = z.parse(progress, body);
    expect(body).toEqual(parsed);
    return parsed;
  }

  async function ledgerOf(cookie: string): Promise<{ awards: number; total: number }> {
    const learner = /=([^.]+)\./.exec(cookie)?.[1];
    const { rows } = await database().query<{ awards: number; total: number }>(
      `select (select count(*)::int from xp_award where learner = $1) as awards, (select coalesce(sum(total), 0)::int from xp_total where learner = $1) as total`,
      [learner],
    );
    return rows[0] ?? { awards: 0, total: 0 };
  }

  return { post, complete, progressOf, ledgerOf };
}
