import { useEffect, useRef, type ReactNode } from 'react';
import { useRead } from '@grove/platform';
import {
  Badge,
  Button,
  ButtonLink,
  classNames,
  EmptyState,
  ErrorState,
  Skeleton,
  TeacherPortrait,
  VisuallyHidden,
} from '@grove/ui';
import type { AiTeacher } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import styles from './teacher-list.module.css';

const skeletonCount = 5;

interface TeacherListProps {
  chosen: AiTeacher | null;
  onChoose: (teacher: AiTeacher) => void;
}

/** The left panel: all teachers, in every state of the read. On narrow screens it can be a row of faces. */
export function TeacherList({
  chosen,
  isRow,
  onChoose,
  className,
}: TeacherListProps & { isRow: boolean; className?: string }): ReactNode {
  const t = useT();
  return (
    <section
      className={classNames(styles.panel, className)}
      aria-labelledby="teachers-heading"
      data-row={isRow ? '' : undefined}
    >
      <h2 id="teachers-heading" className={styles.heading}>
        {t('teachers.heading')}
      </h2>
      <Teachers chosen={chosen} onChoose={onChoose} />
    </section>
  );
}

function Teachers({ chosen, onChoose }: TeacherListProps): ReactNode {
  const t = useT();
  const { data, isPending } = useRead('aiTeachers');
  if (isPending) return <LoadingTeachers />;
  if (!data) {
    const reload = (
      <Button variant="secondary" onClick={() => globalThis.location.reload()}>
        {t('teachers.error.action')}
      </Button>
    );
    return (
      <ErrorState
        className={styles.message}
        headingLevel={3}
        icon="warning"
        title={t('teachers.error.title')}
        text={t('teachers.error.text')}
        actions={reload}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        className={styles.message}
        headingLevel={3}
        icon="users"
        title={t('teachers.empty.title')}
        text={t('teachers.empty.text')}
        actions={
          <ButtonLink to="/levels" variant="secondary">
            {t('teachers.empty.action')}
          </ButtonLink>
        }
      />
    );
  }
  return <TeacherCards teachers={data} chosen={chosen} onChoose={onChoose} />;
}

function TeacherCards({
  teachers,
  chosen,
  onChoose,
}: TeacherListProps & { teachers: readonly AiTeacher[] }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  // Where the cards are a row that scrolls, the chosen one comes into view.
  useEffect(() => {
    const card = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (list.current && card)
      list.current.scrollLeft = card.offsetLeft - (list.current.clientWidth - card.offsetWidth) / 2;
  }, [chosen]);
  return (
    <ul ref={list} className={styles.list}>
      {teachers.map((teacher) => (
        <li key={teacher.id} className={styles.item}>
          <TeacherButton teacher={teacher} pressed={teacher.id === chosen?.id} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function TeacherButton({
  teacher,
  pressed,
  onChoose,
}: {
  teacher: AiTeacher;
  pressed: boolean;
  onChoose: (teacher: AiTeacher) => void;
}): ReactNode {
  const firstTrait = teacher.personality?.split(',')[0]?.trim();
  return (
    <button type="button" className={styles.teacher} aria-pressed={pressed} onClick={() => onChoose(teacher)}>
      <TeacherPortrait teacher={teacher.avatar} alt="" className={styles.face} />
      <span className={styles.words}>
        <span className={styles.name}>{teacher.name}</span>
        <span className={styles.title}>{teacher.title}</span>
        {firstTrait && <Badge className={styles.trait}>{firstTrait}</Badge>}
      </span>
    </button>
  );
}

function LoadingTeachers(): ReactNode {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('teachers.loading')}</VisuallyHidden>
      <div className={styles.list}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <span key={index} data-testid="teacher-skeleton" className={styles.item}>
            <Skeleton className={styles.skeleton} />
          </span>
        ))}
      </div>
    </div>
  );
}
