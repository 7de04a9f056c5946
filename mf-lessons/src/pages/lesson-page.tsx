import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ServedLesson } from '../features/learn/lesson-player/index.ts';

/** `/lesson/:levelId/:lessonId`: a lesson of the server by its id, whatever the level. */
export function LessonPage(): ReactNode {
  const { levelId = '1', lessonId } = useParams();
  return <ServedLesson lessonId={lessonId} backTo={`/level/${encodeURIComponent(levelId)}`} />;
}
