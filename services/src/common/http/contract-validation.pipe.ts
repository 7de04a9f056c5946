import { Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import * as z from 'zod/mini';
import { DomainError } from '../errors/domain-error.ts';

// zod/mini brings no words of its own; without this every message would read "Invalid input".
z.config(z.locales.en());

/** What a Standard Schema issue of zod carries beyond path and message, as far as we use it. */
interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
  readonly code?: string;
  readonly values?: readonly unknown[];
  readonly maximum?: number | bigint;
  readonly origin?: string;
  readonly format?: string;
}

const nameOf = (issue: Issue): string =>
  (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'request';

/** Codes of issues with what is not there, or is a list or a text where none can be. */
const ofAnotherKind: ReadonlySet<string | undefined> = new Set(['invalid_type', 'invalid_union']);

/** One sentence that says what the parameter must be. Never repeats what was sent. */
function sentence(issue: Issue): string {
  const name = nameOf(issue);
  if (issue.code === 'invalid_value' && issue.values) return `${name} must be one of ${issue.values.join(', ')}.`;
  if (ofAnotherKind.has(issue.code)) return `${name} is missing, or was given more than once.`;
  if (issue.code === 'too_big')
    return `${name} must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}.`;
  if (issue.code === 'too_small')
    return `${name} must not be ${issue.origin === 'string' ? 'empty' : 'empty or below 1'}.`;
  if (name.endsWith('Id') && issue.message.startsWith('must be'))
    return `${name} must be a positive whole number, for example 1.`;
  if (issue.format === 'datetime') return `${name} must be a time in the form 2026-01-31T15:30:00Z.`;
  if (issue.code === 'invalid_format') return `${name} must be lower-case letters and digits, joined by - or _.`;
  return `${name}: ${issue.message}.`;
}

/** Validates against the contract that a route names in its `schema`, and refuses with sentences instead of library words. */
@Injectable()
export class ContractValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({
      exceptionFactory: (issues) => {
        const errors = issues.map((issue) => ({ path: nameOf(issue), message: sentence(issue) }));
        return new DomainError('invalid_request', errors.map((error) => error.message).join(' '), errors);
      },
    });
  }
}
