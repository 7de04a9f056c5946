import { useCallback, type ReactNode } from 'react';
import type { ActivityData } from '@grove/contracts';
import { useLoaded } from '../state/use-loaded.ts';
import { Activity } from './activity.tsx';
import { Waiting } from './waiting.tsx';

async function loadActivity(lessonId: string): Promise<ActivityData> {
  const { activities } = await import(/* webpackChunkName: "activities" */ '@grove/content/enhanced-activities');
  const found = activities.find((activity) => activity.lessonId === lessonId);
  if (!found) throw new Error(`No activity belongs to the lesson '${lessonId}'`);
  return found;
}

/** The activity of a lesson, with its data. */
export function LessonActivity({
  lessonId,
  onDone,
  onClose,
}: {
  lessonId: string;
  onDone: () => void;
  onClose: () => void;
}): ReactNode {
  const { value, hasFailed, retry } = useLoaded(useCallback(() => loadActivity(lessonId), [lessonId]));
  return value ? (
    <Activity activity={value.is} onDone={onDone} onClose={onClose} />
  ) : (
    <Waiting hasFailed={hasFailed} onRetry={retry} />
  );
}
