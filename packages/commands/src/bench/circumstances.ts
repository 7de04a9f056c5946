import { readFileSync } from 'node:fs';
import os from 'node:os';
import { inRoot } from '@grove/tooling/paths';
import { capture } from '@grove/tooling/programs';
import type { Circumstances } from './report.ts';

const packages = [
  'react',
  'react-router-dom',
  '@module-federation/enhanced',
  '@rspack/core',
  '@nestjs/core',
  'fastify',
  'autocannon',
];

/** What a reader must know to judge the figures. Nothing in it tells whose machine it was. */
export async function circumstances(command: string, now: Date): Promise<Circumstances> {
  const { total, load } = { total: os.totalmem() / 2 ** 30, load: os.loadavg()[0]! };
  return [
    ['date', now.toISOString().slice(0, 10)],
    ['command', `\`${command}\``],
    ['sources', await sources()],
    [
      'machine',
      `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? 'unknown model'}, ${total.toFixed(0)} GiB memory`,
    ],
    ['load of the machine before the start', load.toFixed(1)],
    ['Node.js', process.versions.node],
    ...packages.map((name) => [name, versionOf(name)] as const),
  ];
}

async function sources(): Promise<string> {
  const commit = await capture('git', ['rev-parse', '--short=10', 'HEAD']);
  if (commit.code !== 0) return 'not from a clone';
  const { output } = await capture('git', ['status', '--porcelain']);
  return `${commit.output.trim()}${output.trim() === '' ? '' : ' with uncommitted changes'}`;
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
}
