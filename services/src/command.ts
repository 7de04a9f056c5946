import { type Config, ConfigError, readConfig } from './config/index.ts';
import { DatabaseNotPreparedError, DatabaseUnavailableError } from './database/index.ts';

const portErrors: Record<string, string> = {
  EADDRINUSE: 'is in use. Stop the program that uses it, or choose another, for example PORT=8090 npm start.',
  EACCES: 'may not be used by this account. Choose one above 1023, for example PORT=8090 npm start.',
};

/** A command was called in a way that it does not know; the message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The sentence for a person, when the error is one that a person can do something about. */
function explain(error: unknown): string | undefined {
  if (
    [ConfigError, DatabaseUnavailableError, DatabaseNotPreparedError, UsageError].some((kind) => error instanceof kind)
  )
    return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  const portError = portErrors[code ?? ''];
  return portError && `Port ${port} ${portError}`;
}

/** Runs one of the service's commands: what can be put right is said in a sentence, anything else with its stack; both exit with 1. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig());
  } catch (error) {
    console.error(explain(error) ?? error);
    process.exit(1);
  }
}
