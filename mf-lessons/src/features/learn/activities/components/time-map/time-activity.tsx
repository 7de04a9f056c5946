import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { TimeActivity as TimeData } from '@grove/contracts';
import { assign, time as rules } from '@grove/contracts/activities';
import type { BoardProps, Workshop } from '../../model/workshop.ts';
import { useT } from '../../translation.ts';
import type { ActivityProps } from '../activity-props.ts';
import { CauseLinks } from './cause-links.tsx';
import { EventCard } from './event-card.tsx';
import type { TargetsProps } from '../targets-props.ts';
import { TimeLine } from './time-line.tsx';
import { TimeMap } from './time-map.tsx';
import { Workbench } from '../workbench.tsx';
import styles from './time-activity.module.css';

const workshop: Workshop<TimeData, assign.Assignment> = { start: () => ({}), judge: rules.judge, Board: TimeBoard };

/** time-map: place events on a timeline and a map, and link causes with effects. */
export function TimeActivity(props: ActivityProps<TimeData>): ReactNode {
  return <Workbench {...props} workshop={workshop} />;
}

function TimeBoard({
  activity,
  goal,
  work,
  onWork,
  isOpen,
  isReached,
}: BoardProps<TimeData, assign.Assignment>): ReactNode {
  const t = useT();
  const [picked, setPicked] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const hasPut = useRef(false);
  // The target's button gives way to the card; the focus goes to the next card, or stays with the last one placed.
  useEffect(() => {
    if (hasPut.current)
      board.current?.querySelector<HTMLElement>('button[aria-pressed]')?.focus({ preventScroll: true });
    hasPut.current = false;
  }, [work]);
  const things = rules.thingsOf(goal);
  const waiting = things.filter((id) => work[id] === undefined);
  const pick = (id: string): void => {
    if (isOpen) setPicked(picked === id ? null : id);
  };
  const targets: TargetsProps = {
    activity,
    isReached,
    picked,
    placedAt: (target) => things.filter((id) => work[id] === target),
    onPut: (target) => {
      if (!isOpen || picked === null) return;
      onWork(assign.assigned(work, picked, target, goal.kind !== 'places'));
      setPicked(null);
      hasPut.current = true;
    },
    onPick: pick,
  };
  return (
    <div ref={board} className={styles.board}>
      <h4 className={styles.heading} id={`tray-${goal.id}`}>
        {t('pick.tray')}
      </h4>
      <ul className={styles.tray} aria-labelledby={`tray-${goal.id}`}>
        {waiting.map((id) => (
          <li key={id}>
            <EventCard event={rules.eventOf(activity, id)} isPicked={picked === id} onPick={() => pick(id)} />
          </li>
        ))}
      </ul>
      {waiting.length === 0 && !isReached && <p className={styles.help}>{t('pick.trayEmpty')}</p>}
      <p role="status" className={styles.help}>
        {picked !== null && t('pick.picked', { thing: rules.eventOf(activity, picked).name })}
      </p>
      {goal.kind === 'years' && <TimeLine {...targets} years={rules.targetsOf(activity, goal)} />}
      {goal.kind === 'places' && <TimeMap {...targets} />}
      {goal.kind === 'causes' && <CauseLinks {...targets} effects={rules.targetsOf(activity, goal)} />}
    </div>
  );
}
