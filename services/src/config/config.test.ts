import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

const DATABASE_URL = 'postgres://user:secret@127.0.0.1:5432/grove';

test('only DATABASE_URL is needed; everything else has a default', () => {
  const config = readConfig({ DATABASE_URL });
  expect(config).toMatchObject({
    PORT: 8080,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
    DATABASE_URL,
  });
  expect(isAbsolute(config.GROVE_STORE)).toBe(true);
  expect(config.GROVE_STORE).toMatch(/\.grove.store$/);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATABASE_URL, PORT: '', HOST: '' })).toMatchObject({ PORT: 8080, HOST: '127.0.0.1' });
});

test.each(['abc', '-1', '65536', '80.5', '1e3', ' 80'])('the port %j is refused with a sentence', (PORT) => {
  expect(() => readConfig({ DATABASE_URL, PORT })).toThrow(/PORT must be a number from 0 to 65535/);
});

test('a missing or foreign database address says what to set', () => {
  expect(() => readConfig({})).toThrow(/DATABASE_URL is missing.*npm start/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow(/must begin with postgres:/);
});

const secret = 'kD3v9sLq0ZpX7bWm2TnY5cRf8JhG4uAe1oIi6tMw0Vg=';

test('a secret is optional, and a short one is refused without being repeated', () => {
  expect(readConfig({ DATABASE_URL, GROVE_SECRET: '' }).GROVE_SECRET).toBeUndefined();
  expect(readConfig({ DATABASE_URL, GROVE_SECRET: secret }).GROVE_SECRET).toBe(secret);
  const short = () => readConfig({ DATABASE_URL, GROVE_SECRET: 'hunter2' });
  expect(short).toThrow(/GROVE_SECRET must have at least 32 characters/);
  expect(short).not.toThrow(/hunter2/);
});

test.each([
  ['of the example', 'change-me-change-me-change-me-change-me'],
  ['of another example', 'Please CHANGEME to something of 32 characters'],
  ['of one character', 'x'.repeat(64)],
  ['of a few that repeat', '12345678'.repeat(5)],
  ['of a few that repeat and end early', 'secret'.repeat(6).slice(0, 34)],
  ['of hardly any that differ', '0101101110111101111101111110111111101'],
])('a secret or token %s is refused at start, without being repeated', (_, weak) => {
  for (const name of ['GROVE_SECRET', 'GROVE_OPERATOR_TOKEN']) {
    const start = () => readConfig({ DATABASE_URL, [name]: weak });
    expect(start).toThrow(
      new RegExp(
        `^${name} is the one of an example, or easy to guess: .+ Make one with \`openssl rand -base64 \\d+\`\\.$`,
      ),
    );
    expect(start).not.toThrow(weak);
  }
});

test('what `openssl rand` makes is never refused', () => {
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    for (let time = 0; time < 200; time += 1)
      expect(readConfig({ DATABASE_URL, GROVE_SECRET: randomBytes(32).toString(encoding) }).GROVE_SECRET).toBeDefined();
  }
});

test('former secrets are a list, and may be weak, because somebody must get away from them', () => {
  expect(readConfig({ DATABASE_URL }).GROVE_SECRETS_OLD).toEqual([]);
  expect(readConfig({ DATABASE_URL, GROVE_SECRETS_OLD: `${secret}, ${'x'.repeat(32)},` }).GROVE_SECRETS_OLD).toEqual([
    secret,
    'x'.repeat(32),
  ]);
  expect(() => readConfig({ DATABASE_URL, GROVE_SECRETS_OLD: `${secret},short` })).toThrow(
    /GROVE_SECRETS_OLD must list secrets of at least 32 characters each/,
  );
});

test('every mistake is named at once', () => {
  const wrong = () => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', NODE_ENV: 'moon' });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).toThrow(/PORT[^]*DATABASE_URL[^]*LOG_LEVEL[^]*NODE_ENV/);
});

test('a speech service is optional; with an address it needs a model and voices', () => {
  const service = {
    TEACHER_SPEECH_BASE_URL: 'https://api.example.com/v1',
    TEACHER_SPEECH_MODEL: 'speaker-1',
    TEACHER_SPEECH_VOICES: 'voice-luna=coral,*=alloy',
  };
  expect(readConfig({ DATABASE_URL, ...service }).TEACHER_SPEECH_VOICES).toEqual({
    'voice-luna': 'coral',
    '*': 'alloy',
  });
  expect(() => readConfig({ DATABASE_URL, ...service, TEACHER_SPEECH_VOICES: '' })).toThrow(
    /TEACHER_SPEECH_BASE_URL needs TEACHER_SPEECH_MODEL and TEACHER_SPEECH_VOICES/,
  );
  expect(() => readConfig({ DATABASE_URL, ...service, TEACHER_SPEECH_VOICES: 'coral' })).toThrow(
    /TEACHER_SPEECH_VOICES must list voices/,
  );
  expect(() => readConfig({ DATABASE_URL, ...service, TEACHER_SPEECH_BASE_URL: 'api.example.com' })).toThrow(
    /TEACHER_SPEECH_BASE_URL must be an address/,
  );
});

