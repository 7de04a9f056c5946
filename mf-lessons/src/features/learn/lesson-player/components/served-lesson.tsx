import type { ReactNode } from 'react';
import { sampleLessonId } from '@grove/content';
import { useContent, useRead } from '@grove/platform';
import { Button, ButtonLink, ErrorState } from '@grove/ui';
import { isUnknownLesson } from '../../../../common/unknown-lesson.ts';
import { useT } from '../../../../translation.ts';
import { useClaim } from '../../../progress/completion/index.ts';
import { fromServer, fromSource } from '../model/lesson.ts';
import { LessonLoading } from './lesson-loading.tsx';
import { LessonScreen } from './lesson-screen.tsx';

interface ServedLessonProps {
  /** Undefined asks for the sample. */
  lessonId: string | undefined;
  backTo: string;
}

/** The player with a lesson of the service, in every state of the read; the generic sample stands in for a lesson that the service does not know. */
export function ServedLesson({ lessonId = sampleLessonId, backTo }: ServedLessonProps): ReactNode {
  const t = useT();
  const claim = useClaim(backTo);
  const sample = useContent('sample-lesson');
  const teachers = useContent('teachers');
  const isSample = lessonId === sampleLessonId;
  const { data, error, isFetching, refetch } = useRead('enhancedLesson', { params: { lessonId }, enabled: !isSample });
  // First, because reading it again must not take away a lesson that was begun.
  if (data) {
    const lesson = fromServer(data, teachers.ofLevels);
    return <LessonScreen key={lesson.id} lesson={lesson} backTo={backTo} onClaim={claim} />;
  }
  if (isSample || isUnknownLesson(error)) {
    const notice = isSample ? undefined : t('player.sample');
    return <LessonScreen lesson={fromSource(sample, teachers)} backTo={backTo} onClaim={claim} notice={notice} />;
  }
  if (isFetching) return <LessonLoading />;
  return <LessonFailed backTo={backTo} onRetry={() => void refetch()} />;
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
