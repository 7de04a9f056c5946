import type { BuildName, FailureKind } from '@grove/contracts';
import { whenSettled } from './when-settled.ts';

/** What a page load needs to know to report about itself. */
export interface TelemetryStart {
  /** Id of the release set that the document was made for. */
  readonly setId: string;
  /** Share of page loads that report, from 0 to 1. */
  readonly sampleRate: number;
  /** Versions of the builds of the set. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Something that was noted, with its time by `performance.now()`. */
export type Noted = { readonly atMs: number; readonly area: BuildName } & (
  | { readonly kind: 'page' | 'widget' }
  | { readonly kind: 'failed'; readonly why: FailureKind }
  | { readonly kind: 'loaded'; readonly ms: number }
  | { readonly kind: 'replaced'; readonly version: string }
);

/** What is noted before the reporter is there; a page that breaks in a loop fills no memory. */
const mostWaiting = 200;

const ignore = (): void => {};
let note: (noted: Noted) => void = ignore;

/**
 * Decides whether this page load reports. Only then, and only once the page has settled, is the reporter fetched; until then what is noted is kept,
 * and all other page loads note nothing. The shell calls it once, first of all.
 */
export function startTelemetry(start: TelemetryStart, random: () => number = Math.random): void {
  if (random() >= start.sampleRate) return;
  const waiting: Noted[] = [];
  note = (noted) => void (waiting.length < mostWaiting && waiting.push(noted));
  whenSettled(() => {
    import('./browser-reporter.ts').then(
      ({ startReporter }) => (note = startReporter(start, waiting)),
      () => (note = ignore),
    );
  });
}

/** A page of an area is on the screen, whole or as its fallback: a view, and from now on INP, LCP and CLS are this area's. Call it for each new page, not for a retry. */
export const pageShown = (area: BuildName): void => note({ kind: 'page', area, atMs: performance.now() });

/** A widget of an area is on the screen, whole or as its fallback: a view of that area on another's page. */
export const widgetShown = (area: BuildName): void => note({ kind: 'widget', area, atMs: performance.now() });

/** A view of an area failed: `render` for a boundary that caught it, `load` for files that did not come. A view fails once, however often it is tried. */
export const areaFailed = (area: BuildName, why: FailureKind): void =>
  note({ kind: 'failed', area, why, atMs: performance.now() });

/** The files of an area were loaded in `ms` milliseconds. */
export const areaLoaded = (area: BuildName, ms: number): void =>
  note({ kind: 'loaded', area, ms, atMs: performance.now() });

/** From now on the page runs another version of an area than its document named. */
export const areaReplaced = (area: BuildName, version: string): void =>
  note({ kind: 'replaced', area, version, atMs: performance.now() });
