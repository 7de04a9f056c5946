import type { ReactNode } from 'react';
import type { IconName } from '@grove/art/icons';
import { formatNumber } from '@grove/platform';
import { Button, Card, Icon, TeacherPortrait } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import type { EnhancedSubject } from '../model/enhanced-subjects.ts';
import styles from './curriculum-side.module.css';

/** The curriculum in numbers. */
function countsOf(subjects: readonly EnhancedSubject[]) {
  const lessons = subjects.flatMap((subject) => subject.lessons);
  return [
    { key: 'lessons', icon: 'book-open', count: lessons.length },
    { key: 'xp', icon: 'star', count: lessons.reduce((sum, { xpReward }) => sum + xpReward, 0) },
    { key: 'teachers', icon: 'users', count: subjects.length },
  ] as const satisfies readonly { key: string; icon: IconName; count: number }[];
}

const features = [
  { key: 'questions', icon: 'question' },
  { key: 'hints', icon: 'lightbulb' },
  { key: 'voice', icon: 'headphones' },
  { key: 'notes', icon: 'note' },
] as const satisfies readonly { key: string; icon: IconName }[];

interface CurriculumSideProps {
  subjects: readonly EnhancedSubject[];
  onView: (subject: EnhancedSubject) => void;
}

/** Beside the tabs: the curriculum in numbers, everybody who teaches it, and what lessons offer. */
export function CurriculumSide({ subjects, onView }: CurriculumSideProps): ReactNode {
  return (
    <aside className={styles.side}>
      <Overview subjects={subjects} />
      <AllTeachers subjects={subjects} onView={onView} />
      <Features />
    </aside>
  );
}

function Overview({ subjects }: Pick<CurriculumSideProps, 'subjects'>): ReactNode {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="overview">
      <h2 id="overview" className={styles.heading}>
        {t('enhanced.overview')}
      </h2>
      <dl className={styles.counts}>
        {countsOf(subjects).map(({ key, icon, count }) => (
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

function AllTeachers({ subjects, onView }: CurriculumSideProps): ReactNode {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="all-teachers">
      <h2 id="all-teachers" className={styles.heading}>
        {t('enhanced.teachers')}
      </h2>
      <ul className={styles.list}>
        {subjects.map((subject) => (
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
