import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ActivityPanel } from '../features/learn/activities/index.ts';
import { LessonScreen, useEnhancedLesson } from '../features/learn/lesson-player/index.ts';
import { useActivityClaim, useClaim } from '../features/progress/completion/index.ts';
import { useT } from '../translation.ts';

const backTo = '/enhanced-curriculum';

/** `/lesson/enhanced/:lessonId`: a lesson of the enhanced catalogue; the generic sample stands in for one that it does not hold. */
export function EnhancedLessonPage(): ReactNode {
  const t = useT();
  const { lessonId } = useParams();
  const claim = useClaim(backTo);
  const claimActivity = useActivityClaim();
  const { lesson, entry } = useEnhancedLesson(lessonId);
  return (
    <LessonScreen
      key={lesson.id}
      lesson={lesson}
      backTo={backTo}
      onClaim={claim}
      notice={entry || lesson.id === lessonId ? undefined : t('player.sample')}
    >
      {entry && <ActivityPanel lesson={entry} headingLevel={2} onDone={() => claimActivity(entry)} />}
    </LessonScreen>
  );
}
