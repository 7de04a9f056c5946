import type { ReactNode } from 'react';
import { ButtonLink, EmptyState } from '@grove/ui';
import { usePageTitle } from '@grove/platform';
import lostUrl from '@grove/art/files/scenes/not-found.svg';
import { useT } from '../translation.ts';
import styles from './not-found-page.module.css';

/** Any path that no area owns (spec §2). */
export function NotFoundPage(): ReactNode {
  const t = useT();
  usePageTitle(t('notFound.documentTitle'));
  return (
    <div className={styles['page']}>
      <img className={styles['picture']} src={lostUrl} alt="" />
      <EmptyState
        headingLevel={1}
        className={styles['message']}
        title={t('notFound.title')}
        text={t('notFound.text')}
        actions={
          <>
            <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
            <ButtonLink to="/levels" variant="secondary">
              {t('notFound.levels')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
