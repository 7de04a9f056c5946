import * as z from 'zod/mini';

/** Types of a browser's report about a broken Content-Security-Policy: the one of the Reporting API, and the one before. */
export const policyReportTypes = ['application/reports+json', 'application/csp-report'] as const;
export const policyReportMaxBytes = 16_384;
const mostReports = 50;

const directive = z.optional(z.string().check(z.maxLength(200)));

/** What is read of a report: which directive was broken. Where, by what and on which page is left out. */
export const policyReports = z.union([
  z
    .array(
      z.object({
        type: z.string().check(z.maxLength(100)),
        body: z.optional(z.object({ effectiveDirective: directive })),
      }),
    )
    .check(z.maxLength(mostReports)),
  z.object({ 'csp-report': z.object({ 'effective-directive': directive, 'violated-directive': directive }) }),
]);
export type PolicyReports = z.infer<typeof policyReports>;

/** `POST /api/policy-reports`; sent by browsers themselves, answered by 204 without a body. */
export const policyReportsCall = { method: 'POST', path: '/api/policy-reports', body: policyReports } as const;
