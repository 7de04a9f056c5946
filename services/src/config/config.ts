import { resolve } from 'node:path';
import * as z from 'zod';
import { formerSecrets, secret } from './secrets.ts';
import { origins, serverAddress, share, storeName, variable, voices, wholeNumber, yesOrNo } from './variables.ts';

/** `services/` lies directly below the root, and both `src/config` and `dist/config` lie two folders below `services/`. */
const repositoryRoot = resolve(import.meta.dirname, '../../..');

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const llmProviders = ['openai-compatible', 'anthropic'] as const;

const configSchema = z
  .object({
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
        .string(
          'DATABASE_URL is missing. Start the whole site with `npm start`, which brings its own PostgreSQL, or set DATABASE_URL=postgres://user:password@host:5432/name.',
        )
        .regex(
          /^postgres(ql)?:\/\//,
          'DATABASE_URL must begin with postgres://, for example postgres://user:password@host:5432/name.',
        ),
    ),
    GROVE_SECRET: variable(secret('GROVE_SECRET', 32, 'openssl rand -base64 32').optional()),
    GROVE_SECRETS_OLD: variable(formerSecrets('GROVE_SECRETS_OLD', 32)),
    LOG_LEVEL: variable(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info')),
    NODE_ENV: variable(
      z
        .enum(['production', 'development', 'test'], 'NODE_ENV must be production, development or test.')
        .default('production'),
    ),
    TEACHER_LLM_PROVIDER: variable(
      z
        .enum(llmProviders, `TEACHER_LLM_PROVIDER must be one of ${llmProviders.join(', ')}.`)
        .default('openai-compatible'),
    ),
    TEACHER_LLM_BASE_URL: serverAddress('TEACHER_LLM_BASE_URL', 'http://127.0.0.1:11434/v1'),
    TEACHER_LLM_MODEL: variable(z.string().optional()),
    TEACHER_LLM_API_KEY: variable(z.string().optional()),
    TEACHER_MODERATION_BASE_URL: serverAddress('TEACHER_MODERATION_BASE_URL', 'https://api.example.com/v1'),
    TEACHER_MODERATION_MODEL: variable(z.string().optional()),
    TEACHER_MODERATION_API_KEY: variable(z.string().optional()),
    TEACHER_SPEECH_BASE_URL: serverAddress('TEACHER_SPEECH_BASE_URL', 'https://api.example.com/v1'),
    TEACHER_SPEECH_MODEL: variable(z.string().optional()),
    TEACHER_SPEECH_API_KEY: variable(z.string().optional()),
    TEACHER_SPEECH_VOICES: variable(voices.optional()),
    GROVE_REGION: variable(
      z
        .string()
        .regex(/^[A-Za-z]{2}$/, 'GROVE_REGION must be a country code of two letters, for example GROVE_REGION=GB.')
        .optional(),
    ),
    GROVE_ORIGINS: origins('GROVE_ORIGINS'),
    GROVE_PIN_ORIGINS: origins('GROVE_PIN_ORIGINS'),
    TRUSTED_PROXIES: wholeNumber('TRUSTED_PROXIES', 0, 0),
    LIMIT_LEARNER_PER_MINUTE: wholeNumber('LIMIT_LEARNER_PER_MINUTE', 1, 30),
    LIMIT_ADDRESS_PER_MINUTE: wholeNumber('LIMIT_ADDRESS_PER_MINUTE', 1, 900),
    LIMIT_ADDRESS_SOCKETS: wholeNumber('LIMIT_ADDRESS_SOCKETS', 1, 500),
    TUTOR_WORKERS: wholeNumber('TUTOR_WORKERS', 1, 2, 8),
    DATABASE_CONNECTIONS: wholeNumber('DATABASE_CONNECTIONS', 2, 10, 100),
    GROVE_STORE: variable(
      z
        .string()
        .default('.grove/store')
        .transform((folder) => resolve(repositoryRoot, folder)),
    ),
    GROVE_BUILD: variable(
      z
        .string()
        .transform((folder) => resolve(repositoryRoot, folder))
        .optional(),
    ),
    GROVE_S3_BUCKET: storeName('GROVE_S3_BUCKET', 'grove-releases'),
    GROVE_S3_ENDPOINT: serverAddress('GROVE_S3_ENDPOINT', 'https://s3.example.org'),
    GROVE_S3_REGION: storeName('GROVE_S3_REGION', 'eu-central-1'),
    GROVE_S3_PREFIX: storeName('GROVE_S3_PREFIX', 'production/grove'),
    GROVE_SERVE_SET: variable(
      z
        .string()
        .regex(/^[0-9a-f]{16}$/, 'GROVE_SERVE_SET must be the id of a release set, as `npm run releases` prints it.')
        .optional(),
    ),
    GROVE_FOLLOW_BUILD: yesOrNo('GROVE_FOLLOW_BUILD'),
    GROVE_POLL_SECONDS: wholeNumber('GROVE_POLL_SECONDS', 1, 15),
    GROVE_TELEMETRY_RATE: share('GROVE_TELEMETRY_RATE', 0.2),
    GROVE_OPERATOR_TOKEN: variable(secret('GROVE_OPERATOR_TOKEN', 16, 'openssl rand -base64 24').optional()),
    GROVE_FAULTS: yesOrNo('GROVE_FAULTS'),
  })
  .refine(
    (config) =>
      config.GROVE_S3_BUCKET !== undefined || (config.GROVE_S3_ENDPOINT ?? config.GROVE_S3_PREFIX) === undefined,
    {
      error: 'GROVE_S3_ENDPOINT and GROVE_S3_PREFIX need GROVE_S3_BUCKET, for example GROVE_S3_BUCKET=grove-releases.',
    },
  )
  .refine(
    (config) => !config.TEACHER_SPEECH_BASE_URL || (config.TEACHER_SPEECH_MODEL && config.TEACHER_SPEECH_VOICES),
    {
      error:
        'TEACHER_SPEECH_BASE_URL needs TEACHER_SPEECH_MODEL and TEACHER_SPEECH_VOICES, for example TEACHER_SPEECH_VOICES=*=alloy.',
    },
  )
  .refine(
    (config) =>
      config.TEACHER_LLM_PROVIDER === 'anthropic' ||
      Boolean(config.TEACHER_LLM_BASE_URL) === Boolean(config.TEACHER_LLM_MODEL),
    {
      error:
        'TEACHER_LLM_BASE_URL and TEACHER_LLM_MODEL belong together, for example TEACHER_LLM_BASE_URL=http://127.0.0.1:11434/v1 and TEACHER_LLM_MODEL=llama3.2.',
    },
  )
  .refine(
    (config) => config.TEACHER_LLM_PROVIDER !== 'anthropic' || (config.TEACHER_LLM_MODEL && config.TEACHER_LLM_API_KEY),
    {
      error: 'TEACHER_LLM_PROVIDER=anthropic needs TEACHER_LLM_MODEL and TEACHER_LLM_API_KEY.',
    },
  );

/** The names of all variables, for the gate `deployment`. @public */
export const configNames: readonly string[] = Object.keys(configSchema.shape);

/** Everything that the surroundings decide, read once at start. `GROVE_STORE` and `GROVE_BUILD`, the build that an image brings along for the store, are absolute folders. */
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
