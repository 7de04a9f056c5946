import { useState, type ReactNode } from 'react';
import type { ParagraphActivity as ParagraphData } from '@grove/contracts';
import { paragraph as rules } from '@grove/contracts/activities';
import { VisuallyHidden } from '@grove/ui';
import { textOf } from '../../model/paragraph-work.ts';
import type { BoardProps, Workshop } from '../../model/workshop.ts';
import { useT } from '../../translation.ts';
import type { ActivityProps } from '../activity-props.ts';
import { ParagraphPage } from './paragraph-page.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './paragraph-activity.module.css';

const workshop: Workshop<ParagraphData, readonly string[]> = {
  start: () => [],
  judge: (_, goal, ids) => rules.judge(goal, ids),
  Board: ParagraphBoard,
};

/** sentence-builder: build a text from strips of words. */
export function ParagraphActivity(props: ActivityProps<ParagraphData>): ReactNode {
  return <Workbench {...props} workshop={workshop} />;
}

function ParagraphBoard({ goal, work, onWork, isOpen }: BoardProps<ParagraphData, readonly string[]>): ReactNode {
  const t = useT();
  const [said, setSaid] = useState('');
  const change = (ids: readonly string[]): void => {
    onWork(ids);
    setSaid(ids.length > 0 ? t('builder.reads', { text: textOf(goal, ids) }) : t('builder.blank'));
  };
  const press = (id: string): void => {
    if (isOpen) change(work.includes(id) ? work.filter((other) => other !== id) : [...work, id]);
  };
  return (
    <div className={styles.builder}>
      <ParagraphPage goal={goal} ids={work} onChange={change} isOpen={isOpen} />
      <h4 id={`strips-${goal.id}`} className={styles.heading}>
        {t('builder.strips')}
      </h4>
      <ul className={styles.strips} aria-labelledby={`strips-${goal.id}`}>
        {goal.tiles.map((tile) => (
          <li key={tile.id}>
            <button
              type="button"
              className={styles.strip}
              aria-pressed={work.includes(tile.id)}
              onClick={() => press(tile.id)}
            >
              {tile.text}
            </button>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
