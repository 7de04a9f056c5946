import { spawnSync } from 'node:child_process';
import { storeRoot } from '@grove/config/rspack';
import { buildBundles, bundleNames } from '@grove/tooling/bundles';
import { compileContent, writeContent } from '@grove/tooling/content-bundle';
import { publishPictures } from './build/pictures.ts';
import { makeLocalSet } from './build/release-set.ts';
import { publishVideos } from './build/videos.ts';
import { pregenerateSpeech } from './build/voices.ts';
import { inRoot } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';
import { step } from '@grove/tooling/steps';

function runScript(name: string, file: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot(file)], { cwd: inRoot(), encoding: 'utf8' });
  if (status !== 0) throw new Problem(`The build of ${name} failed:\n${stdout}${stderr}`);
}

/** The parts of a build by name, in the order in which they are made. */
const parts = {
  pictures: (compressed: boolean) =>
    step('pictures', async () => {
      runScript('the pictures', 'packages/art/scripts/build.ts');
      await publishPictures(storeRoot, { compressed });
    }),
  videos: () => step('videos', async () => void (await publishVideos(storeRoot))),
  service: () => step('service', async () => runScript('the service', 'services/build.ts')),
  site: async (compressed: boolean) => {
    const bundles = await step('shell and areas', async () => {
      const built = await buildBundles(storeRoot, { compressed });
      if (built.made.length > 0) console.log(`  built ${built.made.join(', ')}`);
      return built.bundles;
    });
    const content = await step('content', async () => {
      const made = compileContent();
      await writeContent(storeRoot, made, { compressed });
      return made.descriptor;
    });
    await step('release set and first views', () => makeLocalSet(storeRoot, { bundles, content }, new Date()));
  },
  voices: () => step('voices', pregenerateSpeech),
};

export type BuildPart = keyof typeof parts;

/**
 * Builds what changed since the last build: pictures, videos, service, shell, areas, content, the release set with its first views, and the spoken lines.
 *
 * @param args parts to build, none means all; `shell` or an area builds that alone and makes no release set; `--uncompressed` leaves out the compressed copies of files
 */
export async function build(args: string[] = []): Promise<void> {
  const compressed = !args.includes('--uncompressed');
  const names = args.filter((arg) => arg !== '--uncompressed');
  const bundles = names.filter((name) => bundleNames.includes(name));
  const unknown = names.find((name) => !(name in parts) && !bundleNames.includes(name));
  if (unknown)
    throw new Problem(
      `There is nothing called '${unknown}' to build. These exist: ${[...Object.keys(parts), ...bundleNames].join(', ')}.`,
    );
  for (const [name, make] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) await make(compressed);
  }
  if (bundles.length > 0)
    await step(bundles.join(', '), async () => void (await buildBundles(storeRoot, { compressed, names: bundles })));
}
