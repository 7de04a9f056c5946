/** Where it is said what went wrong, and continues all the same; a logger of NestJS is one. */
export interface Log {
  warn(message: string, cause?: unknown): void;
}
