import type { ReactNode } from 'react';
import type { lawn as rules } from '@grove/contracts/activities';
import styles from './lawn-activity.module.css';

/** A square of the field, in units of the picture. */
const size = 100;
const petals = [0, 72, 144, 216, 288];

interface LawnPictureProps {
  field: rules.Field;
  lawn: rules.Lawn;
  fence: readonly rules.FenceSide[];
  isReached: boolean;
}

/** The field from above: earth, lawn in strips of paper, and a wooden fence around it. */
export function LawnPicture({ field: { columns, rows }, lawn, fence, isReached }: LawnPictureProps): ReactNode {
  const corner = (square: number): [x: number, y: number] => [
    (square % columns) * size,
    Math.floor(square / columns) * size,
  ];
  return (
    <svg viewBox={`-14 -14 ${columns * size + 28} ${rows * size + 28}`} className={styles.picture} aria-hidden="true">
      <rect x="-14" y="-14" width={columns * size + 28} height={rows * size + 28} rx="26" fill="#8a5f3c" />
      <rect x="-14" y="-14" width={columns * size + 28} height={rows * size + 20} rx="26" fill="#a9784d" />
      {Array.from({ length: columns * rows }, (_, square) => {
        const [x, y] = corner(square);
        return <Earth key={square} x={x} y={y} isTurned={square % 2 === 0} />;
      })}
      {[...lawn].map((square) => {
        const [x, y] = corner(square);
        return <Grass key={square} x={x} y={y} tuft={(square * 37) % 5} hasFlower={isReached && square % 2 === 0} />;
      })}
      {fence.map(({ square, side }) => {
        const [x, y] = corner(square);
        return <FenceMeter key={`${square} ${side}`} x={x} y={y} side={side} />;
      })}
    </svg>
  );
}

function Earth({ x, y, isTurned }: { x: number; y: number; isTurned: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="4" y="6" width="92" height="92" rx="16" fill="#8a5f3c" />
      <rect x="4" y="3" width="92" height="92" rx="16" fill={isTurned ? '#c1905f' : '#ba8857'} />
      <path
        d="M22 34q14-7 28 0t28 0M22 66q14-7 28 0t28 0"
        fill="none"
        stroke="#a9784d"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

function Grass({ x, y, tuft, hasFlower }: { x: number; y: number; tuft: number; hasFlower: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.grown}>
        <rect width="100" height="100" fill="#4f9d58" />
        <path d="M0 0h100v50q-25-9-50 0T0 50z" fill="#63b368" />
        <path d="M0 0h100v14q-25-7-50 0T0 14z" fill="#7cc67a" />
        <path
          d={`M${24 + tuft * 10} 76c-2-12-8-16-12-18 2 8 4 14 6 18zm2 0c0-14 4-20 8-24 1 10-1 18-2 24zm6 0c4-10 9-13 13-14-2 6-6 11-9 14z`}
          fill="#357a45"
        />
        {hasFlower && (
          <g transform={`translate(${66 - tuft * 8} 34)`} className={styles.flower}>
            {petals.map((turn) => (
              <circle key={turn} r="8" cy="-10" transform={`rotate(${turn})`} fill={tuft % 2 ? '#ffb3c7' : '#fff3d6'} />
            ))}
            <circle r="7" fill="#f2b632" />
          </g>
        )}
      </g>
    </g>
  );
}

const turns = { top: 0, right: 90, bottom: 180, left: 270 } as const;

/** One meter of fence: two posts and the rails between them. */
function FenceMeter({ x, y, side }: { x: number; y: number; side: keyof typeof turns }): ReactNode {
  return (
    <g
      transform={`translate(${x + size / 2} ${y + size / 2}) rotate(${turns[side]}) translate(${-size / 2} ${-size / 2})`}
    >
      <path d="M0 6h100" stroke="#06121f" strokeOpacity=".22" strokeWidth="13" />
      <path d="M0 1h100" stroke="#f7e2bd" strokeWidth="11" />
      <path d="M0 4h100" stroke="#d9b27c" strokeWidth="5" />
      {[0, 50, 100].map((post) => (
        <rect
          key={post}
          x={post - 8}
          y="-9"
          width="16"
          height="20"
          rx="5"
          fill="#fff3dc"
          stroke="#b98a55"
          strokeWidth="3"
        />
      ))}
    </g>
  );
}
