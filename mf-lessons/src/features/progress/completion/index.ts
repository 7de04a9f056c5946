/** What happens when a lesson or an activity is finished: it is claimed, sent through the outbox, and its XP is shown. */
export { ClaimWait } from './components/claim-wait.tsx';
export { useActivityClaim } from './state/use-activity-claim.ts';
export { useClaim } from './state/use-claim.ts';
