import { ApiError } from '@grove/platform';

/** Whether a lesson could not be read because the service knows no such lesson, or the address holds no id at all. */
export const isUnknownLesson = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
