import type { Content } from '../model/content.ts';
import { itemsOf } from '../model/items.ts';

/** A piece of content by its kind and its id. */
interface Named {
  readonly kind: string;
  readonly id: string;
}

const nameOf = ({ kind, id }: Named): string => `${kind} ${id}`;

/**
 * What learners have had and would no longer find, although nobody has said that it goes: pieces of content that the new content neither has nor lists as retired. Learners may
 * have them open, have finished them or hold links to them, so each one that goes is written down, with the reason, in `source/retired.yaml`.
 */
export function missingItems(before: Content, after: Content): Named[] {
  const known = new Set([...itemsOf(after), ...after.retired].map(nameOf));
  return [...itemsOf(before).filter(({ kind }) => kind !== 'retired'), ...before.retired].filter(
    (item) => !known.has(nameOf(item)),
  );
}
