import { useEffect, useRef, type ReactNode } from 'react';
import type { ActivityData } from '@grove/contracts';
import type { Workshop } from '../model/workshop.ts';
import { useSession } from '../state/use-session.ts';
import { useStage } from '../state/use-stage.ts';
import type { ActivityProps } from './activity-props.ts';
import { Finish } from './finish.tsx';
import { GoalFoot } from './goal-foot.tsx';
import { GoalHead } from './goal-head.tsx';
import styles from './workbench.module.css';

/** The frame of every activity: the goal, the board, what is said to the work, and the way on. */
export function Workbench<A extends ActivityData, Work>({
  activity,
  workshop,
  onFinish,
  onClose,
}: ActivityProps<A> & { workshop: Workshop<A, Work> }): ReactNode {
  const session = useSession(activity, workshop, onFinish);
  const { isPlaying, action, act } = useStage(activity, workshop, session);
  const { index, goal, work, verdict } = session;
  const isReached = verdict?.isReached === true;
  const head = useRef<HTMLHeadingElement>(null);
  const shownIndex = useRef<number>(null);
  // A new goal is read from its heading on; the first one leaves the focus where it was, and the end takes it itself.
  useEffect(() => {
    if (shownIndex.current !== null) head.current?.focus();
    shownIndex.current = index;
  }, [index]);

  if (!goal) return <Finish activity={activity} onAgain={session.playAgain} onClose={onClose} />;
  const { Board } = workshop;
  return (
    <div className={styles.bench}>
      <GoalHead ref={head} goals={activity.goals} index={index} isReached={isReached} task={goal.task} />
      <div className={styles.board}>
        <Board
          key={goal.id}
          activity={activity}
          goal={goal}
          work={work}
          onWork={session.change}
          isOpen={!isReached && !isPlaying}
          isReached={isReached}
          hasMissed={verdict?.isReached === false}
          isPlaying={isPlaying}
        />
      </div>
      <GoalFoot
        key={`foot ${goal.id}`}
        activity={activity}
        goal={goal}
        verdict={isPlaying ? null : verdict}
        action={action}
        onAction={act}
        onStartOver={session.startOver}
      />
    </div>
  );
}
