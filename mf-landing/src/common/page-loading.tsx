import { Skeleton } from '@grove/ui';
import styles from './page-loading.module.css';

/** A whole page that waits for its data: says so in words, and keeps the place of banner and cards. */
export function PageLoading({ text }: { text: string }) {
  return (
    <div className={styles.page}>
      <div role="status">
        <h1 className={styles.text}>{text}</h1>
      </div>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.block} />
    </div>
  );
}
