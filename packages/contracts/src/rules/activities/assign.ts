/** Things and the places that they were given: `{ tess: 'characters' }`. */
export type Assignment = Readonly<Record<string, string>>;

/** What is wrong in an assignment, in the order of `expected`; what has no place yet is missing, not wrong. */
export function compare(expected: Assignment, given: Assignment): { wrong: string[]; missing: string[] } {
  const things = Object.keys(expected);
  return {
    wrong: things.filter((thing) => given[thing] !== undefined && given[thing] !== expected[thing]),
    missing: things.filter((thing) => given[thing] === undefined),
  };
}

/** Gives a thing its place; where a place holds one thing only, the one before leaves it. */
export function assigned(given: Assignment, thing: string, place: string, isSingle: boolean): Assignment {
  const kept = Object.entries(given).filter(([other, taken]) => other !== thing && !(isSingle && taken === place));
  return { ...Object.fromEntries(kept), [thing]: place };
}

/** Takes a thing from its place. */
export const unassigned = (given: Assignment, thing: string): Assignment =>
  Object.fromEntries(Object.entries(given).filter(([other]) => other !== thing));
