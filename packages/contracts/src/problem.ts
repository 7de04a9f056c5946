import * as z from 'zod/mini';

/** Every code that the service's problems carry; a client may branch on these and on nothing else. */
export const errorCodes = [
  'not_found',
  'invalid_request',
  'payload_too_large',
  'unsupported_media_type',
  'method_not_allowed',
  'forbidden',
  'lesson_unfinished',
  'adventure_unfinished',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The one shape of an error: RFC 9457 problem details, with our code and the id that the log carries too. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof problem>;
