import { LRUCache } from 'lru-cache';

/** More than an active set, a canary and a few pinned pages are seldom asked for at once. */
const mostGroups = 8;

/** What was made for the groups (a set's documents) that were asked for last, so that a long life with many releases fills no memory. */
export type DocumentCache<Document> = LRUCache<string, Map<string, Document>>;

/** `memo` gives the documents of a group, by key; an empty map for a new one. */
export const createDocumentCache = <Document>(): DocumentCache<Document> =>
  new LRUCache({ max: mostGroups, memoMethod: () => new Map<string, Document>() });
