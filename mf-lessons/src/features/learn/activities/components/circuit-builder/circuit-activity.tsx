import { useState, type ReactNode } from 'react';
import type { CircuitActivity as CircuitData, PartKind } from '@grove/contracts';
import { circuit as rules } from '@grove/contracts/activities';
import { Icon, VisuallyHidden } from '@grove/ui';
import { leftOf, pressed, startCircuit, type CircuitWork, type Tool } from '../../model/circuit-work.ts';
import type { BoardProps, Workshop } from '../../model/workshop.ts';
import { useT } from '../../translation.ts';
import type { ActivityProps } from '../activity-props.ts';
import { CircuitBoard } from './circuit-board.tsx';
import { CircuitPart } from './circuit-part.tsx';
import { Facts } from '../facts.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './circuit-activity.module.css';

const workshop: Workshop<CircuitData, CircuitWork> = {
  start: (_, goal) => startCircuit(goal),
  judge: (_, goal, { board, open }) => rules.judge(goal, board, open),
  Board: CircuitBench,
};

/** circuit-builder: lay parts between the posts of a board and see which lamps glow. */
export function CircuitActivity(props: ActivityProps<CircuitData>): ReactNode {
  return <Workbench {...props} workshop={workshop} />;
}

function CircuitBench({ activity, goal, work, onWork, isOpen }: BoardProps<CircuitData, CircuitWork>): ReactNode {
  const t = useT();
  const [tool, setTool] = useState<Tool>(goal.box[0]!.part);
  const flow = rules.flow(work.board, work.open);
  const lit = rules.litLamps(flow).length;
  return (
    <>
      <Facts
        facts={[
          {
            name: t('circuit.lamps'),
            value: t('fact.of', { seen: lit, count: goal.lamps }),
            ...(lit >= goal.lamps ? { tone: 'good' } : {}),
          },
          {
            name: t('circuit.battery'),
            value: t(flow.isShort ? 'circuit.hot' : 'circuit.fine'),
            ...(flow.isShort ? { tone: 'alert' } : {}),
          },
        ]}
      />
      <ul className={styles.box} aria-label={t('circuit.box')}>
        {goal.box.map(({ part }) => (
          <li key={part}>
            <BoxPart
              part={part}
              left={leftOf(goal, work.board, part)}
              isChosen={tool === part}
              onChoose={() => setTool(part)}
            />
          </li>
        ))}
        <li>
          <button type="button" className={styles.part} aria-pressed={tool === 'take'} onClick={() => setTool('take')}>
            <Icon name="trash" size={28} />
            <span>{t('circuit.take')}</span>
          </button>
        </li>
      </ul>
      <CircuitBoard
        activity={activity}
        goal={goal}
        work={work}
        flow={flow}
        isOpen={isOpen}
        onPress={(slot) => isOpen && onWork(pressed(goal, work, slot, tool))}
      />
      {goal.isSwitched && <p className={styles.help}>{t('circuit.flip')}</p>}
    </>
  );
}

function BoxPart({
  part,
  left,
  isChosen,
  onChoose,
}: {
  part: PartKind;
  left: number;
  isChosen: boolean;
  onChoose: () => void;
}): ReactNode {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.part}
      aria-pressed={isChosen}
      data-gone={left === 0 || undefined}
      onClick={onChoose}
    >
      <svg viewBox="-70 -34 140 68" className={styles.sample} aria-hidden="true">
        <CircuitPart part={part} glow={0} isOpen />
      </svg>
      <span>{t(`part.${part}`)}</span>
      <span className={styles.count}>
        {left}
        <VisuallyHidden>{` ${t('circuit.left')}`}</VisuallyHidden>
      </span>
    </button>
  );
}
