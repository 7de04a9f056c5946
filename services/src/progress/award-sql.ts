/**
 * Ledger and total change together or not at all, and of equal awards that come at once only one is new. The last part sees the tables as
 * they were before, so the changed total comes from the statement itself. A file of its own, so that `npm run bench` runs the very same.
 */
export const awardSql = `
  with award as (
    insert into xp_award (learner, source_kind, source_id, subject, xp, awarded_at) values (?::uuid, ?, ?, ?, ?, ?::timestamptz)
    on conflict (learner, source_kind, source_id) do nothing
    returning learner, subject, xp
  ), total as (
    insert into xp_total (learner, subject, total) select learner, subject, xp from award
    on conflict (learner, subject) do update set total = xp_total.total + excluded.total
    returning subject, total
  )
  select subject, total as xp from total
  union all
  select xp_total.subject, xp_total.total from xp_total join award using (learner) where xp_total.subject <> award.subject`;
