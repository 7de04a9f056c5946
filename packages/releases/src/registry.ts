import { releaseSet, type ReleaseSet } from '@grove/contracts';
import * as z from 'zod/mini';
import { endCanarySql, promoteSql, rollBackSql, rollBackToSql, startCanarySql } from './change-sql.ts';
import { PointersMoved, ReleaseRefused, UnknownSet } from './release-errors.ts';

/** What the registry needs of a database: pg's Client or Pool. A statement outside a transaction must commit by itself. */
export interface Sql {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** What is served. Times are ISO texts. */
export interface Pointers {
  /** Grows by one with every change. */
  readonly revision: number;
  readonly active: string;
  /** A set that some browsers get instead: those of a percentage from 1 to 99. `since` is when this set's canary began. */
  readonly canary: { readonly setId: string; readonly percent: number; readonly since: string } | null;
}

/** Who changes the pointers and why: each one to 200 characters. */
export interface Change {
  readonly author: string;
  readonly reason: string;
  /** Refused with `PointersMoved` when the pointers are not at this revision any more. */
  readonly expectedRevision?: number;
}

/** One change of the pointers. */
export interface HistoryEntry {
  readonly revision: number;
  readonly at: string;
  readonly kind: 'promoted' | 'canary' | 'canary-ended' | 'canary-halted' | 'rolled-back';
  /** The set that became active, or the canary's. */
  readonly setId: string;
  /** The set that was active before the change; null at the first promotion. */
  readonly previousSetId: string | null;
  /** Of a canary that began or changed. */
  readonly percent?: number;
  readonly author: string;
  readonly reason: string;
}

/** A recorded set and when it was recorded. */
export interface RecordedSet {
  readonly set: ReleaseSet;
  readonly recordedAt: string;
}

const longestText = 200;
const foreignKeyViolation = '23503';

/**
 * Release sets and the pointers to them, in PostgreSQL (architecture §4). Sets are immutable; what is served changes only by moving the pointers. Every
 * change is one SQL statement with its line of history and its notification on `grove_release`. A set that this version of Grove cannot read (one
 * of another contract) counts as not there.
 */
export class Registry {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** What is served; undefined before the first promotion. */
  async pointers(): Promise<Pointers | undefined> {
    const { rows } = await this.#sql.query(
      'select revision, active_set, canary_set, canary_percent, canary_since from release_pointers where active_set is not null',
    );
    return rows[0] && toPointers(rows[0]);
  }

  /** The set that a roll back without a name goes to; undefined when there is none. */
  async previous(): Promise<string | undefined> {
    const { rows } = await this.#sql.query('select trail[1] as previous from release_pointers');
    return (rows[0]?.['previous'] as string | null) ?? undefined;
  }

