/** More than an active set, a canary and a few pinned pages are seldom asked for at once. */
const keptGroups = 8;

/** Keeps what was made for the groups (a set's documents) that were asked for last, so that a long life with many releases fills no memory. */
export class KeptDocuments<Document> {
  readonly #groups = new Map<string, Map<string, Document>>();

  /** The documents of a group, by key; an empty map for a new one. */
  group(name: string): Map<string, Document> {
    const group = this.#groups.get(name) ?? new Map<string, Document>();
    // A map is in the order of insertion: the group moves to its end.
    this.#groups.delete(name);
    this.#groups.set(name, group);
    const [oldest] = this.#groups.keys();
    if (this.#groups.size > keptGroups && oldest !== undefined) this.#groups.delete(oldest);
    return group;
  }
}