test('a model is optional; what belongs together is asked for together', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    TEACHER_LLM_PROVIDER: 'openai-compatible',
    GROVE_ORIGINS: [],
    TRUSTED_PROXIES: 0,
    LIMIT_LEARNER_PER_MINUTE: 30,
  });
  expect(() => readConfig({ DATABASE_URL, TEACHER_LLM_MODEL: 'm' })).toThrow(/belong together/);
  expect(() => readConfig({ DATABASE_URL, TEACHER_LLM_BASE_URL: 'http://127.0.0.1:1/v1' })).toThrow(/belong together/);
  expect(() => readConfig({ DATABASE_URL, TEACHER_LLM_PROVIDER: 'anthropic', TEACHER_LLM_MODEL: 'm' })).toThrow(
    /needs TEACHER_LLM_MODEL and TEACHER_LLM_API_KEY/,
  );
  expect(() => readConfig({ DATABASE_URL, TEACHER_LLM_PROVIDER: 'other' })).toThrow(
    /must be one of openai-compatible, anthropic/,
  );
});

test('limits are whole numbers, and other origins are origins', () => {
  expect(
    readConfig({
      DATABASE_URL,
      LIMIT_ADDRESS_SOCKETS: '2500',
      GROVE_ORIGINS: 'https://a.example, http://b.example:8080',
    }),
  ).toMatchObject({
    LIMIT_ADDRESS_SOCKETS: 2_500,
    GROVE_ORIGINS: ['https://a.example', 'http://b.example:8080'],
  });
  expect(readConfig({ DATABASE_URL })).toMatchObject({ TUTOR_WORKERS: 2, DATABASE_CONNECTIONS: 10 });
  for (const TUTOR_WORKERS of ['0', '9'])
    expect(() => readConfig({ DATABASE_URL, TUTOR_WORKERS })).toThrow(
      /TUTOR_WORKERS must be a whole number from 1 to 8/,
    );
  for (const LIMIT_LEARNER_PER_MINUTE of ['0', '-1', '1.5', '9999999'])
    expect(() => readConfig({ DATABASE_URL, LIMIT_LEARNER_PER_MINUTE })).toThrow(
      /LIMIT_LEARNER_PER_MINUTE must be a whole number from 1/,
    );
  expect(() => readConfig({ DATABASE_URL, GROVE_ORIGINS: 'a.example' })).toThrow(/GROVE_ORIGINS must list origins/);
});

test('the share of page loads that report is from 0 to 1', () => {
  expect(readConfig({ DATABASE_URL }).GROVE_TELEMETRY_RATE).toBe(0.2);
  expect(
    ['0', '1', '0.05', '.5', ''].map(
      (GROVE_TELEMETRY_RATE) => readConfig({ DATABASE_URL, GROVE_TELEMETRY_RATE }).GROVE_TELEMETRY_RATE,
    ),
  ).toEqual([0, 1, 0.05, 0.5, 0.2]);
  for (const GROVE_TELEMETRY_RATE of ['1.5', '-1', '20%', '2'])
    expect(() => readConfig({ DATABASE_URL, GROVE_TELEMETRY_RATE })).toThrow(
      /GROVE_TELEMETRY_RATE must be a share from 0 to 1/,
    );
});

test('an operator token is optional, and a short one is refused without being repeated', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ GROVE_FAULTS: false });
  expect(readConfig({ DATABASE_URL }).GROVE_OPERATOR_TOKEN).toBeUndefined();
  const short = () => readConfig({ DATABASE_URL, GROVE_OPERATOR_TOKEN: 'hunter2', GROVE_FAULTS: 'yes' });
  expect(short).toThrow(/GROVE_OPERATOR_TOKEN must have at least 16 characters[^]*GROVE_FAULTS must be 1 or 0/);
  expect(short).not.toThrow(/hunter2/);
});

test('a bucket is optional; what belongs to one is asked for together, and mistakes are named', () => {
  const bucket = {
    GROVE_S3_BUCKET: 'grove-releases',
    GROVE_S3_ENDPOINT: 'http://127.0.0.1:9000',
    GROVE_S3_PREFIX: 'production/grove',
  };
  expect(readConfig({ DATABASE_URL, ...bucket })).toMatchObject(bucket);
  expect(() => readConfig({ DATABASE_URL, GROVE_S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow(
    /need GROVE_S3_BUCKET/,
  );
  for (const GROVE_S3_PREFIX of ['/a', 'a/', 'a//b', 'a b'])
    expect(() => readConfig({ DATABASE_URL, ...bucket, GROVE_S3_PREFIX })).toThrow(/GROVE_S3_PREFIX must consist of/);
});

test('what is served follows the database, unless the environment says otherwise', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ GROVE_FOLLOW_BUILD: false, GROVE_POLL_SECONDS: 15 });
  expect(readConfig({ DATABASE_URL }).GROVE_SERVE_SET).toBeUndefined();
  expect(readConfig({ DATABASE_URL, GROVE_SERVE_SET: '0123456789abcdef', GROVE_FOLLOW_BUILD: '1' })).toMatchObject({
    GROVE_SERVE_SET: '0123456789abcdef',
    GROVE_FOLLOW_BUILD: true,
  });
  expect(() => readConfig({ DATABASE_URL, GROVE_SERVE_SET: '../x' })).toThrow(
    /GROVE_SERVE_SET must be the id of a release set/,
  );
});
