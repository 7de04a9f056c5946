import { createHash } from 'node:crypto';

/** Whether bytes have the SHA-384 that an `integrity` attribute names. */
export const isIntact = (body: Buffer, integrity: string): boolean =>
  `sha384-${createHash('sha384').update(body).digest('base64')}` === integrity;
