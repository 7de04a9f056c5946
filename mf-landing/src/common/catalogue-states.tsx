import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '@grove/ui';
import { useT } from '../translation.ts';
import styles from './catalogue-states.module.css';

const five = [0, 1, 2, 3, 4];

/** Five cards in the place of those that are on their way (spec §4). `listClass` is the list's own layout, so that nothing jumps. */
export function CatalogueLoading({
  listClass,
  cardClass,
}: {
  listClass: string | undefined;
  cardClass: string | undefined;
}) {
  const t = useT();
  return (
    <div className={styles.waiting}>
      <p role="status" className={styles.loading}>
        {t('catalogue.loading')}
      </p>
      <div className={listClass} aria-hidden="true" data-loading="">
        {five.map((card) => (
          <Skeleton key={card} className={cardClass} />
        ))}
      </div>
    </div>
  );
}

/** Says why levels and teachers are missing (spec §4, §8). */
export function CatalogueError({ message, headingLevel = 3 }: { message: string; headingLevel?: 1 | 2 | 3 }) {
  const t = useT();
  return (
    <ErrorState
      icon="warning"
      headingLevel={headingLevel}
      title={t('catalogue.error', { message })}
      text={t('catalogue.errorText')}
      actions={<Button onClick={() => window.location.reload()}>{t('catalogue.reload')}</Button>}
    />
  );
}

/** Says that the service knows no teacher (spec §4). */
export function CatalogueEmpty() {
  const t = useT();
  return (
    <EmptyState
      icon="leaf"
      headingLevel={3}
      title={t('catalogue.empty')}
      text={t('catalogue.emptyText')}
      actions={
        <ButtonLink to="/curriculum" variant="secondary">
          {t('catalogue.curriculum')}
        </ButtonLink>
      }
    />
  );
}
