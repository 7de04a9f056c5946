import type { PostgresServer } from '../postgres.ts';

// Jest loads set-up and tear-down apart from each other; the global object is what they share.
const shared: { grovePostgres?: PostgresServer } = globalThis as never;

export function keep(server: PostgresServer): void {
  shared.grovePostgres = server;
}

export function kept(): PostgresServer | undefined {
  return shared.grovePostgres;
}
