import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '@grove/platform';
import { ButtonLink, Icon } from '@grove/ui';
import { teachers } from '@grove/content';
import { matrix } from '@grove/content/matrix';
import { PlaceStrip } from '../common/place-strip.tsx';
import { stretchesOf } from '../features/curriculum/model/trail.ts';
import { LessonList } from '../features/lesson-list/components/lesson-list.tsx';
import { resolveLessons } from '../features/lesson-list/model/address.ts';
import { useT } from '../translation.ts';
import styles from './lessons-page.module.css';

/** `/lessons/:grade/:subject`: what a subject teaches in a grade, and whom to ask about it. */
export function LessonsPage(): ReactNode {
  const t = useT();
  const params = useParams();
  const address = resolveLessons(params['grade'], params['subject']);
  const { grade, subject, known } = address;
  const stretch = stretchesOf(matrix).find(({ entries }) => entries.some((entry) => entry.grade === grade))!;
  const topic = stretch.entries.find((entry) => entry.grade === grade)![subject.key];
  const teacher = teachers.find(({ id }) => id === subject.teacherId);
  const heading = t('lessons.heading', { subject: subject.name, grade });
  usePageTitle(heading);
  return (
    <div data-place={stretch.place} className={styles.page}>
      <PlaceStrip place={stretch.place} eager>
        <div className={styles.sign}>
          <h1 className={styles.title}>{heading}</h1>
          <p>{topic}</p>
        </div>
      </PlaceStrip>
      <div className={styles.inner}>
        {!known && <p className={styles.notice}>{t('lessons.notice')}</p>}
        <LessonList key={heading} {...address} />
        <div className={styles.ways}>
          {teacher && (
            <ButtonLink to={`/ai-chat?teacherId=${teacher.id}`}>
              <Icon name="chat" />
              {t('lessons.ask', { name: teacher.name })}
            </ButtonLink>
          )}
          <ButtonLink to={`/curriculum?subject=${subject.slug}`} variant="secondary">
            {t('lessons.curriculum')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
