import { parentPort, workerData } from 'node:worker_threads';
import { drawViews } from '@grove/tooling/views';
import type { AreaName, ReleaseSet } from '@grove/contracts';

const { workshop, set, name } = workerData as { workshop: string; set: ReleaseSet; name?: AreaName };
parentPort?.postMessage(await drawViews(workshop, set, name), []);
