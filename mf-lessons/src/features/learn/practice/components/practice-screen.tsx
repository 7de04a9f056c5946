import type { ReactNode } from 'react';
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import { defaultGrade } from '@grove/contracts';
import { subjectTable } from '@grove/content';
import type { BoxedQuestion } from '../model/boxes.ts';
import { useArrival } from '../../../../common/use-arrival.ts';
import { useT } from '../../../../translation.ts';
import type { PracticeScope } from '../model/scope.ts';
import { usePractice, type Practice } from '../state/use-practice.ts';
import { PracticeQuestion } from './practice-question.tsx';
import { PracticeSummary } from './practice-summary.tsx';
import { dueText } from './due-text.ts';
import styles from './practice-screen.module.css';

/** Practice Mode for a scope in every state: questions one by one, and at the end how it went. */
export function PracticeScreen({ scope }: { scope: PracticeScope | undefined }): ReactNode {
  const t = useT();
  const practice = usePractice(scope);
  const views = useArrival(practice.phase === 'asking' ? `question ${practice.set.place}` : practice.phase);
  const lessons = `/lessons/${encodeURIComponent(scope?.grade ?? defaultGrade)}/${encodeURIComponent((scope?.subject ?? subjectTable[0]!).name)}`;
  return (
    <div ref={views} className={styles.views}>
      <View practice={practice} lessons={lessons} />
      <div className={styles.ways}>
        {practice.phase !== 'empty' && practice.phase !== 'done' && (
          <ButtonLink variant="quiet" to={lessons}>
            {t('practice.leave')}
          </ButtonLink>
        )}
        {scope && (
          <ButtonLink variant="quiet" to="/practice">
            {t('practice.all')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function View({ practice, lessons }: { practice: Practice; lessons: string }): ReactNode {
  const t = useT();
  if (practice.phase === 'asking') return <PracticeQuestion key={practice.set.place} {...practice} />;
  if (practice.phase === 'done') return <PracticeSummary {...practice} lessons={lessons} />;
  if (practice.phase === 'empty') return <Nothing boxes={practice.boxes} lessons={lessons} />;
  if (practice.phase === 'failed') {
    return (
      <ErrorState
        icon="offline"
        title={t('practice.failed.title')}
        text={t('practice.failed.text')}
        actions={<Button onClick={practice.retry}>{t('practice.failed.retry')}</Button>}
      />
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{t('practice.loading')}</VisuallyHidden>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}

/** Nothing to ask: for who has answered nothing yet, or while all that was answered rests. */
function Nothing({ boxes, lessons }: { boxes: readonly BoxedQuestion[]; lessons: string }): ReactNode {
  const t = useT();
  const action = <ButtonLink to={lessons}>{t('practice.empty.action')}</ButtonLink>;
  if (boxes.length === 0)
    return (
      <EmptyState
        picture={emptyUrl}
        title={t('practice.empty.title')}
        text={t('practice.empty.text')}
        actions={action}
      />
    );
  const next = Math.min(...boxes.map(({ dueDay }) => dueDay));
  return (
    <EmptyState
      picture={emptyUrl}
      title={t('practice.rested.title')}
      text={t('practice.rested.text', { when: dueText(next) })}
      actions={action}
    />
  );
}
