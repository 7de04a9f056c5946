import { useRef, useState, type ReactNode } from 'react';
import type { ParagraphGoal } from '@grove/contracts';
import { Button, Icon } from '@grove/ui';
import { shifted, tilesOf, written } from '../../model/paragraph-work.ts';
import { useT } from '../../translation.ts';
import styles from './paragraph-activity.module.css';

interface ParagraphPageProps {
  goal: ParagraphGoal;
  /** The strips on the page, in their order. */
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  isOpen: boolean;
}

/** The page with the text; a strip on it can be chosen, moved and taken out. */
export function ParagraphPage({ goal, ids, onChange, isOpen }: ParagraphPageProps): ReactNode {
  const t = useT();
  const page = useRef<HTMLOListElement>(null);
  const [touched, setTouched] = useState<string | null>(null);
  const chosen = isOpen && touched !== null && ids.includes(touched) ? touched : null;
  const takeOut = (id: string): void => {
    // The buttons go with the strip: the focus moves to the page.
    page.current?.focus();
    onChange(ids.filter((other) => other !== id));
  };
  return (
    <>
      <div className={styles.paper}>
        <ol ref={page} tabIndex={-1} className={styles.text} aria-label={t('builder.page')}>
          {written(tilesOf(goal, ids)).map(({ id, text, after }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.placed}
                aria-pressed={chosen === id}
                onClick={() => setTouched(chosen === id ? null : id)}
              >
                {text + after}
              </button>
            </li>
          ))}
          {ids.length === 0 && <li className={styles.empty}>{t('builder.empty')}</li>}
        </ol>
      </div>
      {chosen === null && isOpen && ids.length > 0 && <p className={styles.help}>{t('builder.choose')}</p>}
      {chosen !== null && (
        <div className={styles.tools}>
          <Button
            variant="secondary"
            aria-disabled={ids[0] === chosen}
            onClick={() => onChange(shifted(ids, chosen, -1))}
          >
            <Icon name="chevron-left" />
            {t('builder.earlier')}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={ids.at(-1) === chosen}
            onClick={() => onChange(shifted(ids, chosen, 1))}
          >
            {t('builder.later')}
            <Icon name="chevron-right" />
          </Button>
          <Button variant="secondary" onClick={() => takeOut(chosen)}>
            <Icon name="trash" />
            {t('builder.out')}
          </Button>
        </div>
      )}
    </>
  );
}
