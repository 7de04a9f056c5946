import { ReleaseRefused } from './release-errors.ts';

/**
 * Where the files of builds are kept. Addresses are relative, with `/`: `areas/mf-chat/1.2.3-abc/js/x.js`, `server/mf-chat/1.2.3-abc/mf-chat.mjs`,
 * `views/<set>.json`. What is written once never changes.
 */
export interface ObjectStore {
  has(address: string): Promise<boolean>;
  read(address: string): Promise<Buffer | undefined>;
  /** Safe to repeat. @throws ReleaseRefused when other bytes are at this address already */
  write(address: string, body: Buffer): Promise<void>;
  /** The addresses below a folder, which is written with or without a slash at its end. */
  list(folder: string): Promise<string[]>;
}

/** An address that cannot leave the store, as it is. @throws Error for one with empty, `.` or `..` segments */
export function checkAddress(address: string): string {
  const fine = address
    .split('/')
    .every((segment) => segment !== '' && segment !== '.' && segment !== '..' && !/[\\\0]/.test(segment));
  if (!fine) throw new Error(`'${address}' is no address in the store.`);
  return address;
}

/** Refuses to write other bytes over what is there. */
export function checkSame(address: string, present: Buffer, body: Buffer): void {
  if (!present.equals(body))
    throw new ReleaseRefused(
      `The store has other bytes at ${address} already, and what is published never changes. Give the build another version.`,
    );
}
