import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { enhancedLessons } from '@grove/content/enhanced';
import { sampleLesson } from '@grove/content/sample-lesson';
import { ActivityPanel } from '../features/learn/activities/index.ts';
import { fromEnhanced, fromSource, LessonScreen } from '../features/learn/lesson-player/index.ts';
import { useActivityClaim, useClaim } from '../features/progress/completion/index.ts';
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
