import { ButtonLink, EmptyState } from '@grove/ui';
import { useT } from '../../../translation.ts';

/** Stands in for the tree when it cannot be drawn (spec §2, error fallbacks). */
export function TreeFallback() {
  const t = useT();
  return (
    <EmptyState
      icon="tree"
      headingLevel={3}
      title={t('tree.unavailable')}
      text={t('tree.unavailableText')}
      actions={
        <ButtonLink to="/levels" variant="secondary">
          {t('tree.allLevels')}
        </ButtonLink>
      }
    />
  );
}
