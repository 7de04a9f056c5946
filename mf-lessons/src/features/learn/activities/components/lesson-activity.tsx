import { useCallback, type ReactNode } from 'react';
import { useContent, useLoadContent } from '@grove/platform';
import { useLoaded } from '../state/use-loaded.ts';
import { Activity } from './activity.tsx';
import { Waiting } from './waiting.tsx';

interface LessonActivityProps {
  lessonId: string;
  onDone: () => void;
  onClose: () => void;
}

/** The activity of a lesson, with its data. */
export function LessonActivity(props: LessonActivityProps): ReactNode {
  const loadContent = useLoadContent();
  const { value, hasFailed, retry } = useLoaded(useCallback(() => loadContent(['activities']), [loadContent]));
  return value ? <LoadedActivity {...props} /> : <Waiting hasFailed={hasFailed} onRetry={retry} />;
}

function LoadedActivity({ lessonId, ...acts }: LessonActivityProps): ReactNode {
  const activity = useContent('activities').find((one) => one.lessonId === lessonId);
  if (!activity) throw new Error(`No activity belongs to the lesson '${lessonId}'`);
  return <Activity activity={activity} {...acts} />;
}
