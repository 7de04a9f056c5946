import type { ReactNode } from 'react';
import type { Adventure } from '@grove/contracts';
import { formatNumber, useProgress } from '@grove/platform';
import { Badge, Progress } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { subjectXpOf } from '../model/subject-xp.ts';
import styles from './player-head.module.css';

interface PlayerHeadProps {
  adventure: Adventure;
  visited: number;
  total: number;
}

/** The story's name, how much of it was seen, and what the learner has earned (spec §2). */
export function PlayerHead({ adventure, visited, total }: PlayerHeadProps): ReactNode {
  const t = useT();
  const scenes = t('head.visited', { visited, total });
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{adventure.title}</h1>
      <p className={styles.badges}>
        <Badge>{t('list.ages', { band: adventure.ageBand })}</Badge>
        <Badge>{adventure.subject}</Badge>
      </p>
      <Progress value={visited} max={total} label={t('head.progress')} valueText={scenes} className={styles.progress} />
      <p className={styles.numbers}>
        <span>{scenes}</span>
        <TotalXp />
      </p>
      <SubjectXpList />
    </header>
  );
}

/** All XP of the learner; room for it is kept while it is read. */
function TotalXp(): ReactNode {
  const t = useT();
  const { data } = useProgress();
  return data ? <strong className={styles.xp}>{t('head.xp', { xp: formatNumber(data.totalXP) })}</strong> : null;
}

function SubjectXpList(): ReactNode {
  const t = useT();
  const { data, isError } = useProgress();
  if (isError) return <p className={styles.subjects}>{t('head.xpUnknown')}</p>;
  const subjects = data ? subjectXpOf(data) : [];
  if (subjects.length === 0) return null;
  return (
    <ul aria-label={t('head.xpBySubject')} className={styles.subjects}>
      {subjects.map(({ name, xp }) => (
        <li key={name}>{t('head.subjectXp', { subject: name, xp: formatNumber(xp) })}</li>
      ))}
    </ul>
  );
}
