import type { ReactNode } from 'react';
import { useIsOnline } from '@grove/platform';
import { useT } from '../../../../translation.ts';

/** Says why a claimed lesson stays where it is: the next page comes over the network, and there is none. */
export function ClaimWait({ isClaimed }: { isClaimed: boolean }): ReactNode {
  const t = useT();
  const isOnline = useIsOnline();
  return <p role="status">{isClaimed && !isOnline && t('player.claim.offline')}</p>;
}
