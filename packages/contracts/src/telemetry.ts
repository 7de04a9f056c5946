import * as z from 'zod/mini';
import type { AreaName } from './area.ts';
import { nonEmpty } from './entities/primitives.ts';

/** A build that a page reports about: an area, or the shell around them. */
export type BuildName = AreaName | 'shell';

/** Why a view failed: its rendering threw, its files could not be loaded, or a script of it threw outside of rendering. */
export const failureKinds = ['render', 'load', 'script'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Web Vitals that are reported: LCP and INP in milliseconds, CLS as its plain score. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Most entries of one kind in a report, and most bytes of a report as JSON; a page that has more to say sends it with the next. */
export const telemetryMostEntries = 30;
export const telemetryMaxBytes = 16_384;

export const telemetryNonce = nonEmpty.check(z.maxLength(120), z.regex(/^[\w.-]+$/));

/** `GET /api/telemetry/nonce`: a signed number that lets a page send one report. */
export const telemetryNonceCall = {
  method: 'GET',
  path: '/api/telemetry/nonce',
  response: z.object({ nonce: telemetryNonce }),
} as const;
/** A nonce can be used so long after it was given, in milliseconds. */
export const telemetryNonceLifetimeMs = 60 * 60 * 1_000;

/** Where a page's report goes; sent by `navigator.sendBeacon`, answered by 204 without a body. */
export const telemetryPath = '/api/telemetry';
