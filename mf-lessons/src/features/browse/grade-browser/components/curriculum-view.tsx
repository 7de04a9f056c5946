import type { ReactNode } from 'react';
import type { CurriculumItem } from '@grove/contracts';
import { useContent, useRead } from '@grove/platform';
import { ButtonLink, Card, EmptyState, Icon, TeacherPortrait } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import { teacherOfGrade } from '@grove/content';
import { pictureOf } from '../../../../common/subject-look.ts';
import { useT } from '../../../../translation.ts';
import type { SubjectViewProps } from '../model/links.ts';
import { Failed, Loading } from './view-states.tsx';
import styles from './curriculum-view.module.css';

const topicSkeletons = 3;
/** How many objectives a card shows (spec §9). */
const objectivesShown = 2;

/** The second view: what a subject teaches in a grade, its lessons one press away, and its learning environment too. */
export function CurriculumView({ grade, subject, links }: SubjectViewProps): ReactNode {
  return (
    <div className={styles.view}>
      <Doorway grade={grade} subject={subject} links={links} />
      <Topics grade={grade} subject={subject} />
    </div>
  );
}

/** The ways on: into the subject learning environment, and to the lessons. */
function Doorway({ grade, subject, links }: SubjectViewProps): ReactNode {
  const t = useT();
  const teachers = useContent('teachers').ofLevels;
  const teacher = subject.teacherId !== null && teacherOfGrade(teachers, grade);
  return (
    <div className={styles.doorway}>
      <img
        className={styles.picture}
        src={pictureOf(subject.backgroundImage)}
        alt=""
        width={1280}
        height={720}
        decoding="async"
      />
      {teacher && <TeacherPortrait teacher={teacher.avatar} alt="" className={styles.face} />}
      <div className={styles.invitation}>
        <p>{subject.description}</p>
        <p className={styles.with}>{teacher ? t('k12.enter.with', { name: teacher.name }) : t('k12.enter.text')}</p>
        <div className={styles.ways}>
          <ButtonLink to={links.environment(subject.slug)} size="lg">
            <Icon name="sparkle" />
            {t('k12.enter', { subject: subject.name })}
          </ButtonLink>
          <ButtonLink to={links.lessons(subject.slug)} preventScrollReset size="lg" variant="secondary">
            <Icon name="book-open" />
            {t('k12.lessons.view')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Topics({ grade, subject }: Pick<SubjectViewProps, 'grade' | 'subject'>): ReactNode {
  const t = useT();
  const { data, isFetching, refetch } = useRead('curriculum', { query: { grade } });
  if (!data)
    return isFetching ? (
      <Loading label={t('k12.curriculum.loading')} count={topicSkeletons} />
    ) : (
      <Failed title={t('k12.curriculum.failed')} onRetry={() => void refetch()} />
    );
  const items = data.filter(({ subjectId }) => subjectId === subject.id);
  if (items.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        picture={emptyUrl}
        title={t('k12.curriculum.empty')}
        text={t('k12.curriculum.empty.text')}
      />
    );
  return (
    <ol className={styles.topics}>
      {items.map((item, index) => (
        <Topic key={item.id} item={item} place={index + 1} />
      ))}
    </ol>
  );
}

function Topic({
  item: { id, topic, description, learningObjectives },
  place,
}: {
  item: Omit<CurriculumItem, 'grade'>;
  place: number;
}): ReactNode {
  const t = useT();
  return (
    <Card as="li" className={styles.topic}>
      <span aria-hidden="true" className={styles.place}>
        {place}
      </span>
      <div className={styles.about}>
        <h3 className={styles.name}>{topic}</h3>
        <p>{description}</p>
      </div>
      <div className={styles.about}>
        <p id={`objectives-${id}`} className={styles.label}>
          {t('k12.objectives')}
        </p>
        <ul aria-labelledby={`objectives-${id}`} className={styles.objectives}>
          {learningObjectives.slice(0, objectivesShown).map((objective) => (
            <li key={objective}>
              <Icon name="leaf" className={styles.leaf} />
              {objective}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
