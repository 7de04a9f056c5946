import type { ReactNode } from 'react';
import { Badge, Card } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import styles from './sheet.module.css';

interface SheetProps {
  /** The base of the heading's id. */
  id: string;
  title: string;
  /** Tagged, where the numbers are not the learner's own. */
  isSample?: boolean;
  stacked?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet of the dashboard with its heading. */
export function Sheet({ id, title, isSample = false, stacked = false, className, children }: SheetProps): ReactNode {
  const t = useT();
  return (
    <Card as="section" stacked={stacked} aria-labelledby={id} {...(className ? { className } : {})}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isSample && <Badge tone="gold">{t('sample.tag')}</Badge>}
      </header>
      {children}
    </Card>
  );
}
