import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAtomValue } from '@grove/platform';
import { Badge, Card, Icon } from '@grove/ui';
import type { Adventure } from '@grove/contracts';
import { badgeFileOf } from '../../../common/badge-files.ts';
import { isUnderway, playAtom } from '../../../common/stored-play.ts';
import { useT } from '../../../translation.ts';
import { lookOf } from '../model/look.ts';
import looks from './looks.module.css';
import styles from './adventure-card.module.css';

/** An adventure as the cover of a book; the whole card is its link. A story that was begun says so, and one that was played to an end carries its badge. */
export function AdventureCard({ adventure, isCompleted }: { adventure: Adventure; isCompleted: boolean }): ReactNode {
  const t = useT();
  const isBegun = isUnderway(useAtomValue(playAtom(adventure.id)));
  const { icon, color, cover } = lookOf(adventure.title);
  return (
    <Card as="li" lifts className={`${styles.card} ${looks[color]}`}>
      <img className={styles.cover} src={cover} alt="" width={800} height={500} decoding="async" />
      <div className={styles.words}>
        {isCompleted && adventure.badge ? (
          <img
            className={styles.badge}
            src={badgeFileOf(adventure.badge)}
            alt={t('list.badge', { badge: adventure.badge })}
            width={200}
            height={200}
          />
        ) : (
          <span className={styles.medal}>
            <Icon name={icon} size={32} />
          </span>
        )}
        <h2 className={styles.title}>{adventure.title}</h2>
        <div className={styles.badges}>
          <Badge>{t('list.ages', { band: adventure.ageBand })}</Badge>
          <Badge>{adventure.subject}</Badge>
          {isCompleted && (
            <Badge tone="correct">
              <Icon name="check" />
              {t('list.completed')}
            </Badge>
          )}
        </div>
        <p className={styles.description}>{adventure.description}</p>
        <Tags />
        {isBegun && (
          <p className={styles.begun}>
            <Icon name="leaf" />
            {t('list.continue')}
          </p>
        )}
        <Link
          to={`/adventure/${adventure.id}`}
          className={styles.start}
          aria-label={t(isBegun ? 'list.continueNamed' : 'list.startNamed', { title: adventure.title })}
        >
          {t('list.start')}
          <Icon name="forward" />
        </Link>
      </div>
    </Card>
  );
}

/** What every adventure is. */
function Tags(): ReactNode {
  const t = useT();
  return (
    <ul className={styles.tags}>
      <li className={styles.tag}>
        <Icon name="book-open" />
        {t('list.interactive')}
      </li>
      <li className={styles.tag}>
        <Icon name="path" />
        {t('list.choice')}
      </li>
    </ul>
  );
}
