import { createHash } from 'node:crypto';
import {
  contentSchema,
  readableContent,
  canReadContent,
  type BuiltFile,
  type ContentDescriptor,
} from '@grove/contracts';
import * as z from 'zod';
import { contentDocuments, documentNames } from '../documents/index.ts';
import type { Content } from '../model/content.ts';
import { contentFrom, isKnownKind, itemsOf, type ContentItem } from '../model/items.ts';
import { contentItemsFile } from './files.ts';

/** A release of content: what it says of itself, and the texts of its files by their paths. It depends on the content alone. */
export interface ContentBuild {
  readonly descriptor: ContentDescriptor;
  readonly files: ReadonlyMap<string, string>;
}

/** A piece of a release as the database keeps it: `digest` names what it says, so that pieces that did not change are kept once. */
export interface ReleasedItem extends ContentItem {
  readonly digest: string;
}

const itemsSchema = z.object({
  schema: z.int(),
  items: z.array(z.object({ kind: z.string(), id: z.string(), body: z.unknown() })),
});

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const describe = (path: string, text: string): BuiltFile => ({
  path,
  bytes: Buffer.byteLength(text),
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
});

/** Makes a release of content; equal content makes an equal one. */
export function contentBuild(content: Content): ContentBuild {
  const documents = contentDocuments(content);
  const files = new Map([
    [contentItemsFile, JSON.stringify({ schema: contentSchema, items: itemsOf(content) })],
    ...documentNames.map((name) => [`${name}.json`, JSON.stringify(documents[name])] as const),
  ]);
  const version = digestOf([...files].map(([path, text]) => `${path}\0${text}`).join('\0')).slice(0, 16);
  return {
    descriptor: {
      name: 'content',
      version,
      schema: contentSchema,
      files: [...files].map(([path, text]) => describe(path, text)),
    },
    files,
  };
}

/** The pieces of content with their digests, in the order of the content. */
export const releasedItems = (content: Content): ReleasedItem[] =>
  itemsOf(content).map(({ kind, id, body }) => ({
    kind,
    id,
    body,
    digest: digestOf(JSON.stringify({ kind, id, body })),
  }));

/**
 * Puts released pieces together. Kinds that this version does not know are left out: they came with a newer version, for which the form of the rest did not change.
 * @throws RangeError when the form is one that this version cannot read
 */
export function contentOfRelease(
  schema: number,
  items: readonly { kind: string; id: string; body: unknown }[],
): Content {
  if (!canReadContent(readableContent, schema))
    throw new RangeError(
      `The content has the form ${schema}, and this version of Grove reads ${readableContent.min} to ${readableContent.max}.`,
    );
  return contentFrom(items.filter((item): item is ContentItem => isKnownKind(item.kind)));
}

/** Reads the file of a release that holds all of it. @throws RangeError, ZodError or SyntaxError when it cannot be read */
export function parseItemsFile(text: string): Content {
  const { schema, items } = z.parse(itemsSchema, JSON.parse(text));
  return contentOfRelease(schema, items);
}
