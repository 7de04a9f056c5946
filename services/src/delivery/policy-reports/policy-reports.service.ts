import type { PolicyReports } from '@grove/contracts';

/** How long reports are counted before a line says how many there were, in milliseconds. */
const countMs = 60_000;

/** Everything that our policy says; whatever else a report names was made up. */
const known: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'worker-src',
  'manifest-src',
  'require-trusted-types-for',
  'trusted-types',
]);

interface Dependencies {
  /** Says a sentence to whoever runs the site. */
  readonly say: (sentence: string) => void;
  /** Runs something once, later. */
  readonly after: (ms: number, run: () => void) => void;
}

/** The directives that reports say were broken. */
function directivesOf(reports: PolicyReports): string[] {
  if (!Array.isArray(reports)) {
    const { 'effective-directive': effective, 'violated-directive': violated } = reports['csp-report'];
    return [effective ?? violated ?? ''];
  }
  return reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body?.effectiveDirective ?? '');
}

/** Counts what browsers report about our Content-Security-Policy, and says once a minute which of its directives were broken how often: nothing about pages, people or what was blocked. */
export class PolicyReportCounts {
  readonly #dependencies: Dependencies;
  #counts = new Map<string, number>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  take(reports: PolicyReports): void {
    for (const text of directivesOf(reports)) {
      const [name = ''] = text.trim().split(/\s/, 1);
      const directive = known.has(name) ? name : 'other';
      if (this.#counts.size === 0) this.#dependencies.after(countMs, () => this.#tell());
      this.#counts.set(directive, (this.#counts.get(directive) ?? 0) + 1);
    }
  }

  #tell(): void {
    const counts = [...this.#counts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([directive, count]) => `${directive} ${count}`);
    this.#counts = new Map();
    this.#dependencies.say(`Browsers report that pages broke their policy: ${counts.join(', ')}`);
  }
}
