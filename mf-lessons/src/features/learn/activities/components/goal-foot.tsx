import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ActivityData } from '@grove/contracts';
import { sentence, type Verdict } from '@grove/contracts/activities';
import { Button, Icon, IconButton } from '@grove/ui';
import type { StageAction } from '../state/use-stage.ts';
import { useT } from '../translation.ts';
import styles from './goal-foot.module.css';

interface GoalFootProps {
  activity: ActivityData;
  goal: { hint: string; praise: string };
  verdict: Verdict<string> | null;
  action: StageAction;
  onAction: () => void;
  onStartOver: () => void;
}

const actionIcons = {
  check: 'check-circle',
  run: 'play',
  skip: 'forward',
  next: 'forward',
  finish: 'trophy',
} as const satisfies Record<StageAction, string>;

/** What is said to the work, and what can be done next. One button checks and then leads on, so that the focus stays where it is. */
export function GoalFoot({ activity, goal, verdict, action, onAction, onStartOver }: GoalFootProps): ReactNode {
  const t = useT();
  const [isHinted, setIsHinted] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verdict || isHinted) words.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict, isHinted]);
  const isReached = verdict?.isReached === true;
  return (
    <div className={styles.foot}>
      <div ref={words} role="status" className={styles.words}>
        {verdict && (
          <div className={styles.verdict} data-reached={isReached || undefined}>
            <p className={styles.sign}>
              <Icon name={isReached ? 'check-circle' : 'search'} />
              {t(isReached ? 'reached' : 'notYet')}
            </p>
            <p>{verdict.isReached ? goal.praise : sentence(activity.says, verdict)}</p>
          </div>
        )}
        {isHinted && !isReached && (
          <p className={styles.hint}>
            <Icon name="lightbulb" />
            {goal.hint}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button size="lg" className={styles.main} onClick={onAction}>
          <Icon name={actionIcons[action]} />
          {t(action)}
        </Button>
        {!isReached && (
          <>
            <Button variant="secondary" aria-expanded={isHinted} onClick={() => setIsHinted(!isHinted)}>
              <Icon name="lightbulb" />
              {t('hint')}
            </Button>
            <IconButton icon="restart" label={t('again')} onClick={onStartOver} />
          </>
        )}
      </div>
    </div>
  );
}
