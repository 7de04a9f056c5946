import type { EnhancedLesson } from '@grove/contracts';
import { createSessionId, formatNumber, usePost, useToast } from '@grove/platform';
import { useT } from '../../../../translation.ts';

/** Records the interactive element of an enhanced lesson through the outbox, and shows its XP. */
export function useActivityClaim(): (lesson: Pick<EnhancedLesson, 'id' | 'interactiveElement'>) => void {
  const t = useT();
  const toast = useToast();
  const post = usePost();
  return ({ id, interactiveElement: { title, xpReward } }) => {
    console.info('Activity completed', { id, xpReward });
    post({
      name: 'completeActivity',
      params: { lessonId: id },
      body: { sessionId: createSessionId(), completedAt: new Date().toISOString() },
    });
    toast({ title: t('claim.title', { xp: formatNumber(xpReward) }), description: t('claim.text', { lesson: title }) });
  };
}
