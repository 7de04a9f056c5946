import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { enhancedLessons } from '@grove/content/enhanced';
import { sampleLesson } from '@grove/content/sample-lesson';
import { ActivityPanel } from '../features/learn/activities/components/activity-panel.tsx';
import { LessonScreen } from '../features/learn/lesson-player/components/lesson-screen.tsx';
import { fromEnhanced, fromSource } from '../features/learn/lesson-player/model/lesson.ts';
import { useActivityClaim } from '../features/progress/completion/state/use-activity-claim.ts';
import { useClaim } from '../features/progress/completion/state/use-claim.ts';
import { useT } from '../translation.ts';

const lessons = new Map(enhancedLessons.map((lesson) => [lesson.id, fromEnhanced(lesson)]));
const sample = fromSource(sampleLesson);
const backTo = '/enhanced-curriculum';

/** `/lesson/enhanced/:lessonId`: a lesson of the enhanced catalogue; the generic sample stands in for one that it does not hold. */
export function EnhancedLessonPage(): ReactNode {
  const t = useT();
  const { lessonId = sample.id } = useParams();
  const claim = useClaim(backTo);
  const claimActivity = useActivityClaim();
  const lesson = lessons.get(lessonId) ?? sample;
  const own = enhancedLessons.find(({ id }) => id === lesson.id);
  return (
    <LessonScreen
      key={lesson.id}
      lesson={lesson}
      backTo={backTo}
      onClaim={claim}
      notice={lesson.id === lessonId ? undefined : t('player.sample')}
    >
      {own && <ActivityPanel lessonId={own.id} headingLevel={2} onDone={() => claimActivity(own)} />}
    </LessonScreen>
  );
}
