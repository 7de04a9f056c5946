import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StepAnswer } from '@grove/contracts';
import {
  completedLessonsAtom,
  createSessionId,
  formatNumber,
  useAtom,
  useIsOnline,
  usePost,
  useToast,
} from '@grove/platform';
import { useT } from '../../../../translation.ts';

interface FinishedLesson {
  readonly id: string;
  readonly title: string;
  readonly xpReward: number;
  readonly answers: readonly StepAnswer[];
}

/** Claims a finished lesson (spec §4, experience §3): logs it, adds it to the completed list, tells the service, shows the XP, and goes to `to`, as soon as there is a network. */
export function useClaim(to: string): (lesson: FinishedLesson) => void {
  const t = useT();
  const navigate = useNavigate();
  const toast = useToast();
  const post = usePost();
  const isOnline = useIsOnline();
  const [isClaimed, setIsClaimed] = useState(false);
  useEffect(() => {
    if (isClaimed && isOnline) void navigate(to);
  }, [isClaimed, isOnline, navigate, to]);
  const [completed, setCompleted] = useAtom(completedLessonsAtom);
  return ({ id, title, xpReward, answers }) => {
    console.info('Lesson completed', { id, xpReward });
    if (!completed.includes(id)) setCompleted([...completed, id]);
    post({
      name: 'completeLesson',
      params: { lessonId: id },
      body: { sessionId: createSessionId(), completedAt: new Date().toISOString(), answers: [...answers] },
    });
    toast({ title: t('claim.title', { xp: formatNumber(xpReward) }), description: t('claim.text', { lesson: title }) });
    setIsClaimed(true);
  };
}
