import type { RateLimiter, Take } from '@grove/http';
import { createHash } from 'node:crypto';
import { withTimeLimit } from '../database/index.ts';

/**
 * A bucket is one time: when it will be full again (the generic cell rate algorithm). Each take moves that time on by what one takes to
 * grow back; a bucket has one left as long as that time is less than the others of its burst away. Nothing is taken when any has none
 * left. Of takes that come at once, the last condition lets only as many through as there are; its losers are told to wait a second.
 */
const takeSql = `
  with asked as (
    select place, key, every, (burst - 1) * every as room
    from jsonb_to_recordset(?::jsonb) as part (place integer, key text, burst integer, every_ms float8), lateral (select every_ms * interval '1 millisecond' as every) as step
  ), wait as (
    select coalesce(max(ceil(extract(epoch from full_at - now() - room))), 0) as seconds from asked join rate_limit using (key)
  ), taken as (
    insert into rate_limit (key, full_at)
    select key, now() + every from asked, wait where seconds <= 0 order by place
    on conflict (key) do update set full_at = greatest(rate_limit.full_at, now()) + (excluded.full_at - now())
    where rate_limit.full_at <= now() + (select room from asked where asked.key = excluded.key)
    returning key
  )
  select greatest(seconds, case when (select count(*) from taken) < (select count(*) from asked) then 1 else 0 end)::integer as seconds from wait`;

/** A full bucket says no more than none. */
const forgetSql = 'delete from rate_limit where full_at < now()';

const minuteMs = 60_000;
/** After a failure the database is left alone for so long. */
const pauseMs = 5_000;

/** What a shared limiter needs. */
export interface SharedRateLimiterParts {
  /** Runs one statement with `?` for its values. */
  run(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Counts here first: what it refuses never reaches the database, and it decides alone while the database is away. */
  readonly near: RateLimiter;
  readonly now: () => number;
  /** A message waits no longer than this for the count. */
  readonly patienceMs: number;
  /** The database failed to count. Called once a pause, not once a message. */
  onAway(error: unknown): void;
}

/** Counts for all copies of the service, in PostgreSQL and by its clock. Who is counted is stored as a hash, and forgotten within about a minute of silence. */
export class SharedRateLimiter implements RateLimiter {
  readonly #parts: SharedRateLimiterParts;
  #awayUntil = -Infinity;
  #forgottenAt: number;

  constructor(parts: SharedRateLimiterParts) {
    this.#parts = parts;
    this.#forgottenAt = parts.now();
  }

  async take(takes: readonly Take[]): Promise<number> {
    const waitSeconds = await this.#parts.near.take(takes);
    if (waitSeconds > 0 || this.#parts.now() < this.#awayUntil) return waitSeconds;
    try {
      return await withTimeLimit(this.#takeShared(takes), this.#parts.patienceMs);
    } catch (error) {
      this.#leaveAlone(error);
      return 0;
    }
  }

  async #takeShared(takes: readonly Take[]): Promise<number> {
    const asked = takes.map(({ key, rate }, place) => ({
      place,
      key: hashOf(key),
      burst: rate.burst,
      every_ms: minuteMs / rate.perMinute,
    }));
    const [row] = await this.#parts.run(takeSql, [JSON.stringify(asked)]);
    this.#forget();
    return Number(row?.['seconds']);
  }

  #forget(): void {
    const now = this.#parts.now();
    if (now - this.#forgottenAt < minuteMs) return;
    this.#forgottenAt = now;
    this.#parts.run(forgetSql, []).catch((error: unknown) => this.#leaveAlone(error));
  }

  #leaveAlone(error: unknown): void {
    const now = this.#parts.now();
    if (now < this.#awayUntil) return;
    this.#awayUntil = now + pauseMs;
    this.#parts.onAway(error);
  }
}

/** Neither addresses nor learners are written down as they are. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
