import { type ReadName, reads } from '@grove/contracts';
import { toRoutePath } from '../common/index.ts';

/** Values of a read's parameters and query, by their names. */
export type AddressValues = Readonly<Record<string, string | number | undefined>>;

/** The address of a read as Nest spells it: `/api/ai-teachers/:teacherId`. */
export const routePath = (name: ReadName): string => toRoutePath(reads[name].path);

/**
 * The one canonical address of a read: parameters filled in, query values in the contract's order, percent-encoded as
 * browsers do. It is the key of the prepared answer.
 */
export function readAddress(name: ReadName, values: AddressValues = {}): string {
  const read = reads[name];
  const path = read.path.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(String(values[parameter])));
  if (!('query' in read)) return path;
  const query = Object.keys(read.query.shape)
    .filter((parameter) => values[parameter] !== undefined)
    .map((parameter) => `${parameter}=${encodeURIComponent(String(values[parameter]))}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
