import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { Grade } from '@grove/contracts';
import { useRead } from '@grove/platform';
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import type { EnvironmentNavigation } from '../model/navigation.ts';
import { EnvironmentStage } from './environment-stage.tsx';
import styles from './subject-environment.module.css';

interface SubjectEnvironmentProps {
  grade: Grade;
  /** Slug of the subject. */
  subject: string;
  navigation: EnvironmentNavigation;
  /** The view of all subjects, for an address that names one that nobody teaches. */
  subjectsTo: To;
}

/** The subject learning environment (spec §2), in every state of the read that finds the subject. */
export function SubjectEnvironment({
  grade,
  subject: slug,
  navigation,
  subjectsTo,
}: SubjectEnvironmentProps): ReactNode {
  const t = useT();
  const { data, isFetching, refetch } = useRead('subjects');
  const subject = data?.find((each) => each.slug === slug);
  if (subject) return <EnvironmentStage grade={grade} subject={subject} navigation={navigation} />;
  if (!data && isFetching) {
    return (
      <div className={styles.loading}>
        <div role="status" className={styles.status}>
          <h1 data-arrival tabIndex={-1} className={styles.waiting}>
            {t('k12.environment.loading')}
          </h1>
        </div>
        <Skeleton className={styles.teacher} />
        <Skeleton className={styles.panel} />
      </div>
    );
  }
  const back = (
    <ButtonLink variant={data ? 'primary' : 'secondary'} to={subjectsTo}>
      {t('k12.subjects.all')}
    </ButtonLink>
  );
  if (data)
    return (
      <EmptyState
        headingLevel={1}
        icon="compass"
        title={t('k12.noSubject')}
        text={t('k12.noSubject.text')}
        actions={back}
      />
    );
  const retry = (
    <>
      <Button onClick={() => void refetch()}>{t('k12.retry')}</Button>
      {back}
    </>
  );
  return (
    <ErrorState
      headingLevel={1}
      icon="warning"
      title={t('k12.subjects.failed')}
      text={t('k12.failed')}
      actions={retry}
    />
  );
}
