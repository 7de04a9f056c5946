import { useRef, type ReactNode } from 'react';
import { Button, Icon } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import { type Reading, ReadingBar } from '../../read-aloud/index.ts';
import styles from './quick-actions.module.css';

interface QuickActionsProps {
  reading: Reading;
  onListen: () => void;
  onAsk: () => void;
  onIntro: () => void;
  onNotes: () => void;
}

/** The four quick actions of spec §2. */
export function QuickActions({ reading, onListen, onAsk, onIntro, onNotes }: QuickActionsProps): ReactNode {
  const t = useT();
  const listen = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={onIntro}>
        <Icon name="video" />
        {t('player.intro')}
      </Button>
      <Button ref={listen} variant="secondary" onClick={onListen}>
        <Icon name={reading.isBusy ? 'stop' : 'headphones'} />
        {t(reading.isBusy ? 'player.listen.stop' : 'player.listen')}
      </Button>
      <Button variant="secondary" onClick={onAsk}>
        <Icon name="chat" />
        {t('player.ask')}
      </Button>
      <Button variant="secondary" onClick={onNotes}>
        <Icon name="note" />
        {t('player.notes')}
      </Button>
      <ReadingBar reading={reading} opener={listen} />
    </div>
  );
}
