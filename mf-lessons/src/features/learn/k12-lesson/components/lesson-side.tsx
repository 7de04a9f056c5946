import type { ReactNode } from 'react';
import { formatNumber } from '@grove/platform';
import { Card, Icon } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import type { LessonFacts } from '../model/lesson-facts.ts';
import styles from './lesson-side.module.css';

/** The two side cards: learning objectives and lesson details. */
export function LessonSide({ facts: { topic, minutes, difficulty, xpReward } }: { facts: LessonFacts }): ReactNode {
  const t = useT();
  const xp = formatNumber(xpReward);
  const objectives = [
    t('k12.objective.master', { topic }),
    t('k12.objective.apply'),
    t('k12.objective.build'),
    t('k12.objective.earn', { xp }),
  ];
  const details = [
    [t('k12.details.duration'), t('lessons.minutes', { count: minutes })],
    [t('details.difficulty'), t(`lessons.${difficulty}`)],
    [t('k12.details.reward'), t('k12.xp', { xp })],
  ] as const;
  return (
    <aside className={styles.side} aria-label={t('k12.about')}>
      <Card as="section" aria-labelledby="k12-objectives" className={styles.card}>
        <h2 id="k12-objectives" className={styles.title}>
          {t('k12.lesson.objectives')}
        </h2>
        <ul className={styles.list}>
          {objectives.map((objective) => (
            <li key={objective}>
              <Icon name="leaf" className={styles.leaf} />
              {objective}
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="k12-details" className={styles.card}>
        <h2 id="k12-details" className={styles.title}>
          {t('details.title')}
        </h2>
        <dl className={styles.details}>
          {details.map(([name, value]) => (
            <div key={name} className={styles.detail}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </aside>
  );
}
