import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A page that is ready to be sent, in each encoding. */
export interface PreparedDocument {
  readonly status: 200 | 404;
  readonly policy: string;
  readonly etag: string;
  readonly bodies: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer };
}

/** Compresses a page, and gives it its ETag. */
export async function prepareDocument(html: string, status: 200 | 404, policy: string): Promise<PreparedDocument> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity, { level: 9 })]);
  return {
    status,
    policy,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br, gzip: gz },
  };
}
