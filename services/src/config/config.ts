import { resolve } from 'node:path';
import * as z from 'zod';
import { formerSecrets, secret } from './secrets.ts';

/** `services/` lies directly below the root, and both `src/config` and `dist/config` lie two folders below `services/`. */
const repositoryRoot = resolve(import.meta.dirname, '../../..');

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** An empty variable, as `PORT= npm start` leaves it, counts as not set. */
const variable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `voice-luna=coral,voice-atlas=onyx,*=alloy` as an object. */
const voices = z
  .string()
  .regex(
    /^[^=,\s]+=[^=,\s]+(?:,[^=,\s]+=[^=,\s]+)*$/,
    'TEACHER_SPEECH_VOICES must list voices as voiceId=voice, joined by commas, for example voice-luna=coral,*=alloy.',
  )
  .transform((list): Record<string, string> =>
    Object.fromEntries(list.split(',').map((pair) => pair.split('=') as [string, string])),
  );

/** A whole number from `least` to `most`. */
const wholeNumber = (name: string, least: number, standard: number, most = 1_000_000) =>
  variable(
    z
      .string()
      .regex(/^\d{1,7}$/, `${name} must be a whole number from ${least} to ${most}.`)
      .transform(Number)
      .refine((number) => number >= least && number <= most, `${name} must be a whole number from ${least} to ${most}.`)
      .default(standard),
  );

/** `https://a.example,https://b.example` as a list of origins. */
const origins = (name: string) =>
  variable(
    z
      .string()
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .refine(
        (list) => list.every((origin) => /^https?:\/\/[^/\s]+$/.test(origin)),
        `${name} must list origins, joined by commas, for example https://learn.example.org.`,
      )
      .default([]),
  );

/** A share from 0 to 1. */
const share = (name: string, standard: number) =>
  variable(
    z
      .string()
      .regex(/^(?:0|1|0?\.\d{1,6}|1\.0+)$/, `${name} must be a share from 0 to 1, for example ${name}=${standard}.`)
      .transform(Number)
      .default(standard),
  );

/** `1` for yes, `0` or nothing for no. */
const yesOrNo = (name: string) =>
  variable(
    z
      .enum(['0', '1'], `${name} must be 1 or 0.`)
      .default('0')
      .transform((value) => value === '1'),
  );

/** Part of a name or path of the store. */
const storeName = (name: string, example: string) =>
  variable(
    z
      .string()
      .regex(
        /^[\w.-]+(?:\/[\w.-]+)*$/,
        `${name} must consist of letters, digits, dots and dashes, for example ${name}=${example}.`,
      )
      .optional(),
  );

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
    TEACHER_LLM_BASE_URL: variable(
      z
        .url({
          protocol: /^https?$/,
          error: 'TEACHER_LLM_BASE_URL must be an address, for example http://127.0.0.1:11434/v1.',
        })
        .optional(),
    ),
    TEACHER_LLM_MODEL: variable(z.string().optional()),
    TEACHER_LLM_API_KEY: variable(z.string().optional()),
    TEACHER_MODERATION_BASE_URL: variable(
      z
        .url({
          protocol: /^https?$/,
          error: 'TEACHER_MODERATION_BASE_URL must be an address, for example https://api.example.com/v1.',
        })
        .optional(),
    ),
    TEACHER_MODERATION_MODEL: variable(z.string().optional()),
    TEACHER_MODERATION_API_KEY: variable(z.string().optional()),
    TEACHER_SPEECH_BASE_URL: variable(
      z
        .url({
          protocol: /^https?$/,
          error: 'TEACHER_SPEECH_BASE_URL must be an address, for example https://api.example.com/v1.',
        })
        .optional(),
    ),
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
    GROVE_S3_ENDPOINT: variable(
      z
        .url({
          protocol: /^https?$/,
          error: 'GROVE_S3_ENDPOINT must be an address, for example https://s3.example.org.',
        })
        .optional(),
    ),
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
