import { Button, Icon } from '@grove/ui';
import { useT } from '../translation.ts';
import styles from './voice-trouble.module.css';

/** One quiet line where a voice failed, with a way to try again. */
export function VoiceTrouble({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <p role="status" className={styles.trouble}>
      <Icon name="warning" />
      {t('voice.trouble')}
      <Button variant="quiet" onClick={onRetry}>
        {t('voice.retry')}
      </Button>
    </p>
  );
}
