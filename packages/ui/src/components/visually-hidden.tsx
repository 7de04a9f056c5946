import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Words for assistive technology alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={styles.hidden} {...props} />;
}
