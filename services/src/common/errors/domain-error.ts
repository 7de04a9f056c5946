import type { ErrorCode, Problem } from '@grove/contracts';

/**
 * What a service throws when it cannot do what was asked. The filter turns it into a problem answer.
 * `message` is a sentence for the person who reads the answer: it says what is wrong and what to do.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly errors: Problem['errors'];
  /** When to come again; goes into the header `retry-after`. */
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, message: string, errors?: Problem['errors']) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}
