import { useId, type ReactNode } from 'react';
import { GrandfatherFigure, TessFigure } from './lighthouse-people.tsx';
import styles from './story-activity.module.css';

/** The lighthouse story: at first with a dark lamp and a boat near the rocks, then with lantern light and the boat turned away. */
export function LighthouseScene({ isBright, description }: { isBright: boolean; description: string }): ReactNode {
  const id = useId();
  return (
    <svg viewBox="0 0 600 450" className={styles.scene} role="img" aria-label={description}>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="#141a3c" />
          <stop offset=".55" stopColor="#2c3a6b" />
          <stop offset="1" stopColor="#5a6a94" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffe9a8" stopOpacity=".95" />
          <stop offset=".4" stopColor="#ffd067" stopOpacity=".4" />
          <stop offset="1" stopColor="#ffd067" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x2="1" y2="0">
          <stop offset="0" stopColor="#fff1bf" stopOpacity=".85" />
          <stop offset="1" stopColor="#fff1bf" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="600" height="450" fill={`url(#${id}sky)`} />
      <g fill="#c9d3ee" opacity=".16">
        <path d="M-10 96q60-26 130-10t150-6 140 10 200-12v54q-90 16-190 4t-200 8-230-2z" />
        <path d="M230 170q90-24 180-6t200-8v52q-110 18-200 4t-190 0z" />
      </g>
      <Sea isBright={isBright} />
      {isBright && <path d="M190 82L600 96v150L190 98z" fill={`url(#${id}beam)`} />}
      <g transform={isBright ? 'translate(498 214) scale(-1 1)' : 'translate(504 214)'}>
        <Boat />
      </g>
      <g fill="#c9d3ee" opacity=".2">
        <path d="M330 246q70-14 140 0t150-6v30q-70 12-150 2t-150 4z" />
      </g>
      <Rocks />
      <Cliff />
      <Tower isBright={isBright} />
      {isBright && <circle cx="174" cy="90" r="120" fill={`url(#${id}glow)`} />}
      <Bell isRinging={isBright} />
      <Lanterns glow={`url(#${id}glow)`} isTaken={isBright} />
      <g transform="translate(290 392)">
        <TessFigure holdsLantern={isBright} glow={`url(#${id}glow)`} />
      </g>
      <g transform="translate(392 396)">
        <GrandfatherFigure isRinging={isBright} />
      </g>
      <path d="M0 450v-34q18-22 30 0 10-30 24-2 12-20 22 4 14-16 24 6 20-10 34 8h-40 506v18z" fill="#0e1a2b" />
    </svg>
  );
}

function Sea({ isBright }: { isBright: boolean }): ReactNode {
  return (
    <>
      <path d="M300 232q40-8 80 0t80 0 80 0 70 0v220H300z" fill={isBright ? '#4a6f9c' : '#3b5480'} />
      <path d="M300 268q40-10 80 0t80 0 80 0 70 0v190H300z" fill={isBright ? '#3a5f8d' : '#2f4670'} />
      <path d="M300 268q40-10 80 0t80 0 80 0 70 0v7q-40-10-70-1t-80 1-80 0-80 0z" fill="#8fb0d6" opacity=".5" />
      <path d="M300 318q40-10 80 0t80 0 80 0 70 0v140H300z" fill={isBright ? '#2d4f7b' : '#253a60'} />
      <path d="M300 318q40-10 80 0t80 0 80 0 70 0v7q-40-10-70-1t-80 1-80 0-80 0z" fill="#8fb0d6" opacity=".4" />
    </>
  );
}

function Boat(): ReactNode {
  return (
    <>
      <path d="M-4-78h6v74h-6z" fill="#6a4630" />
      <path d="M-10-70v56h-46q36-18 46-56z" fill="#f3e3c3" />
      <path d="M-10-70v56h-16q12-22 16-56z" fill="#d8c39b" />
      <path d="M8-60v46h34Q16-26 8-60z" fill="#e8d5ae" />
      <path d="M2-78l26 8-26 8z" fill="#e2574c" />
      <path d="M-62-8H54q-8 34-32 34h-54q-22 0-30-34z" fill="#b2402f" />
      <path d="M-62-8H54q-2 8-5 13H-57q-4-6-5-13z" fill="#e2674c" />
      <path d="M-40 26q36 10 70-2-4 4-8 4h-54q-4 0-8-2z" fill="#7d2a20" />
      <circle cx="-28" cy="9" r="5" fill="#ffe0a0" />
      <circle cx="-8" cy="9" r="5" fill="#ffe0a0" />
    </>
  );
}

function Rocks(): ReactNode {
  return (
    <>
      <path d="M456 392l26-62 18 26 24-54 24 44 20-22 36 68v10H450z" fill="#1c2742" />
      <path d="M482 330l18 26 24-54 6 11-18 49-16 4-12-24-18 40z" fill="#4a5b85" />
      <path d="M568 324l12 23-12 20-8-24z" fill="#3c4b74" />
      <path d="M440 396q40-14 80-2t90-6v20q-60 10-100 2t-72 0z" fill="#c4d6ee" opacity=".55" />
    </>
  );
}

