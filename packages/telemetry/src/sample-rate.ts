import type { Pointers } from '@grove/releases';

/** The share of page loads that report: all while a canary is compared with the active set, else what is configured (`GROVE_TELEMETRY_RATE`). */
export const sampleRateOf = (pointers: Pick<Pointers, 'canary'> | undefined, configured: number): number =>
  pointers?.canary ? 1 : configured;
