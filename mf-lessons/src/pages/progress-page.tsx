import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import lostUrl from '@grove/art/files/scenes/not-found.svg';
import { usePagePlace, usePageTitle } from '@grove/platform';
import { EmptyState } from '@grove/ui';
import { isYoung } from '../common/grade-traits.ts';
import { PlaceStrip } from '../common/place-strip.tsx';
import { useT } from '../common/progress-words.ts';
import { RecentBadges } from '../features/progress/achievements/index.ts';
import {
  Dashboard,
  type DashboardLevel,
  LevelPath,
  NextLesson,
  useDashboardLevel,
} from '../features/progress/dashboard/index.ts';
import styles from './progress-page.module.css';

/** `/progress/:levelId`: the progress dashboard of a level. */
export function ProgressPage(): ReactNode {
  const t = useT();
  const level = useDashboardLevel(useParams()['levelId']);
  if (level) return <LevelProgress key={level.id} level={level} />;
  return (
    <EmptyState
      headingLevel={1}
      picture={lostUrl}
      title={t('dashboard.unknown.title')}
      text={t('dashboard.unknown.text')}
      actions={<LevelPath />}
    />
  );
}

function LevelProgress({ level }: { level: DashboardLevel }): ReactNode {
  const t = useT();
  const { place, grade } = level;
  usePagePlace(place);
  usePageTitle(`${t('dashboard.heading')} · ${level.name}`);
  return (
    <div data-place={place} data-band={isYoung(grade) ? 'young' : undefined} className={styles.page}>
      <PlaceStrip place={place} eager>
        <div className={styles.sign}>
          <h1 className={styles.title}>{t('dashboard.heading')}</h1>
          <p>{level.name === grade ? grade : t('dashboard.level', { level: level.name, grade })}</p>
          <NextLesson grade={grade} />
        </div>
      </PlaceStrip>
      <div className={styles.inner}>
        <LevelPath current={level.id} />
        <Dashboard level={level} RecentBadges={RecentBadges} />
      </div>
    </div>
  );
}
