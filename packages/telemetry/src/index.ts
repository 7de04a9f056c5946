export { CanaryGuard } from './guard/canary-guard.ts';
export { compareSets, differences, readCanaryMeasures } from './guard/compare-sets.ts';
export { type Comparison, percentText } from './guard/judge.ts';
export type { JudgedMeasures } from './guard/without-extremes.ts';
export { percentile, sizeOf } from './histogram.ts';
export { KnownBuilds } from './known-builds.ts';
export {
  addUp,
  buildKey,
  type BuildMeasures,
  type Count,
  measuresOf,
  noMeasures,
  type TimedCount,
} from './measures.ts';
export { PageNonces } from './page-nonces.ts';
export { sampleRateOf } from './sample-rate.ts';
export { type CountedReport, TelemetryCollector } from './telemetry-collector.ts';
export { countedBy, networkOf, type VisitorCount, type Watch } from './visitors.ts';
