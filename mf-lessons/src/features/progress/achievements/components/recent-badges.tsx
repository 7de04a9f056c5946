import type { ReactNode } from 'react';
import { badgeNames, type BadgeName } from '@grove/art';
import { formatDate, useContent } from '@grove/platform';
import { ButtonLink, Icon } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import { earnedOf, growingOf } from '../model/badges.ts';
import { useBadges } from '../state/use-badges.ts';
import { BadgePicture } from './badge-picture.tsx';
import styles from './recent-badges.module.css';

interface RecentBadge {
  readonly id: BadgeName;
  readonly name: string;
  readonly date: string | undefined;
}

const mostShown = 3;
const dayAndMonth = { day: 'numeric', month: 'long' } as const;

/** The badges that were earned last, with their dates; those of the sample for who has done nothing yet. */
export function RecentBadges({ isSample }: { isSample: boolean }): ReactNode {
  const t = useT();
  const badges = useBadges() ?? [];
  const own = earnedOf(badges)
    .slice(0, mostShown)
    .map(({ id, earnedAt }): RecentBadge => ({
      id,
      name: t(`badge.${id}`),
      date: earnedAt && formatDate(earnedAt, dayAndMonth),
    }));
  const sample = useContent('sample-dashboard').achievements.map(({ name, date }): RecentBadge => ({
    id: badgeNames.find((id) => t(`badge.${id}`) === name) ?? badgeNames[0],
    name,
    date: formatDate(new Date(`${date}T12:00`), dayAndMonth),
  }));
  const shown = isSample ? sample : own;
  const nearest = growingOf(badges)[0];
  return (
    <>
      {shown.length === 0 && nearest && (
        <p className={styles.none}>{t('recent.none', { how: t(`badge.${nearest.id}.how`) })}</p>
      )}
      {shown.length > 0 && (
        <ul className={styles.garland}>
          {shown.map(({ id, name, date }) => (
            <li key={id} className={styles.badge}>
              <BadgePicture badge={id} share={1} />
              <span className={styles.name}>{name}</span>
              {date && <span className={styles.date}>{date}</span>}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink variant="secondary" to="/achievements" className={styles.all}>
        <Icon name="trophy" />
        {t('recent.all')}
      </ButtonLink>
    </>
  );
}
