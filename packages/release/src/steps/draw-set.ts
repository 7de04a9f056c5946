import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem } from '@grove/tooling/problem';
import { frameOf, type AreaName, type ReleaseSet } from '@grove/contracts';
import { type ObjectStore, serverFolderOf, viewsFileOf, webFolderOf } from '@grove/releases';
import { workshop } from '../platform.ts';
import { fetchFolder } from './store-folders.ts';

/**
 * Draws the views of one area with the shell of a set; those of the other areas are the active set's own, since nothing in them changes.
 *
 * @returns all views of the set, by route pattern
 */
export async function drawArea(
  store: ObjectStore,
  active: ReleaseSet,
  set: ReleaseSet,
  name: AreaName,
): Promise<Record<string, string>> {
  const present = await store.read(viewsFileOf(active.id));
  if (!present)
    throw new Problem(
      `The store has no views of the active set ${active.id}, so none can be taken over from it. Is this the store of the site (GROVE_STORE or GROVE_S3_BUCKET)?`,
    );
  await fetchFolder(store, serverFolderOf(set.shell), workshop);
  if (set.content) await fetchFolder(store, webFolderOf(set.content), workshop);
  const gone = new Set(
    active.areas.find((area) => area.name === name)?.routes.flatMap(({ pattern }) => [pattern, frameOf(pattern)]),
  );
  const kept = Object.entries(JSON.parse(present.toString()) as Record<string, string>).filter(
    ([view]) => !gone.has(view),
  );
  return { ...Object.fromEntries(kept), ...(await drawInThread(set, name)) };
}

/** Draws every view of a set with content that lies in the workshop. Nothing is built for it: the builds of the site draw them. */
export async function drawWhole(store: ObjectStore, set: ReleaseSet): Promise<Record<string, string>> {
  for (const build of [set.shell, ...set.areas]) await fetchFolder(store, serverFolderOf(build), workshop);
  return drawInThread(set);
}

/** In a thread of its own, because server builds put the shared modules of their shell into the global object. */
async function drawInThread(set: ReleaseSet, name?: AreaName): Promise<Record<string, string>> {
  const worker = new Worker(new URL('./draw-views.program.ts', import.meta.url), {
    workerData: { workshop, set, name },
  });
  try {
    const [views] = (await once(worker, 'message')) as [Record<string, string>];
    return views;
  } catch (fault) {
    throw new Problem(
      `A first view${name ? ` of ${name}` : ''} cannot be prerendered (${(fault as Error).message}): pages with \`prerender\` must render without a browser.`,
      { cause: fault },
    );
  } finally {
    await worker.terminate();
  }
}
