import { useState } from 'react';
import { Button, Card, Icon } from '@grove/ui';
import type { LevelWithTeacher } from '../../../common/catalogue.ts';
import { useT } from '../../../translation.ts';
import styles from './assessment.module.css';
import { PlacementDialog } from './placement-dialog.tsx';

/** 'Take Assessment' of `/levels` (spec §2): opens the placement. It waits until the levels are known. */
export function Assessment({ levels }: { levels: readonly LevelWithTeacher[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Card as="aside" stacked className={styles.card} aria-labelledby="assessment-heading">
      <h2 id="assessment-heading" className={styles.heading}>{t('choose.unsure')}</h2>
      <p>{t('choose.unsureText')}</p>
      <Button size="lg" disabled={levels.length === 0} onClick={() => setOpen(true)}>
        <Icon name="compass" />
        {t('choose.assessment')}
      </Button>
      <PlacementDialog levels={levels} open={open} onOpenChange={setOpen} />
    </Card>
  );
}
