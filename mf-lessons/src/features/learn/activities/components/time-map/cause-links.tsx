import type { ReactNode } from 'react';
import { time as rules } from '@grove/contracts/activities';
import { Icon } from '@grove/ui';
import { useT } from '../../translation.ts';
import { EventCard } from './event-card.tsx';
import type { TargetsProps } from '../targets-props.ts';
import styles from './cause-links.module.css';

/** Effects in rows, each with a place for its cause before it. */
export function CauseLinks({
  activity,
  picked,
  placedAt,
  onPut,
  onPick,
  effects,
}: TargetsProps & { effects: readonly string[] }): ReactNode {
  const t = useT();
  return (
    <ul className={styles.links} aria-label={t('time.effects')}>
      {effects.map((effect) => {
        const { name, text } = rules.eventOf(activity, effect);
        const [id] = placedAt(effect);
        return (
          <li key={effect} className={styles.link}>
            <div className={styles.cause}>
              {id !== undefined && (
                <EventCard
                  event={rules.eventOf(activity, id)}
                  isSmall
                  isPicked={picked === id}
                  onPick={() => onPick(id)}
                />
              )}
              {(id === undefined || (picked !== null && picked !== id)) && (
                <button
                  type="button"
                  className={styles.slot}
                  data-ready={picked !== null || undefined}
                  aria-disabled={picked === null || undefined}
                  aria-label={`${t('pick.here')}: … ${t('time.ledTo')} ${name}`}
                  onClick={() => onPut(effect)}
                >
                  {picked === null ? '?' : t('pick.here')}
                </button>
              )}
            </div>
            <span className={styles.arrow}>
              <Icon name="forward" className={styles.sign} />
              {t('time.ledTo')}
            </span>
            <div className={styles.effect}>
              <p className={styles.name}>{name}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
