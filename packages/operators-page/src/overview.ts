import type { ReleaseSet } from '@grove/contracts';
import { compareSets, type Comparison, type JudgedMeasures, type TimedCount } from '@grove/telemetry';
import { type HistoryEntry, partsOf, type Pointers, type RecordedSet } from '@grove/releases';
import { type AreaHealth, healthOf } from './health.ts';

/** A build, or the content, that is served, and since when it is; the time is missing when it reaches further back than what is known. */
export interface ServedBuild {
  readonly area: string;
  readonly version: string;
  readonly since: string | undefined;
}

/** Everything that the operators' page shows. Times are ISO texts. */
export interface Overview {
  readonly revision: number | undefined;
  readonly active: ReleaseSet;
  /** The change that made it active. */
  readonly activeBy: HistoryEntry | undefined;
  readonly builds: readonly ServedBuild[];
  readonly canary:
    | {
        readonly set: ReleaseSet;
        readonly percent: number;
        readonly since: string;
        readonly comparisons: readonly Comparison[];
      }
    | undefined;
  readonly health: readonly AreaHealth[];
  readonly history: readonly HistoryEntry[];
  /** Sets that can be gone back to, newest first. */
  readonly earlier: readonly RecordedSet[];
}

/** What the overview is made of, as registry and telemetry have it. */
export interface Known {
  readonly pointers: Pointers | undefined;
  readonly active: ReleaseSet;
  readonly canary: ReleaseSet | undefined;
  readonly history: readonly HistoryEntry[];
  readonly sets: readonly RecordedSet[];
  readonly lastHour: readonly TimedCount[];
  /** What a running canary is judged by. */
  readonly measures: ReadonlyMap<string, JudgedMeasures>;
  readonly now: Date;
}

const isActivation = ({ kind }: HistoryEntry): boolean => kind === 'promoted' || kind === 'rolled-back';

/** Since when each build of the active set is served: from the first of the unbroken row of active sets, up to now, that are known to have this version. */
function servedSince(
  active: ReleaseSet,
  history: readonly HistoryEntry[],
  sets: readonly RecordedSet[],
): ServedBuild[] {
  const known = new Map([active, ...sets.map(({ set }) => set)].map((set) => [set.id, partsOf(set)]));
  const activations = history.filter(isActivation);
  return partsOf(active).map(({ name, version }) => {
    const before = activations.findIndex(
      ({ setId }) => !known.get(setId)?.some((build) => build.name === name && build.version === version),
    );
    const row = before === -1 ? activations : activations.slice(0, before);
    return { area: name, version, since: row.at(-1)?.at };
  });
}

/** Puts together what the page shows. */
export function overviewOf({ pointers, active, canary, history, sets, lastHour, measures, now }: Known): Overview {
  return {
    revision: pointers?.revision,
    active,
    activeBy: history.find((entry) => isActivation(entry) && entry.setId === active.id),
    builds: servedSince(active, history, sets),
    canary:
      pointers?.canary && canary
        ? { set: canary, ...pointers.canary, comparisons: compareSets(active, canary, measures) }
        : undefined,
    health: healthOf({ active, canary, counts: lastHour, now }),
    history,
    earlier: sets.filter(({ set }) => set.id !== active.id && set.id !== canary?.id),
  };
}
