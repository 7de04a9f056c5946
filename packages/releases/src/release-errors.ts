/** A change of the pointers that cannot be made; nothing was changed. The message says why in a sentence. */
export class ReleaseRefused extends Error {
  override readonly name: string = 'ReleaseRefused';
}

/** Somebody else moved the pointers since the revision that a change expected; nothing was changed. */
export class PointersMoved extends ReleaseRefused {
  override readonly name = 'PointersMoved';
  readonly expected: number;
  readonly actual: number;

  constructor(expected: number, actual: number) {
    super(`Somebody else changed what is served meanwhile: revision ${expected} was expected, and ${actual} is there.`);
    this.expected = expected;
    this.actual = actual;
  }
}

/** A change names a release set that is not recorded; nothing was changed. */
export class UnknownSet extends ReleaseRefused {
  override readonly name = 'UnknownSet';
  readonly setId: string;

  constructor(setId: string) {
    super(`There is no release set '${setId}'.`);
    this.setId = setId;
  }
}
