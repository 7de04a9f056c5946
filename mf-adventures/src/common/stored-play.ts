import { storedAtom } from '@grove/platform';

/** One learner's play of an adventure, as it is kept in the browser. Numbers are ids of scenes. */
export interface Play {
  /** Names the play to the service. */
  readonly sessionId: string;
  /** The scenes from the first one to the current one, each a choice of the one before. */
  readonly way: readonly number[];
  /** Every scene that was visited, in the order of the first visits. */
  readonly visited: readonly number[];
  /** Whether the story is over where the learner stands: no choices are left, or a choice led nowhere further. */
  readonly hasEnded: boolean;
  /** The scenes at which it was over, so far. */
  readonly endings: readonly number[];
}

const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

const isPlay = (value: unknown): value is Play => {
  if (typeof value !== 'object' || value === null) return false;
  const { sessionId, way, visited, hasEnded, endings } = value as Record<string, unknown>;
  return (
    typeof sessionId === 'string' &&
    sessionId.length <= 100 &&
    isIds(way) &&
    isIds(visited) &&
    typeof hasEnded === 'boolean' &&
    isIds(endings)
  );
};

const isPlayOrNone = (value: unknown): value is Play | null => value === null || isPlay(value);

const createPlayAtom = (adventureId: number) =>
  storedAtom<Play | null>(`grove.adventure.${adventureId}`, isPlayOrNone, null);
const atoms = new Map<number, ReturnType<typeof createPlayAtom>>();

/** The play of an adventure, kept under `grove.adventure.<id>`; null when there is none. */
export function playAtom(adventureId: number): ReturnType<typeof createPlayAtom> {
  const known = atoms.get(adventureId) ?? createPlayAtom(adventureId);
  atoms.set(adventureId, known);
  return known;
}

/** Whether somebody is in the middle of it: at least one choice was made. */
export const isUnderway = (play: Play | null): play is Play => play !== null && play.way.length > 1;
