import type { ReactNode } from 'react';
import type { LawnActivity as LawnData } from '@grove/contracts';
import { lawn as rules } from '@grove/contracts/activities';
import { gridMove } from '../../model/grid-keys.ts';
import { toggled } from '../../model/marks.ts';
import type { BoardProps, Workshop } from '../../model/workshop.ts';
import { useRoving } from '../../state/use-roving.ts';
import { useT } from '../../translation.ts';
import { Facts } from '../facts.tsx';
import { LawnPicture } from './lawn-picture.tsx';
import type { ActivityProps } from '../activity-props.ts';
import { Workbench } from '../workbench.tsx';
import styles from './lawn-activity.module.css';

type Planted = ReadonlySet<number>;

const workshop: Workshop<LawnData, Planted> = { start: () => new Set(), judge: rules.judge, Board: LawnBoard };

/** visual-grid: plant squares of lawn and watch area and fence. */
export function LawnActivity(props: ActivityProps<LawnData>): ReactNode {
  return <Workbench {...props} workshop={workshop} />;
}

function LawnBoard({ activity, work, onWork, isOpen, isReached }: BoardProps<LawnData, Planted>): ReactNode {
  const t = useT();
  const { columns, rows } = activity;
  const count = columns * rows;
  const roving = useRoving((index, key) => gridMove(index, key, columns, count));
  const fence = rules.fenceOf(activity, work);
  return (
    <>
      <Facts
        facts={[
          { name: t('fact.area'), value: t('fact.squares', { count: work.size }) },
          { name: t('fact.fence'), value: t('fact.meters', { count: fence.length }) },
        ]}
      />
      <div className={styles.field} style={{ '--columns': columns }}>
        <LawnPicture field={activity} lawn={work} fence={fence} isReached={isReached} />
        <div role="group" aria-label={t('lawn.field', { rows, columns })} className={styles.squares} {...roving.around}>
          {Array.from({ length: count }, (_, square) => (
            <button
              key={square}
              type="button"
              className={styles.square}
              aria-pressed={work.has(square)}
              aria-disabled={!isOpen || undefined}
              aria-label={t('lawn.square', { row: Math.floor(square / columns) + 1, column: (square % columns) + 1 })}
              onClick={() => isOpen && onWork(toggled(work, square))}
              {...roving.place(square)}
            />
          ))}
        </div>
      </div>
    </>
  );
}
