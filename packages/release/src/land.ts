import { Problem } from '@grove/tooling/problem';
import { PointersMoved, type Pointers } from '@grove/releases';

const TRIES = 3;

/** What a release does again when somebody else has released meanwhile. */
export interface Landing {
  readPointers(): Promise<Pointers>;
  /** Makes the candidate from what is active at these pointers, and makes sure that it works. Nothing that learners get changes. @returns its set's id */
  prove(pointers: Pointers): Promise<string>;
  /** Moves the pointers to the candidate; throws PointersMoved when they are not where they were. */
  move(setId: string, pointers: Pointers): Promise<Pointers>;
  /** Told before another try. */
  onMoved(now: Pointers): Promise<void>;
}

/** Brings a release to land although others release at the same time: whoever comes second starts anew from what the first one left, twice at most. */
export async function land({ readPointers, prove, move, onMoved }: Landing): Promise<Pointers> {
  for (let attempt = 1; ; attempt += 1) {
    const pointers = await readPointers();
    const setId = await prove(pointers);
    try {
      return await move(setId, pointers);
    } catch (fault) {
      if (!(fault instanceof PointersMoved)) throw fault;
      if (attempt === TRIES)
        throw new Problem(
          'Others released three times while this release was tried out, so nothing was released: run the command again.',
          { cause: fault },
        );
      await onMoved(await readPointers());
    }
  }
}
