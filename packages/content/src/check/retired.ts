import type { Content } from '../model/content.ts';
import { itemsOf } from '../model/items.ts';
import { repeated, type Fault } from './fault.ts';

/** What is gone stays gone: nothing has the id of something that was retired, and nothing is retired twice. */
export function retiredFaults(content: Content): Fault[] {
  const names = content.retired.map(({ kind, id }) => `${kind} ${id}`);
  const present = new Set(itemsOf(content).map(({ kind, id }) => `${kind} ${id}`));
  return [
    ...names
      .filter((name) => present.has(name))
      .map((name) => ({ where: name, message: 'this id was retired (source/retired.yaml): choose another one' })),
    ...repeated(names).map((name) => ({ where: 'retired', message: `"${name}" is listed more than once` })),
  ];
}
