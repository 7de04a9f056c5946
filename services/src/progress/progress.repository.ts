import type { EntityManager } from '@mikro-orm/postgresql';
import { awardSql } from './award-sql.ts';

/** What can be earned for. */
export type SourceKind = 'lesson' | 'activity' | 'scene' | 'adventure';

/** One entry of the ledger. What was earned for is a source: its kind, and its id within that kind. */
export interface Award {
  readonly learner: string;
  readonly sourceKind: SourceKind;
  readonly sourceId: string;
  readonly subject: string;
  readonly xp: number;
  readonly awardedAt: Date;
}

/** XP that belongs to a subject. */
export interface SubjectXp {
  readonly subject: string;
  readonly xp: number;
}

/**
 * Enters an award and gives the learner's totals with it; undefined when the learner has had it already. One statement through the
 * connection: the unit of work takes five times as long (architecture §5).
 */
export async function enterAward(
  em: EntityManager,
  { learner, sourceKind, sourceId, subject, xp, awardedAt }: Award,
): Promise<SubjectXp[] | undefined> {
  const totals = await em
    .getConnection()
    .execute<SubjectXp[]>(awardSql, [learner, sourceKind, sourceId, subject, xp, awardedAt.toISOString()]);
  return totals.length > 0 ? totals : undefined;
}

/** What a learner has earned in each subject. */
export const readTotals = (em: EntityManager, learner: string): Promise<SubjectXp[]> =>
  em
    .getConnection()
    .execute<SubjectXp[]>('select subject, total as xp from xp_total where learner = ?::uuid', [learner]);

interface Sources {
  readonly learner: string;
  readonly kind: SourceKind;
  readonly sourceIds: readonly string[];
}

/** The ids among `sourceIds` that a learner has an award for. */
export async function readSourceIds(em: EntityManager, { learner, kind, sourceIds }: Sources): Promise<string[]> {
  const sql =
    'select source_id from xp_award where learner = ?::uuid and source_kind = ? and source_id in (select jsonb_array_elements_text(?::jsonb))';
  const rows = await em
    .getConnection()
    .execute<{ source_id: string }[]>(sql, [learner, kind, JSON.stringify(sourceIds)]);
  return rows.map(({ source_id }) => source_id);
}

interface AwardRow {
  source_kind: Award['sourceKind'];
  source_id: string;
  subject: string;
  xp: number;
  awarded_at: string;
}

const toAward = ({ source_kind, source_id, subject, xp, awarded_at }: AwardRow, learner: string): Award => ({
  learner,
  sourceKind: source_kind,
  sourceId: source_id,
  subject,
  xp,
  awardedAt: new Date(awarded_at),
});

/** Every award of a learner, the oldest first. */
export async function readAwards(em: EntityManager, learner: string): Promise<Award[]> {
  const sql =
    'select source_kind, source_id, subject, xp, awarded_at from xp_award where learner = ?::uuid order by awarded_at, source_id';
  const rows = await em.getConnection().execute<AwardRow[]>(sql, [learner]);
  return rows.map((row) => toAward(row, learner));
}
