import { telemetryPath, type BuildName, type PageReport } from '@grove/contracts';
import { fetchNonce, Nonces } from './nonces.ts';
import { Reporter } from './reporter.ts';
import { buildOfStack } from './script-errors.ts';
import type { Noted, TelemetryStart } from './telemetry.ts';
import { measureVitals, VitalsByArea } from './vitals.ts';

/** How often a page says what has come together, in milliseconds. */
const flushEveryMs = 10_000;

const sendBeacon = (report: PageReport, nonce: string): boolean =>
  navigator.sendBeacon(telemetryPath, new Blob([JSON.stringify({ ...report, nonce })], { type: 'application/json' }));

/** Reports about this page load until it ends, beginning with what was noted before. Returns what takes all that is noted from now on. */
export function startReporter({ setId, versions }: TelemetryStart, waiting: readonly Noted[]): (noted: Noted) => void {
  const nonces = new Nonces({ fetchNonce, now: () => performance.now() });
  const reporter = new Reporter({
    setId,
    versions,
    send: (report) => nonces.use((nonce) => sendBeacon(report, nonce)),
  });
  const vitals = new VitalsByArea((atMs) => reporter.ownerAt(atMs));
  const settle = (): void => vitals.settle((area, name, value) => reporter.vital(area, name, value));
  const note = (noted: Noted): void => {
    // The page that is left has its final values; LCP of a page ends with the first interaction.
    if (noted.kind === 'page' && reporter.ownerAt(noted.atMs) !== noted.area) settle();
    reporter.note(noted);
  };
  waiting.forEach(note);
  measureVitals((metric) => vitals.take(metric));
  onScriptError((area) => note({ kind: 'failed', why: 'script', area, atMs: performance.now() }));

  const leave = (): void => {
    settle();
    reporter.flush();
  };
  // After the listeners of web-vitals, which say their last values when the page is hidden.
  globalThis.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  void nonces.refill();
  setInterval(() => {
    reporter.flush();
    void nonces.refill();
  }, flushEveryMs);
  return note;
}

/** Hears of scripts that throw outside of rendering. Only which build it was is kept. */
function onScriptError(heard: (area: BuildName) => void): void {
  const hear = (stack: unknown): void => {
    const area = buildOfStack(String(stack));
    if (area) heard(area);
  };
  globalThis.addEventListener('error', ({ error, filename }) => hear((error as Error | null)?.stack ?? filename));
  globalThis.addEventListener('unhandledrejection', ({ reason }) => hear((reason as Error | null)?.stack));
}
