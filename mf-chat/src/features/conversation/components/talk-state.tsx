import type { ReactNode } from 'react';
import { useConnection } from '@grove/platform';
import { Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { ReplySource } from '../model/conversation.ts';
import styles from './talk-state.module.css';

/** One quiet line: whether answers can stream in, and who answers. */
export function TalkState({ source }: { source: ReplySource | undefined }): ReactNode {
  const t = useT();
  const { status } = useConnection();
  return (
    <p className={styles.state}>
      <span className={styles.connection} data-status={status}>
        <Icon name={status === 'closed' ? 'offline' : status === 'open' ? 'check-circle' : 'clock'} />
        <span className={styles.word}>{t(`state.${status}`)}</span>
      </span>
      <span>{t(`source.${source ?? 'unknown'}`)}</span>
    </p>
  );
}
