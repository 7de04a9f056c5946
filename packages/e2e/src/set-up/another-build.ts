import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { areaDescriptor, type AreaDescriptor, type AreaName, type ReleaseSet } from '@grove/contracts';
import { idOfSet, partsOf, Registry } from '@grove/releases';
import { expect } from '@playwright/test';
import type { Site } from './site.ts';

const hashOf = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;
const isText = (file: string): boolean => /\.(?:js|css)$/.test(file);

/** Does something with the registry of a site. */
export async function withRegistry<Result>(
  { databaseUrl }: Pick<Site, 'databaseUrl'>,
  work: (registry: Registry, client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(new Registry(client), client);
  } finally {
    await client.end();
  }
}

/** The set that a site serves. */
export const activeSet = (site: Site): Promise<ReleaseSet> =>
  withRegistry(site, async (registry) => (await registry.set((await registry.pointers())!.active))!);

interface Difference {
  /** Ends the version; one letter. */
  readonly mark: string;
  /** A text in the area's scripts, and what stands there in the other build: what makes it visible. */
  readonly text: readonly [string, string];
  /** Address of the folder, where it is not the site's. */
  readonly base?: string;
}

/** Makes another build of an area from the one that is served, as a change of one text would, into the site's store. */
export async function makeAnotherBuild(
  site: Site,
  area: AreaName,
  { mark, text: [before, after], base }: Difference,
): Promise<AreaDescriptor> {
  const own = (await activeSet(site)).areas.find(({ name }) => name === area)!;
  const version = own.version.slice(0, -1) + mark;
  const [from, to] = [own, { ...own, version }].map((build) => path.join(site.store, 'areas', area, build.version)) as [
    string,
    string,
  ];
  const renamed = (text: string): string =>
    text
      .replaceAll(`/areas/${area}/${own.version}/`, base ?? `/areas/${area}/${version}/`)
      .replaceAll(own.version, version)
      .replaceAll(before, after);
  const hashes = new Map<string, string>();
  // Stylesheets first: scripts name their hashes.
  const files = [];
  for (const { path: file, integrity } of own.files.toSorted(
    (a, b) => Number(b.path.endsWith('.css')) - Number(a.path.endsWith('.css')),
  )) {
    const body = await readFile(path.join(from, file));
    const changed = isText(file)
      ? Buffer.from(
          [...hashes].reduce((text, [old, fresh]) => text.replaceAll(old, fresh), renamed(body.toString('utf8'))),
        )
      : body;
    hashes.set(integrity, hashOf(changed));
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), changed);
    files.push({ path: file, bytes: changed.length, integrity: hashOf(changed) });
  }
  const descriptor = areaDescriptor.parse({ ...own, version, files });
  await writeFile(path.join(to, 'area.json'), JSON.stringify(descriptor));
  return descriptor;
}

/** Puts the site's active set with another build of an area on record, and its views into the store. @returns the set, which nobody gets yet */
export async function recordWith(site: Site, build: AreaDescriptor): Promise<ReleaseSet> {
  const active = await activeSet(site);
  const areas = active.areas.map((area) => (area.name === build.name ? build : area));
  const set: ReleaseSet = { ...active, id: idOfSet(partsOf({ ...active, areas })), areas };
  const old = active.areas.find(({ name }) => name === build.name)!;
  const views = await readFile(path.join(site.store, 'views', `${active.id}.json`), 'utf8');
  await writeFile(path.join(site.store, 'views', `${set.id}.json`), views.replaceAll(old.version, build.version));
  await writeFile(path.join(site.store, 'sets', `${set.id}.json`), JSON.stringify(set));
  await withRegistry(site, (registry) => registry.record(set));
  return set;
}

/** Makes a build of an area part of the set that a site serves, and waits until it is served. */
export async function release(site: Site, build: AreaDescriptor): Promise<void> {
  const { id } = await recordWith(site, build);
  await withRegistry(site, (registry) => registry.promote(id, { author: 'test', reason: 'another build' }));
  await expect
    .poll(async () => ((await (await fetch(`${site.url}/api/release-set`)).json()) as ReleaseSet).id)
    .toBe(id);
}

/** Deletes the files of a build from a site's store, as a clean-up would. */
export const deleteBuild = (site: Site, { name, version }: { name: string; version: string }): Promise<void> =>
  rm(path.join(site.store, 'areas', name, version), { recursive: true });
