import type { ReactNode } from 'react';
import { formatNumber } from '@grove/platform';
import { Card, Icon } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import styles from './lesson-panels.module.css';

const tips = ['tips.aloud', 'tips.draw', 'tips.rest'] as const;

/** 'Lesson Details' and the study tips, below the stage. */
export function LessonPanels({ lesson }: { lesson: PlayerLesson }): ReactNode {
  const t = useT();
  const facts = [
    [t('details.subject'), lesson.subject],
    [t('details.grade'), lesson.grade],
    [t('details.duration'), t('lessons.minutes', { count: lesson.minutes })],
    [t('details.difficulty'), t(`lessons.${lesson.difficulty}`)],
    [t('details.reward'), t('player.xp', { xp: formatNumber(lesson.xpReward) })],
  ] as const;
  return (
    <div className={styles.panels}>
      <Card as="section" aria-labelledby="lesson-details" className={styles.panel}>
        <h2 id="lesson-details" className={styles.title}>
          {t('details.title')}
        </h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {lesson.objectives.length > 0 && <h3 className={styles.heading}>{t('details.objectives')}</h3>}
        <ul className={styles.list}>
          {lesson.objectives.map((objective) => (
            <li key={objective}>
              <Icon name="leaf" />
              {objective}
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="study-tips" className={styles.panel}>
        <h2 id="study-tips" className={styles.title}>
          {t('tips.title')}
        </h2>
        <ul className={styles.list}>
          {tips.map((tip) => (
            <li key={tip}>
              <Icon name="lightbulb" />
              {t(tip)}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
