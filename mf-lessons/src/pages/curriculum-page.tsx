import type { ReactNode } from 'react';
import { useContent } from '@grove/platform';
import { PlaceStrip } from '../common/place-strip.tsx';
import {
  stretchesOf,
  SubjectPicker,
  TrailEnd,
  TrailStretch,
  useChosenSubject,
} from '../features/browse/curriculum/index.ts';
import { useT } from '../translation.ts';
import styles from './curriculum-page.module.css';

/** `/curriculum`: the matrix of grades and subjects as a trail from the meadow up to the night sky. */
export function CurriculumPage(): ReactNode {
  const t = useT();
  const [subject, choose] = useChosenSubject();
  const stretches = stretchesOf(useContent('matrix'));
  return (
    <div className={styles.page}>
      <div data-place="meadow">
        <PlaceStrip place="meadow" eager>
          <div className={styles.sign}>
            <h1 className={styles.title}>{t('curriculum.heading')}</h1>
            <p>{t('curriculum.lead')}</p>
          </div>
        </PlaceStrip>
      </div>
      <div className={styles.body}>
        <div className={styles.side}>
          <SubjectPicker chosen={subject} onChoose={choose} />
        </div>
        <div className={styles.trail}>
          {stretches.map((stretch) => (
            <TrailStretch key={stretch.place} stretch={stretch} subject={subject} />
          ))}
        </div>
      </div>
      <TrailEnd />
    </div>
  );
}
