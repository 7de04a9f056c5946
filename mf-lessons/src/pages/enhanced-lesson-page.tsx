import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { enhancedLessons } from '@grove/content/enhanced';
import { sampleLesson } from '@grove/content/sample-lesson';
import { LessonScreen } from '../features/lesson-player/components/lesson-screen.tsx';
import { fromEnhanced, fromSource } from '../features/lesson-player/model/lesson.ts';
import { useClaim } from '../features/progress/state/use-claim.ts';
import { useT } from '../translation.ts';

const lessons = new Map(enhancedLessons.map((lesson) => [lesson.id, fromEnhanced(lesson)]));
const sample = fromSource(sampleLesson);
const backTo = '/enhanced-curriculum';

/** `/lesson/enhanced/:lessonId`: a lesson of the enhanced catalogue; the generic sample stands in for one that it does not hold. */
export function EnhancedLessonPage(): ReactNode {
  const t = useT();
  const { lessonId = sample.id } = useParams();
  const claim = useClaim(backTo);
  const lesson = lessons.get(lessonId) ?? sample;
  return <LessonScreen key={lesson.id} lesson={lesson} backTo={backTo} onClaim={claim} notice={lesson.id === lessonId ? undefined : t('player.sample')} />;
}
