import type { LoggerService } from '@nestjs/common';
import { destination, type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Lines are collected up to this size, in bytes, or this time; a system call for each would cost a fast read a tenth of its time. */
const batchBytes = 4_096;
const flushMs = 500;

/** Standard output, written without holding up the event loop, and completely at exit. */
const standardOutput = () => destination({ fd: 1, sync: false, minLength: batchBytes, periodicFlush: flushMs });

/** One JSON object a line. */
export function createLogger(level: string, target: DestinationStream = standardOutput()): Logger {
  return pino({ level, base: { service: 'grove' } }, target);
}

/** Parts of Nest that tell of every module and route at start; worth a line only when looking for a fault. */
const chatter: ReadonlySet<unknown> = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's messages, as lines of the same log; the last detail of each is the class that speaks. */
export class NestLogger implements LoggerService {
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  log(message: unknown, ...details: unknown[]): void {
    const level = chatter.has(details.at(-1)) ? 'debug' : 'info';
    this.#logger[level](fieldsOf(details), String(message));
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.#logger.warn(fieldsOf(details), String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.#logger.error(fieldsOf([message, ...details]), String(message));
  }
}

function fieldsOf(details: readonly unknown[]): { err?: Error; context?: string } {
  const err = details.find((detail) => detail instanceof Error);
  const context = details.at(-1);
  return { ...(err ? { err } : {}), ...(typeof context === 'string' ? { context } : {}) };
}
