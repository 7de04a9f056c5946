import { resolve } from 'node:path';
import * as z from 'zod';

/** `services/` lies directly below the root, and both `src/config` and `dist/config` lie two folders below `services/`. */
const repositoryRoot = resolve(import.meta.dirname, '../../..');

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** An empty variable, as `PORT= npm start` leaves it, counts as not set. */
const variable = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const configSchema = z.object({
  PORT: variable(
    z
      .string('PORT must be a number from 0 to 65535.')
      .regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535, for example PORT=8080.')
      .transform(Number)
      .refine((port) => port <= 65_535, 'PORT must be a number from 0 to 65535, for example PORT=8080.')
      .default(8080),
  ),
  HOST: variable(z.string().default('127.0.0.1')),
  DATABASE_URL: variable(
    z
      .string('DATABASE_URL is missing. Start the whole site with `npm start`, which brings its own PostgreSQL, or set DATABASE_URL=postgres://user:password@host:5432/name.')
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres://, for example postgres://user:password@host:5432/name.'),
  ),
  GROVE_SECRET: variable(z.string().min(32, 'GROVE_SECRET must have at least 32 characters. Make one with `openssl rand -base64 32`.').optional()),
  LOG_LEVEL: variable(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info')),
  NODE_ENV: variable(z.enum(['production', 'development', 'test'], 'NODE_ENV must be production, development or test.').default('production')),
  GROVE_STORE: variable(z.string().default('.grove/store').transform((folder) => resolve(repositoryRoot, folder))),
});

/** Everything that the surroundings decide, read once at start. `GROVE_STORE` is an absolute folder. */
export type Config = z.infer<typeof configSchema>;

/** The environment is not usable; the message says in sentences what to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Parses the environment. This is the only file that reads `process.env`.
 * @throws ConfigError with one sentence for each variable that is not right
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const result = configSchema.safeParse(environment);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map((issue) => issue.message).join('\n'));
}
