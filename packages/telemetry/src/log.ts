/** Where it is said what went wrong, and goes on all the same; a logger of NestJS is one. */
export interface Log {
  warn(message: string, cause?: unknown): void;
}
