/** The badges, on `/achievements` and on the dashboard. */
export { Achievements } from './components/achievements.tsx';
export { RecentBadges } from './components/recent-badges.tsx';
