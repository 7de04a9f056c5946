import type { ReactNode } from 'react';
import { useConnection, useIsOnline } from '@grove/platform';
import { Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { ReplySource } from '../model/conversation.ts';
import styles from './talk-state.module.css';

const icons = { open: 'check-circle', connecting: 'clock', closed: 'clock', offline: 'offline' } as const;

/** One quiet line: how the page is connected, and who answers. */
export function TalkState({ source }: { source: ReplySource | undefined }): ReactNode {
  const t = useT();
  const connection = useConnection();
  // A connection outlives the network for minutes, and brings nothing.
  const status = useIsOnline() ? connection.status : 'offline';
  return (
    <p className={styles.state}>
      <span className={styles.connection} data-status={status}>
        <Icon name={icons[status]} />
        <span className={styles.word}>{t(`state.${status}`)}</span>
      </span>
      <span>{t(`source.${source ?? 'unknown'}`)}</span>
    </p>
  );
}
