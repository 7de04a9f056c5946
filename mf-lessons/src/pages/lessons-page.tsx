import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useContent, usePagePlace, usePageTitle } from '@grove/platform';
import { Icon } from '@grove/ui';
import { isYoung, placeOfGrade } from '../common/grade-traits.ts';
import { PlaceStrip } from '../common/place-strip.tsx';
import { LessonList, PathGround, PathLinks, topicOf, useLessonsAddress } from '../features/browse/lesson-list/index.ts';
import { useT } from '../translation.ts';
import styles from './lessons-page.module.css';

/** `/lessons/:grade/:subject`: the learning path of a subject through a grade, and whom to ask about it. */
export function LessonsPage(): ReactNode {
  const t = useT();
  const params = useParams();
  const address = useLessonsAddress(params['grade'], params['subject']);
  const { grade, subject, known } = address;
  const topic = topicOf(useContent('matrix'), address);
  const place = placeOfGrade(grade);
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
          <PathLinks address={address} />
        </div>
      </div>
    </div>
  );
}
