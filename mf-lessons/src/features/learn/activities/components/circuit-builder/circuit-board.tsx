import type { ReactNode } from 'react';
import type { CircuitActivity, CircuitGoal } from '@grove/contracts';
import { circuit as rules } from '@grove/contracts/activities';
import { isFixed, middleOf, type CircuitWork } from '../../model/circuit-work.ts';
import { nearest } from '../../model/nearest.ts';
import { useRoving } from '../../state/use-roving.ts';
import { useT } from '../../translation.ts';
import { CircuitPart } from './circuit-part.tsx';
import styles from './circuit-activity.module.css';

interface CircuitBoardProps {
  activity: CircuitActivity;
  goal: CircuitGoal;
  work: CircuitWork;
  flow: rules.Flow;
  isOpen: boolean;
  onPress: (slot: string) => void;
}

/** Distance between two posts, and the rim around them, in units of the picture. */
const step = 140;
const rim = 62;
/** A lamp of less than this share of a lone lamp's power is called dim. */
const dimBelow = 0.6;

/** Width and height of the picture. */
const sizeOf = ({ columns, rows }: CircuitActivity): [number, number] => [
  (columns - 1) * step + 2 * rim,
  (rows - 1) * step + 2 * rim,
];

/** The board: posts, slots between them, and the parts that lie there. */
export function CircuitBoard({ activity, goal, work, flow, isOpen, onPress }: CircuitBoardProps): ReactNode {
  const t = useT();
  const slots = rules.slotsOf(activity);
  const roving = useRoving((index, key) => nearest(slots.map(middleOf), index, key));
  const [width, height] = sizeOf(activity);
  const wordsOf = useSlotWords({ goal, work, flow });
  return (
    <div className={styles.board} data-short={flow.isShort || undefined}>
      <Picture activity={activity} work={work} flow={flow} />
      <div
        role="group"
        aria-label={t('circuit.board', { rows: activity.rows, columns: activity.columns })}
        className={styles.slots}
        {...roving.around}
      >
        {slots.map((slot, index) => {
          const [x, y] = middleOf(slot);
          return (
            <button
              key={slot}
              type="button"
              className={styles.slot}
              style={{ '--x': `${((rim + x * step) / width) * 100}%`, '--y': `${((rim + y * step) / height) * 100}%` }}
              data-way={slot[0]}
              data-filled={work.board[slot] !== undefined || undefined}
              aria-disabled={!isOpen || undefined}
              aria-label={wordsOf(slot)}
              onClick={() => onPress(slot)}
              {...roving.place(index)}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Says where a slot is and what lies there. */
function useSlotWords({
  goal,
  work,
  flow,
}: Pick<CircuitBoardProps, 'goal' | 'work' | 'flow'>): (slot: string) => string {
  const t = useT();
  const stateOf = (slot: string): string => {
    const part = work.board[slot];
    if (part === undefined) return t('circuit.empty');
    const glow = flow.glow[slot] ?? 0;
    const state =
      part === 'lamp'
        ? t(glow < 0.02 ? 'circuit.dark' : glow < dimBelow ? 'circuit.dim' : 'circuit.lit')
        : part === 'switch'
          ? t(work.open.has(slot) ? 'circuit.open' : 'circuit.closed')
          : null;
    return [t(`part.${part}`), state, isFixed(goal, slot) ? t('circuit.fixed') : null].filter(Boolean).join(', ');
  };
  const nameOf = (slot: string): string => {
    const [way, row, column] = slot.split('-') as [string, string, string];
    return way === 'h'
      ? t('circuit.h', { row: Number(row) + 1, from: Number(column) + 1, to: Number(column) + 2 })
      : t('circuit.v', { column: Number(column) + 1, from: Number(row) + 1, to: Number(row) + 2 });
  };
  return (slot) => `${nameOf(slot)}: ${stateOf(slot)}`;
}

/** The board as it looks. */
function Picture({ activity, work, flow }: Pick<CircuitBoardProps, 'activity' | 'work' | 'flow'>): ReactNode {
  const [width, height] = sizeOf(activity);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.picture} aria-hidden="true">
      <rect width={width} height={height} rx="34" fill="#2c4a52" />
      <rect width={width} height={height - 8} rx="34" fill="#3c6470" />
      <rect x="14" y="14" width={width - 28} height={height - 36} rx="24" fill="#45727e" />
      {rules.slotsOf(activity).map((slot) => {
        const [x, y] = middleOf(slot);
        const part = work.board[slot];
        return (
          <g
            key={slot}
            transform={`translate(${rim + x * step} ${rim + y * step}) rotate(${slot.startsWith('v') ? 90 : 0})`}
          >
            {part ? (
              <CircuitPart part={part} glow={flow.glow[slot] ?? 0} isOpen={work.open.has(slot)} isHot={flow.isShort} />
            ) : (
              <path d="M-44 0h88" stroke="#2c4a52" strokeWidth="8" strokeLinecap="round" strokeDasharray="1 17" />
            )}
          </g>
        );
      })}
      {Array.from({ length: activity.columns * activity.rows }, (_, index) => (
        <g
          key={index}
          transform={`translate(${rim + (index % activity.columns) * step} ${rim + Math.floor(index / activity.columns) * step})`}
        >
          <circle cy="4" r="17" fill="#06121f" opacity=".35" />
          <circle r="16" fill="#c98f2f" />
          <circle cy="-2" r="13" fill="#f0c467" />
          <path d="M-7-2h14" stroke="#a06c1c" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}
