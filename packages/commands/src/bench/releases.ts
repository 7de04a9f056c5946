import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClone, type Clone } from '@grove/tooling/clone';
import { ensureDatabase, freePort, startThrowAwayPostgres } from '@grove/tooling/postgres';
import { Problem } from '@grove/tooling/problem';
import { prepareSite, startService } from '@grove/tooling/service';
import { seconds, step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { atMost, type Section } from './report.ts';
import { stepTimes } from './start-output.ts';
import { interleave, median, medianRatio } from './statistics.ts';

const area = 'mf-landing';
/** A text of the home page, where a release is seen. */
const text = { file: 'mf-landing/src/locales/en/home.ts', words: 'Begin Your Journey' };
const steps = ['build', 'check', 'first views', 'upload', 'record', 'smoke test', 'promote'];
const rounds = 5;
const ratioGoal = 1;

/** How long a team waits until its change of one area is on the site, against building a site that is of one piece. */
export async function measureReleases(atEnd: AtEnd): Promise<Section> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grove-bench-'));
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  const store = path.join(folder, 'store');
  const clone = await step('clone', () => createClone({ GROVE_STORE: store, GROVE_AUTHOR: 'the bench' }));
  atEnd(() => clone.remove());
  await step('build', () => succeed(clone, ['build', 'pictures', 'service', 'site']));
  const { url, databaseUrl } = await step('site', () =>
    startOn(atEnd, { store, log: path.join(folder, 'service.log') }),
  );

  const parts = new Map<string, number[]>(steps.map((name) => [name, []]));
  let count = 0;
  const change = <Result>(work: (words: string) => Promise<Result>): Promise<Result> => {
    const words = `${text.words} ${(count += 1)}`;
    return clone.withEdit(text.file, text.words, words, () => work(words));
  };
  const release = () =>
    change(async (words) => {
      const { output, ms } = await timed(() =>
        succeed(clone, ['release', area, '--no-tests'], { DATABASE_URL: databaseUrl }),
      );
      for (const [name, time] of stepTimes(output)) parts.get(name)?.push(time);
      const shown = await timed(() => untilShown(url, words));
      return { command: ms, seen: ms + shown.ms };
    });
  const buildWhole = () =>
    change(async () => {
      const empty = path.join(folder, `whole-${count}`);
      const { ms } = await timed(() =>
        succeed(clone, ['build', 'pictures', 'service', 'site'], { GROVE_STORE: empty }),
      );
      await rm(empty, { recursive: true });
      return { command: ms, seen: ms };
    });
  const times = await step('releases', () =>
    interleave(['area', 'whole'], rounds, (what) => (what === 'area' ? release() : buildWhole())),
  );
  const back = await step('roll back', () =>
    timed(() => succeed(clone, ['rollback', '--reason', 'the bench is over'], { DATABASE_URL: databaseUrl })),
  );

  return sectionOf(times, parts, back.ms);
}

/** How long each try took, in milliseconds: the command alone, and until a visitor saw the change. */
type Times = Readonly<Record<'area' | 'whole', readonly { readonly command: number; readonly seen: number }[]>>;

function sectionOf(times: Times, parts: ReadonlyMap<string, number[]>, backMs: number): Section {
  const of = (what: keyof Times, which: 'command' | 'seen') => times[what].map((time) => time[which]);
  const ratio = medianRatio(of('area', 'command'), of('whole', 'command'));
  const [command, seen, whole] = [
    median(of('area', 'command')),
    median(of('area', 'seen')),
    median(of('whole', 'command')),
  ];
  return {
    title: 'Releases',
    tables: [
      {
        title: `A changed text of \`${area}\` to everybody`,
        head: ['', 'release of the area', 'build of the whole', 'ratio'],
        rows: [
          ...[...parts].map(([name, values]) => [name, `${median(values).toFixed(1)} s`, '', '']),
          ['the command, from its start to its end', seconds(command), seconds(whole), ratio.toFixed(2)],
          ['until a visitor gets it', seconds(seen), '', ''],
          ['roll back, the command', seconds(backMs), '', ''],
        ],
      },
    ],
    goals: [atMost('release of one area against a build of the whole, ratio', ratio, ratioGoal)],
    notes: [
      `\`npm run release -- ${area} --no-tests\` in a clone of the working tree, ${rounds} times, each with another text; medians. The area's own tests come on top and are not measured here.`,
      'The yardstick is what a site of one piece would have to do before it can even be delivered: pictures, service, shell, all areas and all first views into an empty store (`npm run build`, without films and spoken lines), with the same changed text. It has no checks, no trial in a browser and no delivery; the release has all three.',
    ],
  };
}

async function startOn(
  atEnd: AtEnd,
  { store, log }: { store: string; log: string },
): Promise<{ url: string; databaseUrl: string }> {
  const postgres = await startThrowAwayPostgres();
  atEnd(() => postgres.stop());
  const databaseUrl = await ensureDatabase(postgres.url, 'grove');
  await prepareSite({ databaseUrl, store });
  const service = startService({ port: await freePort(), host: '127.0.0.1', databaseUrl, store, log });
  atEnd(() => service.stop());
  await service.untilReady();
  return { url: service.url, databaseUrl };
}

async function succeed(clone: Clone, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { code, output } = await clone.run(args, { env });
  if (code !== 0) throw new Problem(`'${args.join(' ')}' failed, so releases were not measured:\n${output.trim()}`);
  return output;
}

async function timed<Output>(work: () => Promise<Output>): Promise<{ output: Output; ms: number }> {
  const begun = performance.now();
  const output = await work();
  return { output, ms: performance.now() - begun };
}

/** Asks for the home page until it has the words. */
async function untilShown(url: string, words: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (!(await (await fetch(url)).text()).includes(`${words}<`)) {
    if (performance.now() > deadline)
      throw new Problem(`'${words}' was released, and half a minute later the home page did not have it.`);
  }
}
