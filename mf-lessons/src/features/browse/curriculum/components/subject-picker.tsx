import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@grove/ui';
import { subjectTable, type SubjectEntry } from '@grove/content';
import { useT } from '../../../../translation.ts';
import styles from './subject-picker.module.css';

/** The ten subjects, one of them chosen: a list at the side, on narrow screens a bar that scrolls sideways. */
export function SubjectPicker({
  chosen,
  onChoose,
}: {
  chosen: SubjectEntry;
  onChoose: (subject: SubjectEntry) => void;
}): ReactNode {
  const t = useT();
  const list = useChosenInView(chosen);
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('curriculum.subjects')}</legend>
      <div ref={list} className={styles.list}>
        {subjectTable.map((subject) => (
          <label key={subject.key} className={styles.subject} data-tone={subject.color}>
            <input
              type="radio"
              name="subject"
              className={styles.radio}
              checked={subject === chosen}
              onChange={() => onChoose(subject)}
            />
            <Icon name={subject.icon} className={styles.icon} />
            {subject.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Moves the chosen subject to the middle of the bar; where nothing scrolls, nothing moves. */
function useChosenInView(chosen: SubjectEntry): React.RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = list.current;
    const label = bar?.querySelector('label:has(:checked)');
    if (!bar || !(label instanceof HTMLElement)) return;
    bar.scrollLeft = label.offsetLeft - (bar.clientWidth - label.offsetWidth) / 2;
  }, [chosen]);
  return list;
}
