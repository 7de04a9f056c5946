import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { jest } from '@jest/globals';

// A busy machine may need seconds to start a process.
jest.setTimeout(60_000);

const require = createRequire(import.meta.url);
const name = 'grove-releases';
/** The one account that the server knows; the SDK reads it from the environment. */
const account = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A server that speaks S3, as a process of its own, with one bucket. `config` are the service's variables for it. */
export async function startBucket() {
  Object.assign(process.env, account);
  const directory = mkdtempSync(path.join(tmpdir(), 'grove-bucket-'));
  const server = spawn(
    process.execPath,
    [
      require.resolve('s3rver/bin/s3rver.js'),
      '-d',
      directory,
      '-a',
      '127.0.0.1',
      '-p',
      '0',
      '-s',
      '--configure-bucket',
      name,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(server, 'exit');
  let said = '';
  for await (const text of server.stdout) if (/:\d+\s/.test((said += String(text)))) break;
  const endpoint = `http://127.0.0.1:${/:(\d+)/.exec(said)![1]}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  return {
    config: { GROVE_S3_BUCKET: name, GROVE_S3_ENDPOINT: endpoint },
    /** What the bucket says of an object. */
    head: (address: string) => client.send(new HeadObjectCommand({ Bucket: name, Key: address })),
    stop: async () => {
      server.kill();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
