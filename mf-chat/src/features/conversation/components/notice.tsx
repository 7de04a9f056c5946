import type { ReactNode } from 'react';
import type { IconProps } from '@grove/ui';
import { Icon } from '@grove/ui';
import styles from './notice.module.css';

/** A line above the input that says what stands in the way of sending, and the way on. */
export function Notice({
  icon,
  tone = 'plain',
  action,
  children,
}: {
  icon: IconProps['name'];
  tone?: 'plain' | 'wrong';
  action?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon name={icon} />
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
