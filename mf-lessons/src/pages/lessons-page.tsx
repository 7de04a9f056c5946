import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { usePagePlace, usePageTitle } from '@grove/platform';
import { ButtonLink, Icon } from '@grove/ui';
import { teacherOfGrade } from '@grove/content';
import { matrix } from '@grove/content/matrix';
import { isYoung, placeOfGrade } from '../common/grade-traits.ts';
import { PlaceStrip } from '../common/place-strip.tsx';
import { LessonList, PathGround, resolveLessons } from '../features/browse/lesson-list/index.ts';
import { useT } from '../translation.ts';
import styles from './lessons-page.module.css';

/** `/lessons/:grade/:subject`: the learning path of a subject through a grade, and whom to ask about it. */
export function LessonsPage(): ReactNode {
  const t = useT();
  const params = useParams();
  const address = resolveLessons(params['grade'], params['subject']);
  const { grade, subject, known } = address;
  const place = placeOfGrade(grade);
  const topic = matrix.find((entry) => entry.grade === grade)![subject.key];
  const teacher = teacherOfGrade(grade);
  const heading = t('lessons.heading', { subject: subject.name, grade });
  usePageTitle(heading);
  usePagePlace(place);
  return (
    <div data-place={place} data-band={isYoung(grade) ? 'young' : undefined} className={styles.page}>
      <PlaceStrip place={place} eager>
        <div className={styles.sign}>
          <h1 className={styles.title}>{heading}</h1>
          <p>{topic}</p>
        </div>
      </PlaceStrip>
      <div className={styles.country}>
        <PathGround />
        <div className={styles.inner}>
          {!known && (
            <p role="status" className={styles.notice}>
              <Icon name="map" />
              {t('lessons.notice')}
            </p>
          )}
          <LessonList key={heading} address={address} />
          <div className={styles.ways}>
            <ButtonLink to={`/ai-chat?teacherId=${teacher.id}`} variant="secondary">
              <Icon name="chat" />
              {t('lessons.ask', { name: teacher.name })}
            </ButtonLink>
            <ButtonLink to={`/curriculum?subject=${subject.slug}`} variant="quiet">
              <Icon name="back" />
              {t('lessons.curriculum')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
