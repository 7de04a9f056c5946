/** Channel on which every change of the pointers is told; the payload is the new revision. */
export const releaseChannel = 'grove_release';

/** How many sets a roll back can go back through. */
const trailLength = 50;

interface ChangeParts {
  /** What is assigned to the one row of pointers, besides its revision. Parameters from `$4` on are the change's own. */
  readonly assign: string;
  /** When it applies, besides being at the expected revision. */
  readonly when: string;
  /** The history's kind, set and percent, as expressions over the row as it was (`was_…`) and as it is now. */
  readonly kind: string;
  readonly set: string;
  readonly percent?: string;
}

/**
 * One statement moves the pointers, writes the history and tells all listeners, so that a crash leaves the old state or the new one. Only values of
 * the row itself decide: a statement that waited for another one's lock sees that row again, but every other table as it was before.
 * Parameters: `$1` author, `$2` reason, `$3` the expected revision or null.
 */
const change = ({ assign, when, kind, set, percent = 'null' }: ChangeParts): string => `
  with moved as (
    update release_pointers set revision = revision + 1, ${assign}
    where ($3::integer is null or revision = $3) and ${when}
    returning new.*, old.active_set as was_active, old.canary_set as was_canary
  ), entry as (
    insert into release_history (revision, kind, set_id, previous_set_id, percent, author, reason)
    select revision, ${kind}, ${set}, was_active, ${percent}, $1, $2 from moved
  )
  select revision, active_set, canary_set, canary_percent, canary_since, pg_notify('${releaseChannel}', revision::text) from moved`;

const noCanary = 'canary_set = null, canary_percent = null, canary_since = null';

/** A canary continues beside a newly active set, unless it is that set. */
const promotion = `
  trail = case when active_set is null then trail else (active_set || trail)[1:${trailLength}] end, active_set = $4,
  canary_set = nullif(canary_set, $4), canary_percent = case when canary_set <> $4 then canary_percent end, canary_since = case when canary_set <> $4 then canary_since end`;

/** `$4` the set. */
export const promoteSql = change({
  assign: promotion,
  when: 'active_set is distinct from $4',
  kind: `'promoted'`,
  set: 'active_set',
});

/** `$4` the set, `$5` the percent. A new percent of the same set continues with its time. */
export const startCanarySql = change({
  assign:
    'canary_set = $4, canary_percent = $5::integer, canary_since = case when canary_set = $4 then canary_since else now() end',
  when: 'active_set is not null and active_set <> $4',
  kind: `'canary'`,
  set: 'canary_set',
  percent: 'canary_percent',
});

/** `$4` the history's kind. */
export const endCanarySql = change({
  assign: noCanary,
  when: 'canary_set is not null',
  kind: '$4::text',
  set: 'was_canary',
});

/** Back by one set of the trail. */
export const rollBackSql = change({
  assign: `active_set = trail[1], trail = trail[2:], ${noCanary}`,
  when: 'cardinality(trail) > 0',
  kind: `'rolled-back'`,
  set: 'active_set',
});

/** `$4` the set. What came after it leaves the trail. */
export const rollBackToSql = change({
  assign: `active_set = $4, trail = trail[coalesce(array_position(trail, $4), 0) + 1:], ${noCanary}`,
  when: 'active_set is distinct from $4',
  kind: `'rolled-back'`,
  set: 'active_set',
});
