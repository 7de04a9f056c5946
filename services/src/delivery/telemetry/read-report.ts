import { telemetryMaxBytes, telemetryReport, type TelemetryReport } from '@grove/contracts';
import * as z from 'zod/mini';
import { DomainError } from '../../common/index.ts';

interface Sent {
  readonly headers: { readonly 'content-length'?: string | undefined };
  /** The value of the JSON that was sent. */
  readonly body: unknown;
}

/** The report that a beacon brought. What is wrong with it is not repeated: it may hold anything. @throws DomainError */
export function readReport({ headers, body }: Sent): TelemetryReport {
  if (Number(headers['content-length'] ?? 0) > telemetryMaxBytes)
    throw new DomainError(
      'payload_too_large',
      `A report has at most ${telemetryMaxBytes} bytes. Send the rest with the next.`,
    );
  const report = z.safeParse(telemetryReport, body);
  if (!report.success)
    throw new DomainError('invalid_request', 'This is not a report of a page. /api/docs shows what one is.');
  return report.data;
}
