import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '@grove/platform';

/** Time from the press to the lesson, in milliseconds (spec §9). */
const startDelayMs = 500;

/**
 * Starts a lesson: opens `/lesson/3/{lessonId}` after half a second, in which the lesson is already read. Leaving the page calls it
 * off. Returns the lesson that is about to open, and how to start one.
 */
export function useStart(): [starting: string | null, start: (lessonId: string) => void] {
  const navigate = useNavigate();
  const [starting, setStarting] = useState<string | null>(null);
  useRead('enhancedLesson', { params: { lessonId: starting ?? '' }, enabled: starting !== null });
  useEffect(() => {
    if (starting === null) return undefined;
    const timer = setTimeout(() => void navigate(`/lesson/3/${starting}`), startDelayMs);
    return () => clearTimeout(timer);
  }, [starting, navigate]);
  return [starting, setStarting];
}