  /** Records a set. Safe to repeat; a set that is recorded already stays as it is. */
  async record(set: ReleaseSet): Promise<void> {
    await this.#sql.query('insert into release_set (id, body) values ($1, $2) on conflict (id) do nothing', [
      set.id,
      JSON.stringify(set),
    ]);
  }

  async set(id: string): Promise<ReleaseSet | undefined> {
    const { rows } = await this.#sql.query('select body from release_set where id = $1', [id]);
    return rows[0] && z.safeParse(releaseSet, rows[0]['body']).data;
  }

  /** The sets that were recorded last, newest first. */
  async sets(limit: number): Promise<RecordedSet[]> {
    const { rows } = await this.#sql.query(
      'select body, recorded_at from release_set order by recorded_at desc, id limit $1',
      [limit],
    );
    return rows.flatMap(({ body, recorded_at }) => {
      const set = z.safeParse(releaseSet, body).data;
      return set ? [{ set, recordedAt: toIso(recorded_at) }] : [];
    });
  }

  /** The last changes, newest first. */
  async history(limit: number): Promise<HistoryEntry[]> {
    const { rows } = await this.#sql.query(
      'select revision, at, kind, set_id, previous_set_id, percent, author, reason from release_history order by revision desc limit $1',
      [limit],
    );
    return rows.map(toHistoryEntry);
  }

  /**
   * Makes a set the active one. A canary of that set has then reached everybody and ends; one of another set continues. Nothing happens when it is active already.
   * @throws PointersMoved, UnknownSet, ReleaseRefused
   */
  async promote(setId: string, change: Change): Promise<Pointers> {
    return (await this.#change(promoteSql, change, [setId], setId)) ?? this.#unchanged(change);
  }

  /**
   * Lets some browsers get a set: `percent` of them, 1 to 99. Called again, it changes the percentage; another set takes the place of the one before.
   * @throws PointersMoved, UnknownSet, ReleaseRefused (for the active set, and before the first promotion)
   */
  async startCanary(setId: string, percent: number, change: Change): Promise<Pointers> {
    if (!Number.isInteger(percent) || percent < 1 || percent > 99)
      throw new ReleaseRefused('A canary goes to a whole percentage of browsers, from 1 to 99.');
    const pointers = await this.#change(startCanarySql, change, [setId, percent], setId);
    if (pointers) return pointers;
    const { active } = await this.#unchanged(change);
    throw new ReleaseRefused(`The set '${active}' is what everybody gets already.`);
  }

  /** Lets every browser get the active set again. @throws PointersMoved, ReleaseRefused (without a canary) */
  async endCanary({ kind, ...change }: Change & { readonly kind: 'ended' | 'halted' }): Promise<Pointers> {
    const pointers = await this.#change(endCanarySql, change, [`canary-${kind}`]);
    if (pointers) return pointers;
    await this.#unchanged(change);
    throw new ReleaseRefused('No canary is running.');
  }

  /**
   * Makes an earlier set the active one, and ends a canary. Without `to`: the set that was active before the present one was promoted, so that a second
   * roll back goes back further, up to fifty times. With `to`: that set; nothing happens when it is active already.
   * @throws PointersMoved, UnknownSet, ReleaseRefused (when there is nothing to go back to)
   */
  async rollBack({ to, ...change }: Change & { readonly to?: string }): Promise<Pointers> {
    const pointers =
      to === undefined
        ? await this.#change(rollBackSql, change, [])
        : await this.#change(rollBackToSql, change, [to], to);
    if (pointers) return pointers;
    const unchanged = await this.#unchanged(change);
    if (to !== undefined) return unchanged;
    throw new ReleaseRefused(`No set was active before '${unchanged.active}'.`);
  }

  /** Runs one of the statements; undefined when it did not apply. */
  async #change(
    statement: string,
    { author, reason, expectedRevision }: Change,
    values: readonly unknown[],
    setId = '',
  ): Promise<Pointers | undefined> {
    const texts = [checkText('author', author), checkText('reason', reason)];
    try {
      const { rows } = await this.#sql.query(statement, [...texts, expectedRevision ?? null, ...values]);
      return rows[0] && toPointers(rows[0]);
    } catch (error) {
      if ((error as { code?: string }).code === foreignKeyViolation) throw new UnknownSet(setId);
      throw error;
    }
  }

  /** The pointers after a change that did not apply. @throws PointersMoved when that is because they are elsewhere */
  async #unchanged({ expectedRevision }: Change): Promise<Pointers> {
    const pointers = await this.pointers();
    if (expectedRevision !== undefined && pointers?.revision !== expectedRevision)
      throw new PointersMoved(expectedRevision, pointers?.revision ?? 0);
    if (!pointers)
      throw new ReleaseRefused(
        'No release set is active yet. `npm run build` makes one, and `node services/dist/prepare.js` takes it up.',
      );
    return pointers;
  }
}

function checkText(name: 'author' | 'reason', text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longestText)
    throw new ReleaseRefused(`The ${name} of a change must have 1 to ${longestText} characters.`);
  return trimmed;
}

const toIso = (time: unknown): string => new Date(time as Date | string).toISOString();

const toPointers = (row: Record<string, unknown>): Pointers => ({
  revision: Number(row['revision']),
  active: row['active_set'] as string,
  canary: row['canary_set']
    ? { setId: row['canary_set'] as string, percent: Number(row['canary_percent']), since: toIso(row['canary_since']) }
    : null,
});

const toHistoryEntry = (row: Record<string, unknown>): HistoryEntry => ({
  revision: Number(row['revision']),
  at: toIso(row['at']),
  kind: row['kind'] as HistoryEntry['kind'],
  setId: row['set_id'] as string,
  previousSetId: row['previous_set_id'] as string | null,
  ...(row['percent'] !== null && { percent: Number(row['percent']) }),
  author: row['author'] as string,
  reason: row['reason'] as string,
});
