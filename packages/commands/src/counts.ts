/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The part of Jest's JSON report that counts. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before their first test. */
  numRuntimeErrorTestSuites: number;
}

/** The part of Playwright's JSON report that counts. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Faults outside any test, as in the global set-up. */
  errors: unknown[];
}

/** A file that could not be loaded counts as one failed test. */
export function countJest(report: JestReport): Counts {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** A test that needed a second try counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Counts of one runner: one that ends badly without naming a failed test has crashed, and that counts as one. */
export function judge(counts: Counts | undefined, exitCode: number): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const crashed = failed === 0 && (exitCode !== 0 || counts === undefined);
  return { passed, failed: crashed ? 1 : failed };
}

export function sum(all: Counts[]): Counts {
  return all.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
