import {
  telemetryMostEntries,
  type BuildName,
  type FailureKind,
  type PageReport,
  type VitalName,
} from '@grove/contracts';
import type { Noted } from './telemetry.ts';

type Lists = Omit<PageReport, 'setId'>;

/** Entries of a kind that are kept while they cannot be sent. */
const mostKept = 200;

/** What is known of the view that an area has open: a failure may be noted before the view that shows its fallback. */
type View = 'fine' | 'failed' | 'failed, not shown yet';

interface Owner {
  readonly fromMs: number;
  readonly area: BuildName;
}

interface ReporterOptions {
  readonly setId: string;
  readonly versions: Readonly<Record<string, string>>;
  /** Hands a report to the browser; false when it does not take it. */
  readonly send: (report: PageReport) => boolean;
}

const nothing = (): Lists => ({ views: [], errors: [], vitals: [], loads: [] });

/** Turns what a page notes into reports. Every view counts once, and fails at most once, so that failures are a share of views. */
export class Reporter {
  readonly #setId: string;
  readonly #versions: Map<string, string>;
  readonly #send: ReporterOptions['send'];
  readonly #open = new Map<BuildName, View>();
  readonly #owners: Owner[] = [];
  #lists = nothing();

  constructor({ setId, versions, send }: ReporterOptions) {
    this.#setId = setId;
    this.#versions = new Map(Object.entries(versions));
    this.#send = send;
    this.#show('shell');
  }

  /** Takes one thing that was noted. What concerns a build without a version is not counted. */
  note(noted: Noted): void {
    if (noted.kind === 'replaced') this.#versions.set(noted.area, noted.version);
    else if (noted.kind === 'failed') this.#fail(noted.area, noted.why);
    else if (noted.kind === 'loaded') this.#add('loads', noted.area, { ms: Math.round(noted.ms) });
    else {
      if (noted.kind === 'page') this.#turnTo(noted.area, noted.atMs);
      this.#show(noted.area);
    }
  }

  /** Adds a vital of the area that owned the page when it happened. The shell has it too: it is around every page, and may be what makes it slow. */
  vital(area: BuildName, name: VitalName, measured: number): void {
    const value = name === 'CLS' ? Math.round(measured * 1_000) / 1_000 : Math.round(measured);
    for (const build of [area, 'shell'] as const) this.#add('vitals', build, { name, value });
  }

  /** The area whose page was shown at a time; before the first page, which was prerendered, it is that page's. */
  ownerAt(atMs: number): BuildName | undefined {
    return (this.#owners.findLast(({ fromMs }) => fromMs <= atMs) ?? this.#owners[0])?.area;
  }

  /** Sends what has come together since the last time; what the browser does not take is sent with the next. */
  flush(): void {
    const { views, errors, vitals, loads } = this.#lists;
    const most = telemetryMostEntries;
    if (views.length + errors.length + vitals.length + loads.length === 0) return;
    const report = {
      setId: this.#setId,
      views: views.slice(0, most),
      errors: errors.slice(0, most),
      vitals: vitals.slice(0, most),
      loads: loads.slice(0, most),
    };
    if (!this.#send(report)) return;
    this.#lists = {
      views: views.slice(most),
      errors: errors.slice(most),
      vitals: vitals.slice(most),
      loads: loads.slice(most),
    };
  }

  #turnTo(area: BuildName, fromMs: number): void {
    // Views of the page before are over; a later failure of the same area is one of a new view.
    for (const [name, view] of this.#open)
      if (name !== 'shell' && view !== 'failed, not shown yet') this.#open.delete(name);
    if (this.#owners.at(-1)?.area !== area) this.#owners.push({ fromMs, area });
  }

  #show(area: BuildName): void {
    const failedBefore = this.#open.get(area) === 'failed, not shown yet';
    this.#open.set(area, failedBefore ? 'failed' : 'fine');
    if (!failedBefore) this.#add('views', area, {});
  }

  #fail(area: BuildName, kind: FailureKind): void {
    const view = this.#open.get(area);
    if (view === 'failed' || view === 'failed, not shown yet') return;
    this.#open.set(area, view ? 'failed' : 'failed, not shown yet');
    if (!view) this.#add('views', area, {});
    this.#add('errors', area, { kind });
  }

  #add<List extends keyof Lists>(
    list: List,
    area: BuildName,
    more: Omit<Lists[List][number], 'area' | 'version'>,
  ): void {
    const version = this.#versions.get(area);
    const entries: object[] = this.#lists[list];
    if (version !== undefined && entries.length < mostKept) entries.push({ area, version, ...more });
  }
}
