import { useId, type ReactNode } from 'react';
import { currentLanguage } from '@grove/platform';
import { Button, Icon } from '@grove/ui';
import { useT } from '../translation.ts';
import styles from './locked-start.module.css';

/** What stands in place of a lesson's start while it is locked (spec §2, "Lesson list"): which lessons open it, and a button that is disabled. `className` is the button's. */
export function LockedStart({
  after,
  className,
}: {
  after: readonly { title: string }[];
  className: string | undefined;
}): ReactNode {
  const t = useT();
  const id = useId();
  const titles = after.map(({ title }) => t('path.quoted', { lesson: title }));
  return (
    <>
      <p id={id} className={styles.reason}>
        {t('path.opensAfter', { lessons: new Intl.ListFormat(currentLanguage()).format(titles) })}
      </p>
      <Button className={className} disabled aria-describedby={id}>
        <Icon name="lock" />
        {t('path.locked')}
      </Button>
    </>
  );
}
