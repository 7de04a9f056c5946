export { dashboardSample } from '../generated/dashboard-sample.ts';
export type { DashboardSample, SampleSubject } from './model/parts.ts';
