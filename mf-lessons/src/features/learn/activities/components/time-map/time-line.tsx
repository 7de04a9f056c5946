import type { ReactNode } from 'react';
import { time as rules } from '@grove/contracts/activities';
import { useT } from '../../translation.ts';
import { EventCard } from './event-card.tsx';
import type { TargetsProps } from '../targets-props.ts';
import styles from './time-line.module.css';

/** Years along a path; each takes one event. */
export function TimeLine({
  activity,
  picked,
  placedAt,
  onPut,
  onPick,
  years,
  isReached,
}: TargetsProps & { years: readonly string[] }): ReactNode {
  const t = useT();
  return (
    <ol className={styles.line} aria-label={t('time.line')}>
      {years.map((year) => {
        const [id] = placedAt(year);
        return (
          <li key={year} className={styles.station} data-reached={isReached || undefined}>
            <span className={styles.year}>{year}</span>
            {id !== undefined && (
              <EventCard event={rules.eventOf(activity, id)} isPicked={picked === id} onPick={() => onPick(id)} />
            )}
            {(id === undefined || (picked !== null && picked !== id)) && (
              <button
                type="button"
                className={styles.slot}
                data-ready={picked !== null || undefined}
                aria-disabled={picked === null || undefined}
                aria-label={`${t('pick.here')}: ${year}`}
                onClick={() => onPut(year)}
              >
                {picked === null ? '' : t('pick.here')}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
