import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { grades, type Grade } from '@grove/contracts';
import { placeOfGrade } from '../../../../common/grade-traits.ts';
import { useT } from '../../../../translation.ts';
import styles from './grade-row.module.css';

/** The thirteen grades as stones of a path, each in the colours of its place. */
export function GradeRow({ chosen, onChoose }: { chosen: Grade; onChoose: (grade: Grade) => void }): ReactNode {
  const t = useT();
  const row = useChosenInView(chosen);
  return (
    <div role="group" aria-label={t('k12.grades')} ref={row} className={styles.row}>
      {grades.map((grade) => {
        const [word, number] = grade.split(' ');
        return (
          <button
            key={grade}
            type="button"
            aria-pressed={grade === chosen}
            data-place={placeOfGrade(grade)}
            className={styles.stone}
            onClick={() => onChoose(grade)}
          >
            <span className={number ? styles.word : styles.number}>{word}</span>
            {number && <span className={styles.number}> {number}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Where the row scrolls sideways, moves the chosen grade to its middle. */
function useChosenInView(chosen: Grade): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stone = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!row.current || !stone) return;
    row.current.scrollLeft = stone.offsetLeft - (row.current.clientWidth - stone.offsetWidth) / 2;
  }, [chosen]);
  return row;
}
