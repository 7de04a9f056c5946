import * as z from 'zod/mini';
import { areaName, type AreaName } from './area.ts';
import { nonEmpty } from './entities/primitives.ts';

/** A build that a page reports about: an area, or the shell around them. */
export type BuildName = AreaName | 'shell';
const buildName = z.union([z.literal('shell'), areaName]);

/** Why a view failed: its rendering threw, its files could not be loaded, or a script of it threw outside of rendering. */
export const failureKinds = ['render', 'load', 'script'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Web Vitals that are reported: LCP and INP in milliseconds, CLS as its plain score. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Most entries of one kind in a report, and most bytes of a report as JSON; a page that has more to say sends it with the next. */
export const telemetryMostEntries = 30;
export const telemetryMaxBytes = 16_384;

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

const nonce = nonEmpty.check(z.maxLength(120), z.regex(/^[\w.-]+$/));

/** `GET /api/telemetry/nonce`: a signed number that lets a page send one report. */
export const telemetryNonceCall = {
  method: 'GET',
  path: '/api/telemetry/nonce',
  response: z.object({ nonce }),
} as const;
/** A nonce can be used so long after it was given, in milliseconds. */
export const telemetryNonceLifetimeMs = 60 * 60 * 1_000;

/** A page's report, with the nonce that it uses up. */
export const telemetryReport = z.extend(pageReport, { nonce });
export type TelemetryReport = z.infer<typeof telemetryReport>;

/** `POST /api/telemetry`; sent by `navigator.sendBeacon`, answered by 204 without a body. */
export const telemetryCall = { method: 'POST', path: '/api/telemetry', body: telemetryReport } as const;
