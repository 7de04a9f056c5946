import type { ReactNode } from 'react';
import { formatNumber } from '@grove/platform';
import { Button, Icon } from '@grove/ui';
import { ClaimWait } from '../../../progress/completion/index.ts';
import { useT } from '../../../../translation.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { isClaimable, questionCount } from '../model/selectors.ts';
import type { LessonState } from '../model/state.ts';
import { SpokenText } from '../../read-aloud/index.ts';
import { missedParts } from '../state/use-slide.ts';
import styles from './completion.module.css';

interface CompletionProps {
  lesson: PlayerLesson;
  state: LessonState;
  onSecondLook: () => void;
  onClaim: () => void;
}

/** What the last slide adds: the XP, how it went, what was missed with what was said to it, a second look at that, and the claim. */
export function Completion({ lesson, state, onSecondLook, onClaim }: CompletionProps): ReactNode {
  const t = useT();
  const missed = missedParts(lesson, state);
  const count = questionCount(lesson.steps);
  const xp = formatNumber(lesson.xpReward);
  const canClaim = isClaimable(lesson.steps, state);
  return (
    <div className={styles.completion}>
      <p className={styles.medal}>
        <Icon name="star" />
        <span className={styles.xp}>{t('player.xp', { xp })}</span>
        <span>{t('player.score', { right: count - missed.length, count })}</span>
      </p>
      {missed.length > 0 && (
        <div className={styles.missed}>
          <h3 className={styles.heading}>{t('player.missed', { count: missed.length })}</h3>
          <ul className={styles.list}>
            {missed.map(({ slide, name, title, text }) => (
              <li key={slide}>
                {title}
                {text && (
                  <p className={styles.said}>
                    <SpokenText part={name}>{text}</SpokenText>
                  </p>
                )}
              </li>
            ))}
          </ul>
          <Button variant="secondary" onClick={onSecondLook}>
            <Icon name="eye" />
            {t('player.secondLook')}
          </Button>
        </div>
      )}
      {!canClaim && <p className={styles.missed}>{t('player.claim.untried')}</p>}
      <Button size="lg" className={styles.claim} disabled={state.isClaimed || !canClaim} onClick={onClaim}>
        <Icon name="trophy" />
        {t('player.claim', { xp })}
      </Button>
      <ClaimWait isClaimed={state.isClaimed} />
    </div>
  );
}
