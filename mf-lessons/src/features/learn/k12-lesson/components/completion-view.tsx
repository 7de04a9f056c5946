import { useEffect, useRef, type ReactNode } from 'react';
import { congratulationOf } from '@grove/content';
import { formatNumber, useContent, useSpeech } from '@grove/platform';
import { Button, Card, Icon } from '@grove/ui';
import { ClaimWait } from '../../../progress/completion/index.ts';
import { useVoice } from '../../../../common/use-voice.ts';
import { useT } from '../../../../translation.ts';
import type { LessonFacts } from '../model/lesson-facts.ts';
import styles from './completion-view.module.css';

interface CompletionViewProps {
  facts: Pick<LessonFacts, 'title' | 'xpReward'>;
  voiceId: string | null;
  /** The learner has pressed on, and the XP is being reported. */
  isClaimed: boolean;
  onContinue: () => void;
  /** What was learned, and the second look at what was missed. */
  children?: ReactNode;
}

/** 'Lesson Complete!': the XP, a congratulation in the teacher's voice, and the way on. */
export function CompletionView({
  facts: { title, xpReward },
  voiceId,
  isClaimed,
  onContinue,
  children,
}: CompletionViewProps): ReactNode {
  const t = useT();
  const xp = formatNumber(xpReward);
  const teachers = useContent('teachers').ofLevels;
  const line = { key: `complete ${title}`, text: voiceId ? congratulationOf(teachers, voiceId) : '', voiceId };
  const voice = useVoice(line);
  const { speak } = useSpeech();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, text } = line;
  useEffect(() => speak({ key, text, voiceId }), [speak, key, text, voiceId]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Card as="section" stacked aria-labelledby="k12-complete" className={styles.view}>
      <span aria-hidden="true" className={styles.cup}>
        <Icon name="trophy" />
      </span>
      <h2 id="k12-complete" ref={heading} tabIndex={-1} className={styles.title}>
        {t('k12.complete')}
      </h2>
      <p className={styles.medal}>
        <span className={styles.xp}>{t('player.xp', { xp })}</span>
        <span>{t('k12.complete.earned')}</span>
      </p>
      {children}
      <div className={styles.ways}>
        <Button size="lg" disabled={isClaimed} onClick={onContinue}>
          {t('k12.complete.continue')}
          <Icon name="forward" />
        </Button>
        {voiceId && (
          <Button variant="quiet" onClick={voice.toggle}>
            <Icon name={voice.isBusy ? 'stop' : 'volume'} />
            {t(voice.isBusy ? 'k12.complete.stop' : 'k12.complete.hear')}
          </Button>
        )}
      </div>
      <ClaimWait isClaimed={isClaimed} />
      <p role="status" className={styles.trouble}>
        {voice.hasFailed && t('player.listen.failed')}
      </p>
    </Card>
  );
}
