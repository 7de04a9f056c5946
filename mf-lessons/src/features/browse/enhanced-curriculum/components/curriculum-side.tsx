import type { ReactNode } from 'react';
import type { IconName } from '@grove/art/icons';
import { formatNumber } from '@grove/platform';
import { Button, Card, Icon, TeacherPortrait } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import { enhancedSubjects, type EnhancedSubject } from '../model/enhanced-subjects.ts';
import styles from './curriculum-side.module.css';

const lessons = enhancedSubjects.flatMap((subject) => subject.lessons);

const counts = [
  { key: 'lessons', icon: 'book-open', count: lessons.length },
  { key: 'xp', icon: 'star', count: lessons.reduce((sum, { xpReward }) => sum + xpReward, 0) },
  { key: 'teachers', icon: 'users', count: enhancedSubjects.length },
] as const satisfies readonly { key: string; icon: IconName; count: number }[];

const features = [
  { key: 'questions', icon: 'question' },
  { key: 'hints', icon: 'lightbulb' },
  { key: 'voice', icon: 'headphones' },
  { key: 'notes', icon: 'note' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** Beside the tabs: the curriculum in numbers, everybody who teaches it, and what lessons offer. */
export function CurriculumSide({ onView }: { onView: (subject: EnhancedSubject) => void }): ReactNode {
  return (
    <aside className={styles.side}>
      <Overview />
      <AllTeachers onView={onView} />
      <Features />
    </aside>
  );
}

function Overview(): ReactNode {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="overview">
      <h2 id="overview" className={styles.heading}>
        {t('enhanced.overview')}
      </h2>
      <dl className={styles.counts}>
        {counts.map(({ key, icon, count }) => (
          <div key={key} className={styles.count}>
            <dt>
              <Icon name={icon} className={styles.icon} />
              {t(`enhanced.overview.${key}`)}
            </dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function AllTeachers({ onView }: { onView: (subject: EnhancedSubject) => void }): ReactNode {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="all-teachers">
      <h2 id="all-teachers" className={styles.heading}>
        {t('enhanced.teachers')}
      </h2>
      <ul className={styles.list}>
        {enhancedSubjects.map((subject) => (
          <li key={subject.slug} className={styles.teacher} data-tone={subject.color}>
            <div className={styles.face}>
              <TeacherPortrait teacher={subject.teacher.id} alt="" />
            </div>
            <div>
              <p className={styles.name}>{subject.teacher.name}</p>
              <p className={styles.subject}>{subject.name}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={t('enhanced.view.named', { name: subject.teacher.name })}
              onClick={() => onView(subject)}
            >
              {t('enhanced.view')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Features(): ReactNode {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="features">
      <h2 id="features" className={styles.heading}>
        {t('enhanced.features')}
      </h2>
      <ul className={styles.list}>
        {features.map(({ key, icon }) => (
          <li key={key} className={styles.feature}>
            <Icon name={icon} className={styles.icon} />
            {t(`enhanced.features.${key}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
