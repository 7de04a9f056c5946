import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import path from 'node:path';
import { checkAddress, checkSame, type ObjectStore } from './object-store.ts';

/** A bucket of an S3-compatible service. Credentials come from the AWS SDK's usual places, such as `AWS_ACCESS_KEY_ID`. */
export interface S3Options {
  readonly bucket: string;
  /** Its address; absent for Amazon's own. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
  /** Folder within the bucket, without a slash at its end. */
  readonly prefix?: string | undefined;
  /** The bucket stands in the path, not in the host name; so it does with an endpoint of one's own, unless this says otherwise. */
  readonly forcePathStyle?: boolean | undefined;
}

/** What a content network must know to hand out a file by itself. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** How a file is described to the bucket: its kind, and that it never changes. A compressed copy has the kind of what it holds. */
function describe(
  address: string,
): Pick<PutObjectCommand['input'], 'ContentType' | 'ContentEncoding' | 'CacheControl'> {
  const encoding = encodings[path.extname(address)];
  const plain = encoding ? address.slice(0, -path.extname(address).length) : address;
  return {
    ContentType: types[path.extname(plain)] ?? 'application/octet-stream',
    ...(encoding && { ContentEncoding: encoding }),
    CacheControl: 'public, max-age=31536000, immutable',
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey ||
  error instanceof NotFound ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);

/** The answer, or undefined where there is nothing. */
const unlessMissing = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** A store in a bucket. */
export function s3Store({
  bucket: Bucket,
  endpoint,
  region = 'us-east-1',
  prefix = '',
  forcePathStyle = endpoint !== undefined,
}: S3Options): ObjectStore {
  // Services other than Amazon's often do not know the SDK's newer checksums.
  const client = new S3Client({
    region,
    forcePathStyle,
    ...(endpoint && { endpoint }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const start = prefix === '' ? '' : `${prefix}/`;
  const keyOf = (address: string): string => start + checkAddress(address);

  const read = async (address: string): Promise<Buffer | undefined> => {
    const answer = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key: keyOf(address) })));
    return answer?.Body && Buffer.from(await answer.Body.transformToByteArray());
  };

  return {
    has: async (address) =>
      (await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key: keyOf(address) })))) !== undefined,
    read,
    write: async (address, body) => {
      const present = await read(address);
      if (present) return checkSame(address, present, body);
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(address), Body: body, ...describe(address) }));
    },
    list: async (folder) => {
      const addresses: string[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${keyOf(folder.replace(/\/$/, ''))}/` });
      for await (const { Contents = [] } of pages)
        addresses.push(...Contents.flatMap(({ Key }) => (Key ? [Key.slice(start.length)] : [])));
      return addresses.toSorted();
    },
  };
}
