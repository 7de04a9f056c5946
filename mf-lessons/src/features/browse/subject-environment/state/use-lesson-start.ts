import { useEffect, useEffectEvent, useState } from 'react';
import type { Lesson } from '@grove/contracts';
import { useSpeech } from '@grove/platform';
import { useT } from '../../../../translation.ts';

/** How long the teacher speaks before a lesson opens, in milliseconds (spec §9). */
const speechLeadMs = 2_000;

/** Starts a lesson: the teacher says so and it opens 2 s later; without a voice, or when asked again, at once. */
export function useLessonStart(
  voiceId: string | null,
  onOpen: (lessonId: string) => void,
): { starting: string | null; start: (lesson: Lesson) => void } {
  const t = useT();
  const { speak } = useSpeech();
  const [starting, setStarting] = useState<string | null>(null);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (!starting) return undefined;
    const timer = setTimeout(() => open(starting), speechLeadMs);
    return () => clearTimeout(timer);
  }, [starting]);
  const start = ({ id, title }: Lesson): void => {
    if (!voiceId || starting === id) return onOpen(id);
    speak({ key: `start ${id}`, text: t('k12.start.say', { lesson: title }), voiceId });
    setStarting(id);
  };
  return { starting, start };
}
