import * as z from 'zod/mini';
import { areaName } from './area.ts';
import { nonEmpty } from './entities/primitives.ts';
import { failureKinds, telemetryMostEntries, telemetryNonce, telemetryPath, vitalNames } from './telemetry.ts';

const buildName = z.union([z.literal('shell'), areaName]);

const build = { area: buildName, version: nonEmpty.check(z.maxLength(80), z.regex(/^[\w.+-]+$/)) } as const;
const someOf = <Entry extends z.ZodMiniType>(entry: Entry) => z.array(entry).check(z.maxLength(telemetryMostEntries));

/** Longer than any wait that a learner bears; what is beyond was measured in a tab that slept. */
const mostMs = 600_000;
const measured = z.number().check(z.minimum(0), z.maximum(mostMs));

/**
 * What a sampled page says of itself: which builds it showed, which of these views failed and why, how fast they were. Counts alone: no message, no
 * address, no id of a learner, page or session.
 */
export const pageReport = z.object({
  setId: nonEmpty.check(z.maxLength(80), z.regex(/^[\w.-]+$/)),
  views: someOf(z.object(build)),
  errors: someOf(z.object({ ...build, kind: z.enum(failureKinds) })),
  vitals: someOf(z.object({ ...build, name: z.enum(vitalNames), value: measured })),
  /** How long the files of a build took to load, in milliseconds. */
  loads: someOf(z.object({ ...build, ms: measured })),
});
export type PageReport = z.infer<typeof pageReport>;

/** A page's report, with the nonce that it uses up. */
export const telemetryReport = z.extend(pageReport, { nonce: telemetryNonce });
export type TelemetryReport = z.infer<typeof telemetryReport>;

/** `POST /api/telemetry`; sent by `navigator.sendBeacon`, answered by 204 without a body. */
export const telemetryCall = { method: 'POST', path: telemetryPath, body: telemetryReport } as const;
