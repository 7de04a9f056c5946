import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Provider } from '@nestjs/common';
import { CONFIG, type Config } from '../config/index.ts';

/** Token of the secret that learners' cookies are signed with. */
export const LEARNER_SECRET = Symbol('learner secret');

const secretName = 'learner';
const secretBytes = 32;

/** The secret that the database keeps, made by whichever copy of the service asks first. */
async function storedSecret(em: EntityManager): Promise<string> {
  const connection = em.getConnection();
  await connection.execute('insert into service_secret (name, value) values (?, ?) on conflict (name) do nothing', [secretName, randomBytes(secretBytes).toString('base64url')]);
  const [row] = await connection.execute<{ value: string }[]>('select value from service_secret where name = ?', [secretName]);
  if (!row) throw new Error('The database lost its learner secret while the service started.');
  return row.value;
}

/** The configured secret, or the one that all copies share through the database. */
export const learnerSecretProvider: Provider = {
  provide: LEARNER_SECRET,
  useFactory: (config: Config, em: EntityManager) => config.GROVE_SECRET ?? storedSecret(em),
  inject: [CONFIG, EntityManager],
};
