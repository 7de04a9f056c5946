import type { ReactNode, Ref } from 'react';
import { Icon, VisuallyHidden } from '@grove/ui';
import { useT } from '../translation.ts';
import styles from './goal-head.module.css';

interface GoalHeadProps {
  ref: Ref<HTMLHeadingElement>;
  goals: readonly { id: string }[];
  index: number;
  isReached: boolean;
  task: string;
}

/** Which goal it is, out of how many, and what it asks for. */
export function GoalHead({ ref, goals, index, isReached, task }: GoalHeadProps): ReactNode {
  const t = useT();
  const stateOf = (each: number): 'reached' | 'now' | 'later' =>
    each < index || (each === index && isReached) ? 'reached' : each === index ? 'now' : 'later';
  return (
    <div className={styles.head}>
      <ol className={styles.trail} aria-label={t('goals')}>
        {goals.map(({ id }, each) => (
          <li key={id} className={styles.stone} data-state={stateOf(each)}>
            {stateOf(each) === 'reached' ? <Icon name="check" /> : <span aria-hidden="true">{each + 1}</span>}
            <VisuallyHidden>{t(`goal.${stateOf(each)}`, { place: each + 1 })}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <h3 ref={ref} tabIndex={-1} className={styles.title}>
        {t('goal', { place: index + 1, count: goals.length })}
      </h3>
      <p className={styles.task}>{task}</p>
    </div>
  );
}
