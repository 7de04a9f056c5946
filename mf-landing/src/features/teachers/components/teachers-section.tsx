import { AreaBoundary, usePreservedState } from '@grove/platform';
import { ButtonLink, EmptyState, Section } from '@grove/ui';
import { CatalogueEmpty, CatalogueError, CatalogueLoading } from '../../../common/catalogue-states.tsx';
import type { Catalogue } from '../../../common/catalogue.ts';
import { Ridge } from '../../../common/ridge.tsx';
import { useT } from '../../../translation.ts';
import { TeacherCard } from './teacher-card.tsx';
import styles from './teachers-section.module.css';

const teachersFallback = () => <TeachersFallback />;

/** The landing page's teachers: a card each, one of them selected and speaking (spec §2, §4). */
export function TeachersSection({ catalogue }: { catalogue: Catalogue }) {
  const t = useT();
  const [selectedId, select] = usePreservedState<number | null>('teacher', null);
  return (
    <Section
      id="teachers"
      data-place="mountain"
      title={t('teachers.heading')}
      lead={t('teachers.lead')}
      backdrop={<Ridge shape="peaks" />}
      tabIndex={-1}
    >
      <AreaBoundary name="AI teachers" fallback={teachersFallback}>
        <TeacherCards catalogue={catalogue} selectedId={selectedId} onSelect={select} />
      </AreaBoundary>
    </Section>
  );
}

function TeacherCards({
  catalogue,
  selectedId,
  onSelect,
}: {
  catalogue: Catalogue;
  selectedId: number | null;
  onSelect: (teacherId: number) => void;
}) {
  if (catalogue.state === 'loading') return <CatalogueLoading listClass={styles.cards} cardClass={styles.waiting} />;
  if (catalogue.state === 'error') return <CatalogueError message={catalogue.message} />;
  if (catalogue.teachers.length === 0) return <CatalogueEmpty />;
  return (
    <ul className={styles.cards}>
      {catalogue.teachers.map((teacher) => (
        <TeacherCard
          key={teacher.id}
          teacher={teacher}
          level={catalogue.levels.find(({ level }) => level.id === teacher.levelId)?.level}
          selected={teacher.id === selectedId}
          onSelect={() => onSelect(teacher.id)}
        />
      ))}
    </ul>
  );
}

/** Stands in for the teachers when they cannot be drawn (spec §2, error fallbacks). */
function TeachersFallback() {
  const t = useT();
  return (
    <EmptyState
      icon="users"
      headingLevel={3}
      title={t('teachers.unavailable')}
      text={t('teachers.unavailableText')}
      actions={
        <ButtonLink to="/demo" variant="secondary">
          {t('teachers.meet')}
        </ButtonLink>
      }
    />
  );
}
