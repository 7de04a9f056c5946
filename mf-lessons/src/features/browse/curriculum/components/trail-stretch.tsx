import type { ReactNode } from 'react';
import type { SubjectEntry } from '@grove/content';
import { PlaceStrip } from '../../../../common/place-strip.tsx';
import { useT } from '../../../../translation.ts';
import type { Stretch } from '../model/trail.ts';
import { GradeCard } from './grade-card.tsx';
import styles from './trail-stretch.module.css';

/** A stretch of the trail in the colours and with the scenery of its place. */
export function TrailStretch({
  stretch: { place, entries },
  subject,
}: {
  stretch: Stretch;
  subject: SubjectEntry;
}): ReactNode {
  const t = useT();
  return (
    <section className={styles.stretch} data-place={place} aria-labelledby={`stretch-${place}`}>
      {place !== 'meadow' && <PlaceStrip place={place} />}
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={`stretch-${place}`} className={styles.title}>
            {t(`stretch.${place}`)}
          </h2>
          <p>{t(`stretch.${place}.text`)}</p>
        </header>
        <ol className={styles.trail}>
          {entries.map((entry) => (
            <li key={entry.grade} className={styles.stop}>
              <svg aria-hidden="true" className={styles.bend} viewBox="0 0 100 100" preserveAspectRatio="none">
                <path d="M22 0C22 70 78 30 78 100" className={styles.earth} />
                <path d="M22 0C22 70 78 30 78 100" className={styles.steps} />
              </svg>
              <GradeCard entry={entry} subject={subject} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
