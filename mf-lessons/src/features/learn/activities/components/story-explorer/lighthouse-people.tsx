import type { ReactNode } from 'react';

/** Tess, standing with her feet at (0, 0). */
export function TessFigure({ holdsLantern, glow }: { holdsLantern: boolean; glow: string }): ReactNode {
  return (
    <>
      <ellipse cy="2" rx="26" ry="6" fill="#0e1a2b" opacity=".4" />
      <path d="M-14-20h11V0h-11zM3-20h11V0H3z" fill="#23304d" />
      <path d="M-16-2h14v6h-16zM2-2h14l2 6H2z" fill="#6a4630" />
      <path d="M-19-60q19-12 38 0l5 42q-24 8-48 0z" fill="#e8b73a" />
      <path d="M6-64q10 1 13 4l5 42q-10 4-20 4 6-26 2-50z" fill="#b98a1f" />
      <path d="M-19-58l-9 26 9 5 6-20z" fill="#d6a52c" />
      <path d={holdsLantern ? 'M17-58l20 6-2 10-19-2z' : 'M17-58l10 25-9 5-6-20z'} fill="#c0911f" />
      {holdsLantern && (
        <g transform="translate(42-42)">
          <circle r="40" fill={glow} />
          <path d="M-9-10H9v20H-9z" fill="#ffe19a" />
          <path d="M-11-14h22v5h-22zM-11 10h22v5h-22z" fill="#4a3526" />
          <path d="M0 8q-6-6 0-14 6 8 0 14z" fill="#f28c28" />
        </g>
      )}
      <circle cy="-80" r="20" fill="#a8693f" />
      <path d="M-21-78q-4-26 21-26t21 26q0 10-4 16 0-16-6-22-20 8-28-2-2 10 0 24-4-8-4-16z" fill="#2b1b14" />
      <path d="M-23-88q2-22 23-22t23 22q-22-8-46 0z" fill="#c8473c" />
      <path d="M-23-88q22-8 46 0v6q-24-8-46 0z" fill="#8f2f2b" />
      <circle cx="-6" cy="-77" r="2.600" fill="#1d1310" />
      <circle cx="8" cy="-77" r="2.600" fill="#1d1310" />
      <path d="M-3-68q4 3 8 0" fill="none" stroke="#5f2f1c" strokeWidth="2.500" strokeLinecap="round" />
    </>
  );
}

/** Tess's grandfather, standing with his feet at (0, 0). */
export function GrandfatherFigure({ isRinging }: { isRinging: boolean }): ReactNode {
  return (
    <>
      <ellipse cy="2" rx="30" ry="6" fill="#0e1a2b" opacity=".4" />
      <path d="M-16-26h13V0h-13zM3-26h13V0H3z" fill="#3a4152" />
      <path d="M-20-2h17v6h-19zM3-2h17l2 6H3z" fill="#2a2f3c" />
      <path d="M-24-84q24-14 48 0l5 62q-29 9-58 0z" fill="#2f5f73" />
      <path d="M8-90q12 2 16 6l5 62q-12 4-22 5 6-38 1-73z" fill="#1f4454" />
      <path d={isRinging ? 'M-22-82l-34-28-7 8 34 36z' : 'M-24-82l-11 40 11 4 8-30z'} fill="#3b7288" />
      <path d="M22-82l12 40-11 4-8-30z" fill="#1f4454" />
      {isRinging && <circle cx="-60" cy="-107" r="8" fill="#e9b48f" />}
      <circle cy="-106" r="22" fill="#e9b48f" />
      <path d="M-22-104q2 36 22 36t22-36q-6 14-22 12-16 2-22-12z" fill="#eef1f5" />
      <path d="M0-92q16 2 22-12-2 36-22 36 8-10 0-24z" fill="#c6ccd6" />
      <path d="M-25-112q0-22 25-22t25 22q-24-6-50 0z" fill="#27324f" />
      <path d="M-25-112q26-6 50 0l7 7q-30-7-57-1z" fill="#18203a" />
      <circle cx="-7" cy="-103" r="2.600" fill="#2a1b14" />
      <circle cx="8" cy="-103" r="2.600" fill="#2a1b14" />
    </>
  );
}
