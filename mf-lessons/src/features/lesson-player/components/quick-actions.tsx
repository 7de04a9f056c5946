import type { ReactNode } from 'react';
import { Button, ButtonLink, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { Reading } from '../state/use-reading.ts';
import styles from './quick-actions.module.css';

interface QuickActionsProps {
  reading: Reading;
  chatTeacherId: number;
  onListen: () => void;
  onIntro: () => void;
  onNotes: () => void;
}

/** The four quick actions of spec §2. */
export function QuickActions({ reading, chatTeacherId, onListen, onIntro, onNotes }: QuickActionsProps): ReactNode {
  const t = useT();
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={onIntro}>
        <Icon name="video" />
        {t('player.intro')}
      </Button>
      <Button variant="secondary" onClick={onListen}>
        <Icon name={reading.isBusy ? 'stop' : 'headphones'} />
        {t(reading.isBusy ? 'player.listen.stop' : 'player.listen')}
      </Button>
      <ButtonLink variant="secondary" to={`/ai-chat?teacherId=${chatTeacherId}`}>
        <Icon name="chat" />
        {t('player.ask')}
      </ButtonLink>
      <Button variant="secondary" onClick={onNotes}>
        <Icon name="note" />
        {t('player.notes')}
      </Button>
      <p role="status" className={styles.trouble}>{reading.hasFailed && t('player.listen.failed')}</p>
    </div>
  );
}
