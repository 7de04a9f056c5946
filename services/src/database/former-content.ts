import type { EntityManager, EntitySchema } from '@mikro-orm/postgresql';

/** Notes what rows were before a seed changes or removes them, by which what learners began with them is still judged. Of each row the last form is kept. */
export async function keepFormer(
  em: EntityManager,
  entity: EntitySchema,
  rows: readonly { readonly id: number | string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const sql = `
    insert into former_content (table_name, id, body) select ?, body ->> 'id', body from jsonb_array_elements(?::jsonb) as body
    on conflict (table_name, id) do update set body = excluded.body, until = excluded.until`;
  await em.execute(sql, [entity.meta.tableName, JSON.stringify(rows)]);
}

/** What the rows of a table were before they were last changed or removed, in the order of their ids. */
export async function readFormer<Row extends object>(em: EntityManager, entity: EntitySchema<Row>): Promise<Row[]> {
  const rows = await em.execute<{ body: Row }[]>('select body from former_content where table_name = ? order by id', [
    entity.meta.tableName,
  ]);
  return rows.map(({ body }) => body);
}
