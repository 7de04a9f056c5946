import type { ContentDescriptor, ContentRange } from '@grove/contracts';
import type { Sql } from './registry.ts';

/** A piece of content; `digest` names what it says. */
export interface RecordedItem {
  readonly digest: string;
  readonly kind: string;
  readonly id: string;
  readonly body: unknown;
}

/** A release of content with all of its pieces, in their order. */
export interface RecordedContent extends Pick<ContentDescriptor, 'version' | 'schema'> {
  readonly items: readonly RecordedItem[];
}

/** Who puts content on record and why: each one to 200 characters. */
export interface Recording {
  readonly author: string;
  readonly reason: string;
}

/**
 * Releases of content in PostgreSQL. They are immutable, and nobody reads one before a release set names it: which content is served is a matter of the pointers to sets. Pieces that did
 * not change are kept once, so that what learners began with an earlier release is still known.
 */
export class ContentRegistry {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Records a release in one statement. Safe to repeat; a release that is recorded already stays as it is. @returns whether it was new */
  async record({ version, schema, items }: RecordedContent, { author, reason }: Recording): Promise<boolean> {
    const { rows } = await this.#sql.query(
      `with piece as (
         insert into content_item (digest, kind, id, body) select digest, kind, id, body from jsonb_to_recordset($1::jsonb) as item (digest text, kind text, id text, body jsonb)
         on conflict (digest) do nothing
       )
       insert into content_release (version, schema, items, author, reason) values ($2, $3, $4::text[], $5, $6) on conflict (version) do nothing returning version`,
      [JSON.stringify(items), version, schema, items.map(({ digest }) => digest), author, reason],
    );
    return rows.length > 0;
  }

  /** Whether a release is on record. */
  async has(version: string): Promise<boolean> {
    const { rows } = await this.#sql.query('select 1 from content_release where version = $1', [version]);
    return rows.length > 0;
  }

  /** The pieces of a release; undefined when there is no such release. */
  async read(version: string): Promise<RecordedContent | undefined> {
    const { rows } = await this.#sql.query('select schema from content_release where version = $1', [version]);
    if (!rows[0]) return undefined;
    const items = await this.#sql.query(
      'select digest, kind, id, body from content_item where digest = any ((select items from content_release where version = $1)::text[])',
      [version],
    );
    return {
      version,
      schema: Number(rows[0]['schema']),
      items: items.rows.map(({ digest, kind, id, body }) => ({
        digest: String(digest),
        kind: String(kind),
        id: String(id),
        body,
      })),
    };
  }

  /** Puts down which forms of content the service reads that was prepared last, if it is another range than before. */
  async recordReader({ min, max }: ContentRange): Promise<void> {
    await this.#sql.query(
      `insert into content_reader (min, max) select $1::integer, $2::integer
       where (select (min, max) from content_reader order by id desc limit 1) is distinct from ($1::integer, $2::integer)`,
      [min, max],
    );
  }

  /** Which forms of content the service reads that was prepared last; undefined before the first. */
  async reader(): Promise<ContentRange | undefined> {
    const { rows } = await this.#sql.query('select min, max from content_reader order by id desc limit 1');
    return rows[0] && { min: Number(rows[0]['min']), max: Number(rows[0]['max']) };
  }
}
