import type { ReactNode } from 'react';
import styles from './page-state.module.css';

/** Room for a message that is all a page has to show. */
export function PageState({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
