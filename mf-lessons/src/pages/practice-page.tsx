import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePagePlace } from '@grove/platform';
import { isYoung, placeOfGrade } from '../common/grade-traits.ts';
import { PlaceStrip } from '../common/place-strip.tsx';
import { useLessonsAddress } from '../features/browse/lesson-list/index.ts';
import { PracticeScreen, scopeKey } from '../features/learn/practice/index.ts';
import { useT } from '../translation.ts';
import styles from './practice-page.module.css';

/** `/practice?grade=&subject=`: questions that were missed or are due; of everything where the address names no grade and subject. */
export function PracticePage(): ReactNode {
  const t = useT();
  const [search] = useSearchParams();
  const { grade, subject, known } = useLessonsAddress(
    search.get('grade') ?? undefined,
    search.get('subject') ?? undefined,
  );
  const scope = known ? { grade, subject } : undefined;
  const place = placeOfGrade(grade);
  usePagePlace(place);
  return (
    <div data-place={place} data-band={isYoung(grade) ? 'young' : undefined} className={styles.page}>
      <div className={styles.scenery}>
        <PlaceStrip place={place} eager />
      </div>
      <div className={styles.inner}>
        <header className={styles.sign}>
          <h1 className={styles.title}>{t('practice.heading')}</h1>
          <p>{scope ? t('practice.scope', { subject: subject.name, grade }) : t('practice.everything')}</p>
        </header>
        <PracticeScreen key={scopeKey(scope)} scope={scope} />
      </div>
    </div>
  );
}
