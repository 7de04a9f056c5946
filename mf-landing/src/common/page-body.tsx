import type { ComponentProps, ReactNode } from 'react';
import styles from './page-body.module.css';
import { Ridge } from './ridge.tsx';

/** What follows a page's banner, cut like a hill at its upper edge and held to the width of the page. */
export function PageBody({ edge, children }: { edge: ComponentProps<typeof Ridge>['shape']; children: ReactNode }) {
  return (
    <div className={styles.body}>
      <Ridge shape={edge} />
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
