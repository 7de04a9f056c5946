/** What the test environments of `@grove/tooling/jest` keep of everything that the running test writes to the console or the terminal. */
export interface TestLog {
  readonly lines: readonly string[];
  expect(pattern: RegExp): void;
}

/** Where the environment puts the log of its test file. */
export const testLogKey = Symbol.for('grove.testLog');

const testLog = (): TestLog => (globalThis as unknown as Record<typeof testLogKey, TestLog>)[testLogKey];

/**
 * Says what the running test logs, at any moment of it, in whatever order. When the test is over, it fails if a pattern
 * has met no line, and if a line has met no pattern: nothing is logged that no test knows of.
 */
export function expectLogged(...patterns: readonly RegExp[]): void {
  for (const pattern of patterns) testLog().expect(pattern);
}

/** What the running test has logged so far, one string a call, as in `error: The film could not be played Error: …`. What is here must be expected nonetheless. */
export const loggedLines = (): readonly string[] => [...testLog().lines];
