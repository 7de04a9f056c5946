import type { ReactNode } from 'react';
import type { HistoryEvent } from '@grove/contracts';
import styles from './event-card.module.css';

interface EventCardProps {
  event: HistoryEvent;
  isPicked: boolean;
  onPick: () => void;
  /** Without its text, where there is little room. */
  isSmall?: boolean;
}

/** An event to pick up. */
export function EventCard({ event, isPicked, onPick, isSmall = false }: EventCardProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.card}
      data-small={isSmall || undefined}
      aria-pressed={isPicked}
      onClick={onPick}
    >
      <span className={styles.name}>{event.name}</span>
      {!isSmall && <span className={styles.text}>{event.text}</span>}
    </button>
  );
}
