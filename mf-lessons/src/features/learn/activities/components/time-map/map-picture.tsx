import type { ReactNode } from 'react';
import { country, eastLand, lakes, longIsland, ridges } from '../../model/coastlines.ts';
import { eastCoast, heightOf, outline, projected, wholeCountry } from '../../model/projection.ts';
import type { Spot } from '../../model/nearest.ts';
import { useT } from '../../translation.ts';
import styles from './time-map.module.css';

const height = heightOf(eastCoast);
const shapes = {
  land: outline(eastCoast, eastLand),
  island: outline(eastCoast, longIsland),
  lakes: lakes.map((lake) => outline(eastCoast, lake)),
};
const ridgeLines = ridges.map((ridge) => outline(eastCoast, ridge).replace('Z', ''));

/** The coast in layers of paper, with a pin at every place and a line to where its name lies. */
export function MapPicture({ pins }: { pins: readonly { id: string; point: Spot; name: Spot }[] }): ReactNode {
  const t = useT();
  return (
    <svg viewBox={`0 0 ${eastCoast.width} ${height}`} className={styles.picture} role="img" aria-label={t('time.map')}>
      <rect width={eastCoast.width} height={height} fill="#6fb3c4" />
      <path d={shapes.land} fill="none" stroke="#8cc7d3" strokeWidth="30" strokeLinejoin="round" />
      <path d={shapes.land} fill="none" stroke="#a9d8df" strokeWidth="13" strokeLinejoin="round" />
      <path d={shapes.land} fill="#6d8f4e" transform="translate(0 6)" />
      <path d={shapes.land} fill="#c6d58c" strokeLinejoin="round" stroke="#d9e4a6" strokeWidth="3" />
      <path d={shapes.island} fill="#6d8f4e" transform="translate(0 4)" />
      <path d={shapes.island} fill="#c6d58c" />
      {shapes.lakes.map((lake) => (
        <path key={lake} d={lake} fill="#6fb3c4" stroke="#a9d8df" strokeWidth="4" />
      ))}
      {ridgeLines.map((ridge) => (
        <path
          key={ridge}
          d={ridge}
          fill="none"
          stroke="#9db46a"
          strokeWidth="22"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      {ridgeLines.map((ridge) => (
        <path
          key={ridge}
          d={ridge}
          fill="none"
          stroke="#b7c97f"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
          transform="translate(-4 -5)"
        />
      ))}
      <Ship />
      {pins.map(({ id, point: [x, y], name }) => (
        <g key={id}>
          <path
            d={`M${x} ${y}L${name.join(' ')}`}
            stroke="#4a3524"
            strokeWidth="3"
            strokeDasharray="1 7"
            strokeLinecap="round"
          />
          <circle cx={x} cy={y + 2} r="9" fill="#06121f" opacity=".3" />
          <circle cx={x} cy={y} r="9" fill="#c8473c" />
          <circle cx={x - 2} cy={y - 3} r="4" fill="#f0998b" />
        </g>
      ))}
      <Inset />
    </svg>
  );
}

/** A paper ship on the ocean. */
function Ship(): ReactNode {
  return (
    <g transform="translate(302 424) scale(.8)">
      <path d="M-52 42q14-8 28 0t28 0 28 0 28 0" fill="none" stroke="#d3edf0" strokeWidth="5" strokeLinecap="round" />
      <path d="M-2-52h5v62h-5z" fill="#5b4030" />
      <path d="M-6-46q-30 14-32 50h32zM8-40q22 10 26 42H8z" fill="#fbf3df" />
      <path d="M-6-46q-10 20-10 50h10zM8-40q8 14 8 42H8z" fill="#ddcda6" />
      <path d="M-42 12h84q-6 24-24 26h-36q-18-2-24-26z" fill="#8a4b2d" />
      <path d="M-42 12h84l-3 9h-78z" fill="#b36a42" />
    </g>
  );
}

/** Where on the whole country the map looks. */
function Inset(): ReactNode {
  const t = useT();
  const [left, top] = projected(wholeCountry, eastCoast.west, eastCoast.north);
  const [right, bottom] = projected(wholeCountry, eastCoast.east, eastCoast.south);
  const insetHeight = heightOf(wholeCountry);
  return (
    <g transform={`translate(${eastCoast.width - wholeCountry.width - 18} ${height - insetHeight - 18})`}>
      <rect
        x="-10"
        y="-8"
        width={wholeCountry.width + 20}
        height={insetHeight + 18}
        rx="14"
        fill="#2f5a68"
        opacity=".25"
        transform="translate(0 4)"
      />
      <rect x="-10" y="-8" width={wholeCountry.width + 20} height={insetHeight + 18} rx="14" fill="#e8f3ef" />
      <path d={outline(wholeCountry, country)} fill="#a9bd78">
        <title>{t('time.inset')}</title>
      </path>
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx="4"
        fill="#c8473c"
        fillOpacity=".22"
        stroke="#c8473c"
        strokeWidth="3"
      />
    </g>
  );
}
