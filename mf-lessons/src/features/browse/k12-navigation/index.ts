/** Where a learner is in `/k12-platform`, and where its links lead. */
export { useK12Navigation, type K12Navigation } from './state/use-k12-navigation.ts';
