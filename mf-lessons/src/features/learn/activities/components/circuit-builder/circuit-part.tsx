import type { ReactNode } from 'react';
import type { PartKind } from '@grove/contracts';

interface CircuitPartProps {
  part: PartKind;
  /** Brightness of a lamp: 1 as a lone lamp glows. */
  glow: number;
  isOpen: boolean;
  isHot?: boolean;
}

/** A part as it lies between two posts, from (-70, 0) to (70, 0). */
export function CircuitPart({ part, glow, isOpen, isHot = false }: CircuitPartProps): ReactNode {
  switch (part) {
    case 'wire':
      return <Wire from={-70} to={70} />;
    case 'battery':
      return <Battery isHot={isHot} />;
    case 'lamp':
      return <Lamp glow={glow} />;
    case 'switch':
      return <Switch isOpen={isOpen} />;
    case 'clip':
      return (
        <path
          d="M-62 0h96a13 13 0 0 1 0 26h-70a20 20 0 0 1 0-40h98"
          fill="none"
          stroke="#d7dde6"
          strokeWidth="8"
          strokeLinecap="round"
          transform="translate(0 -6)"
        />
      );
    case 'spoon':
      return (
        <path
          d="M-70-6H8q10-16 34-16 28 0 28 22T42 22Q18 22 8 6h-78z"
          fill="#f4f7fb"
          stroke="#c2cddd"
          strokeWidth="4"
        />
      );
    case 'band':
    default:
      return <ellipse rx="64" ry="17" fill="none" stroke="#c98a5a" strokeWidth="10" />;
  }
}

function Wire({ from, to }: { from: number; to: number }): ReactNode {
  return (
    <>
      <path d={`M${from} 5H${to}`} stroke="#06121f" strokeOpacity=".25" strokeWidth="16" strokeLinecap="round" />
      <path d={`M${from} 0H${to}`} stroke="#d9503f" strokeWidth="15" strokeLinecap="round" />
      <path d={`M${from} -4H${to}`} stroke="#f58a72" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Battery({ isHot }: { isHot: boolean }): ReactNode {
  return (
    <>
      <Wire from={-70} to={70} />
      <rect x="-48" y="-20" width="96" height="48" rx="12" fill="#06121f" opacity=".3" />
      <rect x="-54" y="-11" width="12" height="22" rx="4" fill="#e8eaee" />
      <rect x="-46" y="-24" width="94" height="48" rx="11" fill="#2e3a4d" />
      <path d="M-35-24h26v48h-26q-11 0-11-11v-26q0-11 11-11z" fill="#f0b429" />
      <path d="M-46-13q0-11 11-11h72q11 0 11 11v4h-94z" fill="#fff" opacity=".25" />
      <path d="M-34 0h13M-27.500-6.500v13M18 0h14" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      {isHot && (
        <path d="M-6-34q-14-16 0-32 0 10 8 14 4-8 2-16 16 14 6 34zM26-34q-8-10 0-20 6 8 6 20z" fill="#ff8a3d" />
      )}
    </>
  );
}

function Lamp({ glow }: { glow: number }): ReactNode {
  const share = Math.min(1, Math.sqrt(glow));
  return (
    <>
      <Wire from={-70} to={-24} />
      <Wire from={24} to={70} />
      <circle r="58" fill="#ffe07a" opacity={share * 0.42} />
      <circle r="42" fill="#ffe99a" opacity={share * 0.6} />
      <circle cy="5" r="31" fill="#06121f" opacity=".3" />
      <circle r="31" fill="#8c6a3f" />
      <circle r="25" fill={share > 0.1 ? '#fff3bd' : '#c9d6dd'} />
      <circle r="25" fill="#ffd23e" opacity={share * 0.85} />
      <path
        d="M-14 6q5-14 9 0t9 0 9-2"
        fill="none"
        stroke={share > 0.1 ? '#e0661d' : '#6d7d87'}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-17-9q5-11 16-12" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".85" />
    </>
  );
}

function Switch({ isOpen }: { isOpen: boolean }): ReactNode {
  return (
    <>
      <Wire from={-70} to={-40} />
      <Wire from={40} to={70} />
      <rect x="-46" y="-18" width="92" height="44" rx="12" fill="#06121f" opacity=".3" />
      <rect x="-46" y="-22" width="92" height="44" rx="12" fill="#f3ead6" />
      <rect x="-46" y="-22" width="92" height="14" rx="7" fill="#fffaf0" />
      <g transform={`translate(-30 0) rotate(${isOpen ? -38 : 0})`}>
        <path d="M0 0h60" stroke="#3d4b63" strokeWidth="11" strokeLinecap="round" />
        <circle cx="58" r="10" fill={isOpen ? '#d9503f' : '#3f9f5e'} />
      </g>
      <circle cx="-30" r="9" fill="#c98f2f" />
      <circle cx="32" r="7" fill="#c98f2f" opacity={isOpen ? 1 : 0} />
    </>
  );
}
