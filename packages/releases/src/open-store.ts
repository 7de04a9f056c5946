import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';

/** Variables that say where builds are kept; the service's `Config` has them, and so has the environment of a command. */
export interface StoreConfig {
  /** A folder: the store itself or, with a bucket, this machine's copy of what it serves. */
  readonly GROVE_STORE: string;
  readonly GROVE_S3_BUCKET?: string | undefined;
  readonly GROVE_S3_ENDPOINT?: string | undefined;
  readonly GROVE_S3_REGION?: string | undefined;
  readonly GROVE_S3_PREFIX?: string | undefined;
}

/** The store that all copies of the service share: a bucket where one is configured, else the folder. */
export async function openStore(config: StoreConfig): Promise<ObjectStore> {
  if (!config.GROVE_S3_BUCKET) return folderStore(config.GROVE_STORE);
  // Loaded only where it is used: it takes longer than the rest of a start.
  const { s3Store } = await import('./s3-store.ts');
  return s3Store({
    bucket: config.GROVE_S3_BUCKET,
    endpoint: config.GROVE_S3_ENDPOINT,
    region: config.GROVE_S3_REGION,
    prefix: config.GROVE_S3_PREFIX,
  });
}
