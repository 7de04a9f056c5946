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
export function circumstances(): Circumstances {
  const total = os.totalmem() / 2 ** 30;
  return [
    [
      'machine',
      `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? 'unknown model'}, ${total.toFixed(0)} GiB memory`,
    ],
    ['Node.js', process.versions.node],
    ...packages.map((name) => [name, versionOf(name)] as const),
  ];
}

/** When and from which sources something is measured, and how busy the machine is before it. */
export const measuredNow = async (now: Date): Promise<string> =>
  `${now.toISOString().slice(0, 10)}, sources ${await sources()}, load of the machine before ${os.loadavg()[0]!.toFixed(1)}`;

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
