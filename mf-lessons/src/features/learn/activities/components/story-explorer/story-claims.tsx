import { useId, type ReactNode } from 'react';
import type { JustifyGoal } from '@grove/contracts';
import { useT } from '../../translation.ts';
import styles from './story-claims.module.css';

interface StoryClaimsProps {
  goal: JustifyGoal;
  claim: string | null;
  onClaim: (claim: string) => void;
  isOpen: boolean;
}

/** What one may think about the story; one claim can be chosen. */
export function StoryClaims({ goal, claim, onClaim, isOpen }: StoryClaimsProps): ReactNode {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={styles.claims}>
      <legend className={styles.legend}>{t('story.claims')}</legend>
      {goal.claims.map(({ id, text }) => (
        <label key={id} className={styles.claim}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={claim === id}
            onChange={() => isOpen && onClaim(id)}
            className={styles.dot}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