function Cliff(): ReactNode {
  return (
    <>
      <path d="M0 306q60-20 120-12t120 20 110 14 104 40q16 30-8 90H0z" fill="#2b3a4d" />
      <path d="M0 306q60-20 120-12t120 20 110 14 104 40l4 12q-52-34-112-40t-112-14T120 308 0 322z" fill="#5f7f78" />
      <path d="M0 372q90-30 190-10t180 22 82 70H0z" fill="#22303f" />
      <path d="M0 372q90-30 190-10t180 22 60 30q-40-22-80-22T190 376 0 388z" fill="#3f5a5c" />
    </>
  );
}

function Tower({ isBright }: { isBright: boolean }): ReactNode {
  return (
    <>
      <path d="M138 128h72l22 210H116z" fill="#e9e3da" />
      <path d="M186 128h24l22 210h-32z" fill="#b9b6bd" />
      <path d="M138 128h20l-16 210h-26z" fill="#fbf7ee" />
      <path d="M133 176h82l5 46h-92zM125 262h98l4 42H121z" fill="#c8473c" />
      <path d="M190 176h25l5 46h-24zM200 262h23l4 42h-24z" fill="#8f2f2b" />
      <path d="M126 116h96v14h-96z" fill="#3b4562" />
      <path d="M126 116h96v5h-96z" fill="#66729a" />
      <path d="M146 66h56v50h-56z" fill={isBright ? '#ffe9a8' : '#25304f'} />
      {isBright ? <path d="M158 76h32v34h-32z" fill="#fff8df" /> : <path d="M146 66h18l-18 36z" fill="#54638e" />}
      <path d="M172 66h4v50h-4z" fill="#3b4562" />
      <path d="M136 68q38-50 76 0z" fill="#c8473c" />
      <path d="M174 43q24 4 38 25h-24q-2-16-14-25z" fill="#8f2f2b" />
      <path d="M171 26h6v20h-6z" fill="#3b4562" />
      <path d="M150 342v-40q24-26 48 0v40z" fill="#33405c" />
      <path d="M156 342v-38q18-18 36 0v38z" fill={isBright ? '#f0c063' : '#141b30'} />
      <path d="M156 342v-8h11v-8h10v-8h9v-8h6v32z" fill={isBright ? '#8a6a3a' : '#4a5778'} />
      <path d="M162 148q12-12 24 0v16h-24zM162 232q12-12 24 0v16h-24z" fill={isBright ? '#ffd773' : '#2b3656'} />
    </>
  );
}

function Bell({ isRinging }: { isRinging: boolean }): ReactNode {
  return (
    <>
      <path d="M326 352V168h10v184z" fill="#5b4030" />
      <path d="M326 352V168h4v184z" fill="#87634a" />
      <path d="M272 164h70v10h-70z" fill="#6f5140" />
      <path d="M306 170l22 26v-10l-14-16z" fill="#5b4030" />
      <g transform={`translate(294 174) rotate(${isRinging ? 16 : 0})`}>
        <circle cx="0" cy="58" r="8" fill="#8a6420" />
        <path d="M-6 0H6q0 8 8 12 12 8 12 30 2 10 8 14H-34q6-4 8-14 0-22 12-30 8-4 8-12z" fill="#d99b2b" />
        <path d="M6 0q0 8 8 12 12 8 12 30 2 10 8 14H8q6-30-8-56z" fill="#a9741c" />
        <path d="M-14 14q-8 8-8 26-1 8-5 12h8q4-20 12-38z" fill="#ffd37a" />
      </g>
      {isRinging && (
        <path
          d="M244 188q-10 18-2 36M232 180q-16 26-2 52M338 204q8 14 2 28M352 196q12 22 2 44"
          fill="none"
          stroke="#ffe3a0"
          strokeWidth="5"
          strokeLinecap="round"
          opacity=".8"
        />
      )}
    </>
  );
}

function Lanterns({ glow, isTaken }: { glow: string; isTaken: boolean }): ReactNode {
  const places = isTaken
    ? [[44, 366]]
    : [
        [44, 366],
        [82, 372],
        [108, 362],
      ];
  return (
    <>
      {places.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="44" fill={glow} />
          <path d="M-9-18q9-14 18 0" fill="none" stroke="#3a2a1d" strokeWidth="3" />
          <path d="M-12-18h24v6h-24zM-13 14h26v7h-26z" fill="#4a3526" />
          <path d="M-10-12h20v26h-20z" fill="#ffe19a" />
          <path d="M0 10q-8-8 0-18 8 10 0 18z" fill="#f28c28" />
        </g>
      ))}
    </>
  );
}
