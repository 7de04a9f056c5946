import { defineEntity, p } from '@mikro-orm/core';

/** A release of content, immutable. `items` are the digests of its pieces, in the order of the content; `schema` is the form that they have. */
export const ContentReleaseEntity = defineEntity({
  name: 'ContentRelease',
  tableName: 'content_release',
  properties: {
    version: p.text().primary(),
    schema: p.integer(),
    items: p.array(),
    author: p.text(),
    reason: p.text(),
    recordedAt: p.datetime(),
  },
});

/** A piece of content by the digest of what it says, immutable: what did not change is shared by the releases that have it. */
export const ContentItemEntity = defineEntity({
  name: 'ContentItem',
  tableName: 'content_item',
  properties: {
    digest: p.text().primary(),
    kind: p.text(),
    id: p.text(),
    body: p.json(),
  },
});

/** Every entity of this module. Nobody writes them here: releases are recorded by the commands that make them (`@grove/releases`). */
export const contentEntities = [ContentReleaseEntity, ContentItemEntity];
