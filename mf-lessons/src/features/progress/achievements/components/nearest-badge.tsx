import type { ReactNode } from 'react';
import { formatNumber } from '@grove/platform';
import { ButtonLink, Card, Icon, Progress } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import type { Badge } from '../model/badges.ts';
import { BadgePicture } from './badge-picture.tsx';
import styles from './nearest-badge.module.css';

/** The badge that is next within reach, large, with the way on. */
export function NearestBadge({ badge: { id, have, goal, to } }: { badge: Badge }): ReactNode {
  const t = useT();
  const name = t(`badge.${id}`);
  const standing = t('achievements.have', { have: formatNumber(have), goal: formatNumber(goal) });
  return (
    <Card as="section" stacked aria-labelledby="nearest" className={styles.card}>
      <div className={styles.picture}>
        <BadgePicture badge={id} share={have / goal} />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{t('achievements.nearest')}</p>
        <h2 id="nearest" className={styles.name}>
          {name}
        </h2>
        <p className={styles.how}>{t(`badge.${id}.how`)}</p>
        <div className={styles.bar}>
          <Progress value={have} max={goal} label={t('achievements.towards', { badge: name })} valueText={standing} />
          <span aria-hidden="true">{standing}</span>
        </div>
        <ButtonLink to={to} aria-label={t('achievements.go.named', { badge: name })} className={styles.go}>
          <Icon name="path" />
          {t('achievements.go')}
        </ButtonLink>
      </div>
    </Card>
  );
}
