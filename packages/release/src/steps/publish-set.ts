import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Bundle } from '@grove/tooling/bundles';
import { Problem } from '@grove/tooling/problem';
import { frameOf, type AreaName, type ReleaseSet } from '@grove/contracts';
import { type ObjectStore, serverFolderOf, setFileOf, viewsFileOf, webFolderOf } from '@grove/releases';
import { workshop } from '../platform.ts';
import { fetchFolder, storeFolder } from './store-folders.ts';

/**
 * Draws the views of one area with the shell of a set; those of the other areas are the active set's own, since nothing in them changes.
 *
 * @returns all views of the set, by route pattern
 */
export async function drawSet(
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
  const gone = new Set(
    active.areas.find((area) => area.name === name)?.routes.flatMap(({ pattern }) => [pattern, frameOf(pattern)]),
  );
  const kept = Object.entries(JSON.parse(present.toString()) as Record<string, string>).filter(
    ([view]) => !gone.has(view),
  );
  return { ...Object.fromEntries(kept), ...(await drawInThread(set, name)) };
}

/** In a thread of its own, because server builds put the shared modules of their shell into the global object. */
async function drawInThread(set: ReleaseSet, name: AreaName): Promise<Record<string, string>> {
  const worker = new Worker(new URL('./draw-views.program.ts', import.meta.url), {
    workerData: { workshop, set, name },
  });
  try {
    const [views] = (await once(worker, 'message')) as [Record<string, string>];
    return views;
  } catch (fault) {
    throw new Problem(
      `A first view of ${name} cannot be prerendered (${(fault as Error).message}): pages with \`prerender\` must render without a browser.`,
      { cause: fault },
    );
  } finally {
    await worker.terminate();
  }
}

/** Puts the area's files, the set and its views into the store. What is there already stays; a set is there only when all that it names is. */
export async function upload(
  store: ObjectStore,
  bundle: Bundle,
  set: ReleaseSet,
  views: Record<string, string>,
): Promise<void> {
  await storeFolder(store, bundle.serverFolder, serverFolderOf(bundle));
  await storeFolder(store, bundle.webFolder, webFolderOf(bundle));
  for (const [address, value] of [
    [viewsFileOf(set.id), views],
    [setFileOf(set.id), set],
  ] as const) {
    if (!(await store.has(address))) await store.write(address, Buffer.from(JSON.stringify(value)));
  }
}
