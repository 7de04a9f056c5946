import { APICallError } from 'ai';

/** A model did not give an answer that can be used. The message is one of ours: a library's could hold what a child wrote. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  /** Whether asking once more, right away, may help. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing = false) {
    super(message);
    this.isPassing = isPassing;
  }
}

const passingStatus = (status: number): boolean => status === 408 || status === 409 || status === 429 || status >= 500;

/** Any error of the SDK as a failure that is fit for the log. */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!APICallError.isInstance(error)) return new ModelFailure('its answer broke off or could not be read', true);
  const { statusCode } = error;
  if (statusCode === undefined) return new ModelFailure('it cannot be reached', true);
  return new ModelFailure(
    statusCode < 300 ? 'its answer could not be read' : `it answered ${statusCode}`,
    statusCode < 300 || passingStatus(statusCode),
  );
}
