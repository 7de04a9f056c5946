import type { ReactNode } from 'react';
import type { Facing, RobotGoal } from '@grove/contracts';
import type { robot as rules } from '@grove/contracts/activities';
import { VisuallyHidden } from '@grove/ui';
import { useT } from '../../translation.ts';
import styles from './robot-floor.module.css';

/** A cell of the floor, in units of the picture. */
const size = 100;
const angles: Readonly<Record<Facing, number>> = { up: 0, right: 90, down: 180, left: 270 };

interface RobotFloorProps {
  goal: RobotGoal;
  frame: rules.Frame;
  hasCrashed: boolean;
}

/** The floor from above: shelves, doors that wait for a package, and the robot. */
export function RobotFloor({ goal: { floor }, frame, hasCrashed }: RobotFloorProps): ReactNode {
  const t = useT();
  const columns = floor[0]!.length;
  const cells = floor.flatMap((line, row) =>
    line.split('').map((cell, column) => ({ cell, row, column, index: row * columns + column })),
  );
  const doors = cells
    .filter(({ cell }) => cell === 'D')
    .map(({ row, column }) => t('robot.at', { row: row + 1, column: column + 1 }))
    .join('; ');
  return (
    <div className={styles.floor}>
      <svg
        viewBox={`-12 -12 ${columns * size + 24} ${floor.length * size + 24}`}
        className={styles.picture}
        style={{ '--columns': columns }}
        aria-hidden="true"
      >
        <rect x="-12" y="-12" width={columns * size + 24} height={floor.length * size + 24} rx="22" fill="#33485e" />
        <rect x="-12" y="-12" width={columns * size + 24} height={floor.length * size + 17} rx="22" fill="#46617c" />
        {cells.map(({ cell, row, column, index }) => (
          <g key={index} transform={`translate(${column * size} ${row * size})`}>
            <rect x="3" y="3" width="94" height="94" rx="12" fill={(row + column) % 2 ? '#dfe7ee' : '#eaf0f5'} />
            {cell === '#' && <Shelf />}
            {cell === 'D' && <Door hasPackage={frame.delivered.includes(index)} />}
          </g>
        ))}
        <g
          className={styles.robot}
          style={{ transform: `translate(${frame.column * size + size / 2}px, ${frame.row * size + size / 2}px)` }}
        >
          <g className={hasCrashed ? styles.crashed : undefined}>
            <Robot facing={frame.facing} />
          </g>
        </g>
      </svg>
      <VisuallyHidden>
        <p>
          {t('robot.floor', {
            row: frame.row + 1,
            column: frame.column + 1,
            facing: t(`robot.facing.${frame.facing}`),
            doors,
          })}
        </p>
      </VisuallyHidden>
    </div>
  );
}

function Shelf(): ReactNode {
  return (
    <>
      <rect x="6" y="12" width="88" height="84" rx="8" fill="#7a5437" />
      <rect x="6" y="6" width="88" height="84" rx="8" fill="#a8794f" />
      <rect x="6" y="6" width="88" height="12" rx="6" fill="#c9996c" />
      <path d="M14 26h72v24H14zM14 58h72v24H14z" fill="#6b4930" />
      <path d="M18 34h20v16H18zM64 30h18v20H64zM24 66h18v16H24z" fill="#e6b35a" />
      <path d="M42 30h16v20H42zM50 62h28v20H50z" fill="#5fa0a8" />
    </>
  );
}

function Door({ hasPackage }: { hasPackage: boolean }): ReactNode {
  return (
    <>
      <rect x="10" y="10" width="80" height="80" rx="16" fill={hasPackage ? '#8fd0a0' : '#f7d9a0'} />
      <path d="M28 80V44q0-24 22-24t22 24v36z" fill={hasPackage ? '#3f8f5b' : '#c8683c'} />
      <path d="M28 80V44q0-24 22-24v60z" fill={hasPackage ? '#56a870' : '#e08652'} />
      <circle cx="63" cy="54" r="4" fill="#ffe9b8" />
      {hasPackage && (
        <g className={styles.package}>
          <path d="M52 58h38v34H52z" fill="#c98f4f" />
          <path d="M52 58h38v10H52z" fill="#e6b473" />
          <path d="M67 58h8v34h-8z" fill="#fff0d0" />
        </g>
      )}
    </>
  );
}

function Robot({ facing }: { facing: Facing }): ReactNode {
  return (
    <>
      <ellipse cy="34" rx="30" ry="8" fill="#06121f" opacity=".28" />
      <g transform={`rotate(${angles[facing]})`}>
        <path d="M0-50L17-30H-17z" fill="#e0552f" stroke="#fff" strokeWidth="4" strokeLinejoin="round" />
      </g>
      <path d="M-26 18h52v12q0 8-8 8h-36q-8 0-8-8z" fill="#2e4057" />
      <rect x="-27" y="-26" width="54" height="50" rx="17" fill="#2f8f95" />
      <path d="M-27-9q0-17 17-17h20q17 0 17 17v2q-27-9-54 0z" fill="#58b9bb" />
      <rect x="-20" y="-15" width="40" height="25" rx="11" fill="#12303b" />
      <circle cx="-9" cy="-3" r="5.500" fill="#9cf3e4" />
      <circle cx="9" cy="-3" r="5.500" fill="#9cf3e4" />
      <path d="M-5 17h10" stroke="#dff7f2" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
