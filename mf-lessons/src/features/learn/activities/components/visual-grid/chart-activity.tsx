import type { ReactNode } from 'react';
import type { ChartActivity as ChartData } from '@grove/contracts';
import { chart as rules } from '@grove/contracts/activities';
import { formatNumber } from '@grove/platform';
import { Icon } from '@grove/ui';
import { gridMove } from '../../model/grid-keys.ts';
import { toggled } from '../../model/marks.ts';
import type { BoardProps, Workshop } from '../../model/workshop.ts';
import { useMedia } from '../../state/use-media.ts';
import { useRoving } from '../../state/use-roving.ts';
import { useT } from '../../translation.ts';
import type { ActivityProps } from '../activity-props.ts';
import { Facts } from '../facts.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './chart-activity.module.css';

type Marks = ReadonlySet<number>;

const workshop: Workshop<ChartData, Marks> = {
  start: () => new Set(),
  judge: (_, goal, marks) => rules.judge(goal, marks),
  Board: ChartBoard,
};

/** visual-grid: mark numbers on a chart and find their pattern. */
export function ChartActivity(props: ActivityProps<ChartData>): ReactNode {
  return <Workbench {...props} workshop={workshop} />;
}

function ChartBoard({ goal, work, onWork, isOpen, isReached, hasMissed }: BoardProps<ChartData, Marks>): ReactNode {
  const t = useT();
  // Ten numbers in a row need room for ten fingers; a phone shows five.
  const columns = useMedia('(max-width: 44rem)') ? 5 : 10;
  const roving = useRoving((index, key) => gridMove(index, key, columns, goal.upTo));
  const wrong = hasMissed ? rules.wrongMarks(goal, work) : [];
  return (
    <>
      <Facts facts={[{ name: t('chart.marked'), value: formatNumber(work.size) }]} />
      <div
        role="group"
        aria-label={t('chart.label', { upTo: goal.upTo })}
        className={styles.chart}
        style={{ '--columns': columns }}
        {...roving.around}
      >
        {Array.from({ length: goal.upTo }, (_, index) => index + 1).map((number, index) => (
          <button
            key={number}
            type="button"
            className={styles.number}
            aria-pressed={work.has(number)}
            aria-disabled={!isOpen || undefined}
            aria-label={wrong[0] === number ? `${number}, ${t('chart.wrong')}` : undefined}
            data-wrong={wrong[0] === number || undefined}
            data-right={(isReached && work.has(number)) || undefined}
            onClick={() => isOpen && onWork(toggled(work, number))}
            {...roving.place(index)}
          >
            {number}
            {wrong[0] === number && <Icon name="cross" className={styles.sign} />}
            {isReached && work.has(number) && <Icon name="check" className={styles.sign} />}
          </button>
        ))}
      </div>
    </>
  );
}
