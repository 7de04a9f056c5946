import { usePreservedState } from '@grove/platform';
import { Button, Card, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './assessment.module.css';
import { PlacementDialog } from './placement-dialog.tsx';

/** 'Take Assessment' of `/levels` (spec §2): opens the placement. */
export function Assessment() {
  const t = useT();
  const [open, setOpen] = usePreservedState('placement', false);
  return (
    <Card as="aside" stacked className={styles.card} aria-labelledby="assessment-heading">
      <h2 id="assessment-heading" className={styles.heading}>
        {t('choose.unsure')}
      </h2>
      <p>{t('choose.unsureText')}</p>
      <Button size="lg" onClick={() => setOpen(true)}>
        <Icon name="compass" />
        {t('choose.assessment')}
      </Button>
      <PlacementDialog open={open} onOpenChange={setOpen} />
    </Card>
  );
}
