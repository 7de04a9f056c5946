import { expect, test } from '@jest/globals';
import { isAbsolute } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

const DATABASE_URL = 'postgres://user:secret@127.0.0.1:5432/grove';

test('only DATABASE_URL is needed; everything else has a default', () => {
  const config = readConfig({ DATABASE_URL });
  expect(config).toMatchObject({ PORT: 8080, HOST: '127.0.0.1', LOG_LEVEL: 'info', NODE_ENV: 'production', DATABASE_URL });
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

test('a secret is optional, and a short one is refused without being repeated', () => {
  expect(readConfig({ DATABASE_URL, GROVE_SECRET: '' }).GROVE_SECRET).toBeUndefined();
  expect(readConfig({ DATABASE_URL, GROVE_SECRET: 'x'.repeat(32) }).GROVE_SECRET).toBe('x'.repeat(32));
  const short = () => readConfig({ DATABASE_URL, GROVE_SECRET: 'hunter2' });
  expect(short).toThrow(/GROVE_SECRET must have at least 32 characters/);
  expect(short).not.toThrow(/hunter2/);
});

test('every mistake is named at once', () => {
  const wrong = () => readConfig({ PORT: 'x', LOG_LEVEL: 'loud', NODE_ENV: 'moon' });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).toThrow(/PORT[^]*DATABASE_URL[^]*LOG_LEVEL[^]*NODE_ENV/);
});
