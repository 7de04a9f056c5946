import { PointersMoved, type Pointers } from '@grove/releases';
import { Problem } from '@grove/tooling/problem';

const TRIES = 3;

/** What a release does again when the pointers moved meanwhile. */
export interface ReleaseSteps {
  readPointers(): Promise<Pointers>;
  /** Makes the candidate from what is active at these pointers, and makes sure that it works. Nothing that learners get changes. @returns its set's id */
  validate(pointers: Pointers): Promise<string>;
  /** Moves the pointers to the candidate; throws PointersMoved when they are not where they were. */
  promote(setId: string, pointers: Pointers): Promise<Pointers>;
  /** Told before another try. */
  onMoved(now: Pointers): Promise<void>;
}

/** Promotes a release although others promote or roll back at the same time: whoever comes second starts again from what the first one left, twice at most. */
export async function promoteWithRetry({ readPointers, validate, promote, onMoved }: ReleaseSteps): Promise<Pointers> {
  for (let attempt = 1; ; attempt += 1) {
    const pointers = await readPointers();
    const setId = await validate(pointers);
    try {
      return await promote(setId, pointers);
    } catch (fault) {
      if (!(fault instanceof PointersMoved)) throw fault;
      if (attempt === TRIES)
        throw new Problem(
          'What is served changed three times while this release was tried out, so nothing was released: run the command again.',
          { cause: fault },
        );
      await onMoved(await readPointers());
    }
  }
}
