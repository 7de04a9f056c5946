import { format, inspect, stripVTControlCharacters } from 'node:util';
import type { TestLog } from '@grove/testing/log';

const levels = ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const;
const streams = ['stdout', 'stderr'] as const;

type Write = (...words: unknown[]) => unknown;
type Console = Record<(typeof levels)[number], Write>;
interface Line {
  readonly text: string;
  /** Where it was written from. */
  readonly stack: string;
}

/** Keeps what a test file writes to the console and the terminal, and says at the end of each test what was wrong with it. */
export class RecordedLog implements TestLog {
  readonly #console: Console;
  readonly #writes: Readonly<Console>;
  #lines: Line[] = [];
  #expected: RegExp[] = [];

  /** Takes over a test file's console. Nothing is passed on to the one that was there. */
  constructor(target: Console) {
    this.#console = target;
    this.#writes = Object.fromEntries(
      levels.map((level) => [level, (...words: unknown[]) => this.#note(level, words)]),
    ) as Console;
    Object.assign(target, this.#writes);
  }

  /** Takes over the terminal of a test file, to which loggers write past the console. */
  recordTerminal(target: NodeJS.Process): void {
    for (const name of streams) {
      const write = (text: unknown): boolean => {
        this.#note(name, [String(text).trimEnd()]);
        return true;
      };
      Object.defineProperty(target, name, {
        value: Object.create(process[name], { write: { value: write, configurable: true, writable: true } }),
        configurable: true,
      });
    }
  }

  get lines(): readonly string[] {
    return this.#lines.map(({ text }) => text);
  }

  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Takes the console back from a test that has put something in its place, as to keep it quiet. @returns what is to be said of that */
  takeBack(): Error[] {
    const replaced = levels.filter((level) => this.#console[level] !== this.#writes[level]);
    Object.assign(this.#console, this.#writes);
    return replaced.map((level) =>
      bare(`The test replaced console.${level}. Say with expectLogged (@grove/testing/log) what is logged instead.`),
    );
  }

  /** Ends a test. @returns what was logged and not expected, and what was expected and not logged */
  endTest(): Error[] {
    const [lines, expected] = [this.#lines, this.#expected];
    this.#lines = [];
    this.#expected = [];
    const surprises = lines.filter(({ text }) => !expected.some((pattern) => pattern.test(text)));
    const missing = expected.filter((pattern) => !lines.some(({ text }) => pattern.test(text)));
    return [
      ...surprises.map(({ text, stack }) =>
        bare(
          `The test logged what it did not expect. Mend the cause, or say so with expectLogged (@grove/testing/log).\n\n${text}`,
          stack,
        ),
      ),
      ...missing.map((pattern) => bare(`The test expected a line that was not logged: ${String(pattern)}`)),
    ];
  }

  #note(level: string, words: readonly unknown[]): void {
    // An error is its message here: a pattern must not be met by a file's name in a stack.
    const text = stripVTControlCharacters(
      format(...words.map((word) => (isError(word) ? { [inspect.custom]: () => String(word) } : word))),
    );
    this.#lines.push({ text: `${level}: ${text}`, stack: new Error().stack!.split('\n').slice(3).join('\n') });
  }
}

/** An error of the page's realm is none of this one's. */
const isError = (word: unknown): boolean =>
  ['[object Error]', '[object DOMException]'].includes(Object.prototype.toString.call(word));

/** An error whose stack leads to where something was logged, not here. */
function bare(message: string, stack = ''): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n${stack}`;
  return error;
}
