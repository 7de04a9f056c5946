import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type EntitySchema, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { ormOptions } from './orm-options.ts';
import { limitedPool } from './pool-limits.ts';

/** The pool of at most so many connections and the entity manager. `registerRequestContext` is off: it would halve the reads' speed (architecture §5). */
@Module({})
export class DatabaseModule {
  static async forRoot(
    databaseUrl: string,
    entities: readonly EntitySchema[],
    connections: number,
  ): Promise<DynamicModule> {
    const orm = await MikroOrmModule.forRoot({
      ...ormOptions(databaseUrl, entities),
      pool: { min: 0, max: connections },
      driverOptions: limitedPool(),
      driver: PostgreSqlDriver,
      registerRequestContext: false,
    });
    return { module: DatabaseModule, imports: [orm] };
  }
}
