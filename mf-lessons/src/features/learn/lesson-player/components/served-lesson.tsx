import type { ReactNode } from 'react';
import { sampleLesson } from '@grove/content/sample-lesson';
import { useRead } from '@grove/platform';
import { Button, ButtonLink, ErrorState } from '@grove/ui';
import { isUnknownLesson } from '../../../../common/unknown-lesson.ts';
import { useT } from '../../../../translation.ts';
import { useClaim } from '../../../progress/completion/index.ts';
import { fromServer, fromSource } from '../model/lesson.ts';
import { LessonLoading } from './lesson-loading.tsx';
import { LessonScreen } from './lesson-screen.tsx';

const sample = fromSource(sampleLesson);

interface ServedLessonProps {
  /** Undefined asks for the sample. */
  lessonId: string | undefined;
  backTo: string;
}

/** The player with a lesson of the service, in every state of the read; the generic sample stands in for a lesson that the service does not know. */
export function ServedLesson({ lessonId = sample.id, backTo }: ServedLessonProps): ReactNode {
  const t = useT();
  const claim = useClaim(backTo);
  const isSample = lessonId === sample.id;
  const { data, error, isFetching, refetch } = useRead('enhancedLesson', { params: { lessonId }, enabled: !isSample });
  if (isSample || isUnknownLesson(error)) {
    const notice = isSample ? undefined : t('player.sample');
    return <LessonScreen lesson={sample} backTo={backTo} onClaim={claim} notice={notice} />;
  }
  if (isFetching) return <LessonLoading />;
  if (!data) return <LessonFailed backTo={backTo} onRetry={() => void refetch()} />;
  return <LessonScreen key={data.lesson.id} lesson={fromServer(data)} backTo={backTo} onClaim={claim} />;
}

function LessonFailed({ backTo, onRetry }: { backTo: string; onRetry: () => void }): ReactNode {
  const t = useT();
  const actions = (
    <>
      <Button onClick={onRetry}>{t('player.error.retry')}</Button>
      <ButtonLink variant="secondary" to={backTo}>
        {t('player.leave')}
      </ButtonLink>
    </>
  );
  return (
    <ErrorState
      headingLevel={1}
      icon="warning"
      title={t('player.error.title')}
      text={t('player.error.text')}
      actions={actions}
    />
  );
}
