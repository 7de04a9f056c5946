import { Widget } from '@grove/platform';
import { Button, ErrorState, Skeleton } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './placement-body.module.css';

/** The placement itself belongs to the lessons; without them the levels can still be looked at. */
export function PlacementBody({ onClose }: { onClose: () => void }) {
  const t = useT();
  const skip = (
    <Button variant="quiet" onClick={onClose}>
      {t('placement.skip')}
    </Button>
  );
  return (
    <Widget
      name="mf-lessons/placement"
      props={{ onClose }}
      loading={
        <div className={styles.loading}>
          <p role="status">{t('placement.loading')}</p>
          <Skeleton className={styles.block} />
          {skip}
        </div>
      }
      fallback={(retry) => (
        <ErrorState
          headingLevel={3}
          icon="offline"
          title={t('placement.failed')}
          text={t('placement.failedText')}
          actions={
            <>
              <Button onClick={retry}>{t('placement.retry')}</Button>
              {skip}
            </>
          }
        />
      )}
    />
  );
}
