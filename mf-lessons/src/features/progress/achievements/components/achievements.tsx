import type { ReactNode } from 'react';
import { formatDate, formatNumber, useProgress } from '@grove/platform';
import { Button, ErrorState, Progress, Skeleton, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import { earnedOf, growingOf, type Badge } from '../model/badges.ts';
import { useBadges } from '../state/use-badges.ts';
import { BadgePicture } from './badge-picture.tsx';
import { NearestBadge } from './nearest-badge.tsx';
import styles from './achievements.module.css';

/** The learner's badges in every state of the read: the nearest one, the earned ones, and how to earn the rest. */
export function Achievements(): ReactNode {
  const t = useT();
  const { isFetching, refetch } = useProgress();
  const badges = useBadges();
  if (!badges && isFetching) {
    return (
      <div role="status" className={styles.skeletons}>
        <VisuallyHidden>{t('dashboard.loading')}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    );
  }
  if (!badges) {
    return (
      <ErrorState
        icon="offline"
        title={t('dashboard.error.title')}
        text={t('dashboard.error.text')}
        actions={<Button onClick={() => void refetch()}>{t('dashboard.error.retry')}</Button>}
      />
    );
  }
  const earned = earnedOf(badges);
  const [nearest, ...growing] = growingOf(badges);
  return (
    <div className={styles.badges}>
      <p className={styles.count}>{t('achievements.count', { earned: earned.length, total: badges.length })}</p>
      {nearest ? <NearestBadge badge={nearest} /> : <p className={styles.all}>{t('achievements.all')}</p>}
      {earned.length > 0 && <Earned badges={earned} />}
      {growing.length > 0 && <Growing badges={growing} />}
    </div>
  );
}

function Earned({ badges }: { badges: readonly Badge[] }): ReactNode {
  const t = useT();
  return (
    <section aria-labelledby="earned">
      <h2 id="earned" className={styles.heading}>
        {t('achievements.earned')}
      </h2>
      <ul className={styles.earned}>
        {badges.map(({ id, earnedAt }) => (
          <li key={id} className={styles.medal}>
            <BadgePicture badge={id} share={1} />
            <h3 className={styles.name}>{t(`badge.${id}`)}</h3>
            <p className={styles.date}>{earnedAt ? formatDate(earnedAt) : t('achievements.undated')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Growing({ badges }: { badges: readonly Badge[] }): ReactNode {
  const t = useT();
  return (
    <section aria-labelledby="growing">
      <h2 id="growing" className={styles.heading}>
        {t('achievements.growing')}
      </h2>
      <p className={styles.lead}>{t('achievements.growing.text')}</p>
      <ul className={styles.growing}>
        {badges.map((badge) => (
          <GrowingBadge key={badge.id} badge={badge} />
        ))}
      </ul>
    </section>
  );
}

function GrowingBadge({ badge: { id, have, goal } }: { badge: Badge }): ReactNode {
  const t = useT();
  const name = t(`badge.${id}`);
  const standing = t('achievements.have', { have: formatNumber(have), goal: formatNumber(goal) });
  return (
    <li className={styles.row}>
      <BadgePicture badge={id} share={have / goal} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>{t(`badge.${id}.how`)}</p>
        <div className={styles.bar}>
          <Progress value={have} max={goal} label={t('achievements.towards', { badge: name })} valueText={standing} />
          <span aria-hidden="true">{standing}</span>
        </div>
      </div>
    </li>
  );
}
