import { useNavigate } from 'react-router-dom';
import { formatNumber, useAtom, useToast } from '@grove/platform';
import { useT } from '../../../translation.ts';
import { completedLessonsAtom } from './completed-lessons.ts';
import { useOutbox } from './outbox.ts';
import { createSessionId } from './session-id.ts';

interface FinishedLesson {
  readonly id: string;
  readonly title: string;
  readonly xpReward: number;
}

/** Claims a finished lesson (spec §4, experience §3): logs it, adds it to the completed list, tells the service, shows the XP, and goes to `to`. */
export function useClaim(to: string): (lesson: FinishedLesson) => void {
  const t = useT();
  const navigate = useNavigate();
  const toast = useToast();
  const post = useOutbox();
  const [completed, setCompleted] = useAtom(completedLessonsAtom);
  return ({ id, title, xpReward }) => {
    console.info('Lesson completed', { id, xpReward });
    if (!completed.includes(id)) setCompleted([...completed, id]);
    post({ lessonId: id, sessionId: createSessionId(), completedAt: new Date().toISOString() });
    toast({ title: t('claim.title', { xp: formatNumber(xpReward) }), description: t('claim.text', { lesson: title }) });
    void navigate(to);
  };
}
