import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { BlockKind, RobotActivity as RobotData } from '@grove/contracts';
import { robot as rules } from '@grove/contracts/activities';
import { VisuallyHidden } from '@grove/ui';
import { emptyProgram, inserted, movedTo, removed, repeating, type RobotWork } from '../../model/robot-work.ts';
import type { BoardProps, Workshop } from '../../model/workshop.ts';
import { useT } from '../../translation.ts';
import type { ActivityProps } from '../activity-props.ts';
import { BlockPalette } from './block-palette.tsx';
import { BlockProgram } from './block-program.tsx';
import { Facts } from '../facts.tsx';
import { RobotFloor } from './robot-floor.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './robot-activity.module.css';

const stepMs = 380;
/** The end of a run stands for a moment before it is judged. */
const restMs = 500;

const workshop: Workshop<RobotData, RobotWork> = {
  start: () => emptyProgram,
  judge: ({ mostSteps }, goal, { program }) => rules.judge(goal, program, mostSteps),
  playMs: ({ mostSteps }, goal, { program }) => rules.run(goal, program, mostSteps).frames.length * stepMs + restMs,
  Board: RobotBoard,
};

/** drag-drop: build a program of blocks for a delivery robot, and watch it run. */
export function RobotActivity(props: ActivityProps<RobotData>): ReactNode {
  return <Workbench {...props} workshop={workshop} />;
}

/** Counts the frames of a run while it plays, from the first to the last. */
function useFrame(isPlaying: boolean, last: number): number {
  const [frame, setFrame] = useState(0);
  useEffect(() => {
    if (!isPlaying) return undefined;
    setFrame(0);
    const timer = setInterval(() => setFrame((current) => Math.min(current + 1, last)), stepMs);
    return () => clearInterval(timer);
  }, [isPlaying, last]);
  return frame;
}

/** How much is delivered, and how long the program is. */
function RobotFacts({
  goal,
  delivered,
  count,
}: {
  goal: BoardProps<RobotData, RobotWork>['goal'];
  delivered: number;
  count: number;
}): ReactNode {
  const t = useT();
  return (
    <Facts
      facts={[
        { name: t('robot.delivered'), value: t('fact.of', { seen: delivered, count: rules.countDoors(goal) }) },
        {
          name: t('robot.count'),
          value: t('fact.of', { seen: count, count: goal.most }),
          ...(count > goal.most ? { tone: 'alert' } : {}),
        },
      ]}
    />
  );
}

function RobotBoard({
  activity,
  goal,
  work,
  onWork,
  isOpen,
  isReached,
  hasMissed,
  isPlaying,
}: BoardProps<RobotData, RobotWork>): ReactNode {
  const t = useT();
  const [said, setSaid] = useState('');
  const run = rules.run(goal, work.program, activity.mostSteps);
  const last = run.frames.length - 1;
  const playing = useFrame(isPlaying, last);
  const index = isPlaying ? playing : hasMissed || isReached ? last : 0;
  const frame = run.frames[index]!;
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPlaying) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [isPlaying]);
  const add = (kind: BlockKind): void => {
    if (!isOpen) return;
    onWork(inserted(work, kind));
    setSaid(t('robot.added', { block: t(`block.${kind}`) }));
  };
  return (
    <div className={styles.workshop}>
      <RobotFacts goal={goal} delivered={frame.delivered.length} count={rules.countBlocks(work.program)} />
      <div ref={stage}>
        <RobotFloor goal={goal} frame={frame} hasCrashed={run.end === 'crash' && index === last && last > 0} />
      </div>
      <BlockPalette blocks={goal.blocks} isOpen={isOpen} onAdd={add} />
      <BlockProgram
        work={work}
        isOpen={isOpen}
        running={isPlaying || hasMissed ? frame.block : null}
        onCaret={(caret) => onWork({ ...work, caret })}
        onRemove={(id, name) => {
          onWork(removed(work, id));
          setSaid(t('robot.gone', { block: name }));
        }}
        onTimes={(id, times) => onWork(repeating(work, id, times))}
        onDrop={(dropped, caret) =>
          onWork(dropped.id ? movedTo(work, dropped.id, caret) : inserted({ ...work, caret }, dropped.kind))
        }
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
