import type { ReactNode } from 'react';
import type { placeOfGrade } from '../../../../common/grade-traits.ts';
import styles from './path-decoration.module.css';

type Place = ReturnType<typeof placeOfGrade>;

/** What stands beside the trail, in turn; at every place it is what grows there. */
const growth: Readonly<Record<Place, readonly (() => ReactNode)[]>> = {
  meadow: [RoundTree, Flowers],
  forest: [Pines, Mushrooms],
  valley: [Reeds, RoundTree],
  mountain: [Rocks, Pines],
};

/** A bit of the place beside the trail, cut from paper: shade on the right, light on the left. Decoration only. */
export function PathDecoration({ place, turn }: { place: Place; turn: number }): ReactNode {
  const grows = growth[place];
  const Growth = grows[turn % grows.length]!;
  return (
    <svg aria-hidden="true" className={styles.decoration} viewBox="0 0 200 170">
      <ellipse cx="100" cy="160" rx="92" ry="9" className={styles.shadow} />
      <Growth />
    </svg>
  );
}

function Pines(): ReactNode {
  return (
    <>
      <Pine at="translate(66 160)" />
      <Pine at="translate(134 162) scale(.72)" />
      <Tuft at="translate(168 162)" />
    </>
  );
}

function Pine({ at }: { at: string }): ReactNode {
  return (
    <g transform={at}>
      <path className={styles.wood} d="M-6 0-4-26H4L6 0Z" />
      <path
        className={styles.leaf}
        d="M0-148 28-98 18-102 42-60 28-65 56-18C20-8-20-8-56-18L-28-65-42-60-18-102-28-98Z"
      />
      <path className={styles.shade} d="M0-148 28-98 18-102 42-60 28-65 56-18C38-13 22-11 6-11 12-50 8-100 0-148Z" />
      <path
        className={styles.light}
        d="M0-148C-6-124-14-110-28-98L-18-102C-24-84-32-70-42-60L-28-65C-34-44-44-28-56-18L-46-16C-30-34-20-52-14-72L-18-70C-10-86-6-98-3-112L-8-108C-3-120 0-134 0-148Z"
      />
    </g>
  );
}

function RoundTree(): ReactNode {
  return (
    <>
      <path
        className={styles.wood}
        d="M86 160C92 138 92 116 84 96L94 98 98 84 104 98 118 92C110 114 110 138 116 160Z"
      />
      <path
        className={styles.leaf}
        d="M42 100C22 96 18 70 38 62 34 38 62 26 78 38 88 14 124 16 130 38 154 32 172 54 160 74 176 92 158 112 138 106 124 122 92 122 82 108 66 116 48 112 42 100Z"
      />
      <path
        className={styles.shade}
        d="M160 74C176 92 158 112 138 106 124 122 92 122 82 108 112 112 140 96 146 62 152 64 158 68 160 74Z"
      />
      <path
        className={styles.light}
        d="M38 62C34 38 62 26 78 38 84 24 98 18 110 20 92 26 84 36 82 48 66 42 50 48 38 62Z"
      />
      <Tuft at="translate(44 162)" />
    </>
  );
}

function Tuft({ at }: { at: string }): ReactNode {
  return (
    <g transform={at}>
      <path
        className={styles.leaf}
        d="M-18 0C-22-12-28-18-36-22-20-22-12-12-9-4-11-18-8-28-1-38 1-26 2-14 2-5 6-16 14-22 24-26 16-18 12-8 12 0Z"
      />
      <path className={styles.shade} d="M2-5C6-16 14-22 24-26 16-18 12-8 12 0H4Z" />
    </g>
  );
}

function Flowers(): ReactNode {
  return (
    <>
      <Tuft at="translate(40 162)" />
      <Flower at="translate(72 160)" height={58} />
      <Flower at="translate(104 162)" height={88} />
      <Flower at="translate(136 160)" height={48} />
      <Tuft at="translate(160 163) scale(.8)" />
    </>
  );
}

function Flower({ at, height }: { at: string; height: number }): ReactNode {
  return (
    <g transform={at}>
      <path className={styles.stem} d={`M0 0C-4-${height * 0.3} 4-${height * 0.6} 0-${height}`} />
      <path className={styles.leaf} d="M0-10C10-26 22-28 32-26 28-14 16-6 0-6Z" />
      <g transform={`translate(0 -${height})`}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse key={turn} className={styles.petal} cx="0" cy="-11" rx="9" ry="12" transform={`rotate(${turn})`} />
        ))}
        <circle r="7" className={styles.heart} />
      </g>
    </g>
  );
}

function Mushrooms(): ReactNode {
  return (
    <>
      <Tuft at="translate(30 162)" />
      <Mushroom at="translate(84 160)" />
      <Mushroom at="translate(138 162) scale(.66)" />
      <Tuft at="translate(176 163) scale(.8)" />
    </>
  );
}

function Mushroom({ at }: { at: string }): ReactNode {
  return (
    <g transform={at}>
      <path className={styles.stalk} d="M-14 0C-10-16-11-28-10-42H12C12-28 12-16 16 0 8 4-6 4-14 0Z" />
      <path className={styles.stalkShade} d="M4-42H12C12-28 12-16 16 0 12 2 8 3 4 3 7-12 6-28 4-42Z" />
      <path className={styles.cap} d="M-48-38C-46-76-22-92 2-92 28-92 48-72 50-38 20-30-20-30-48-38Z" />
      <path className={styles.shade} d="M18-90C38-82 49-64 50-38 38-35 24-33 10-33 26-48 28-70 18-90Z" />
      <ellipse className={styles.dot} cx="-20" cy="-64" rx="9" ry="8" />
      <ellipse className={styles.dot} cx="8" cy="-76" rx="8" ry="6" />
      <ellipse className={styles.dot} cx="14" cy="-50" rx="7" ry="6" />
      <ellipse className={styles.dot} cx="-33" cy="-46" rx="5" ry="5" />
    </g>
  );
}

function Reeds(): ReactNode {
  return (
    <>
      <ellipse className={styles.water} cx="100" cy="158" rx="84" ry="11" />
      {[
        [58, 84, -4],
        [82, 118, 2],
        [112, 98, 5],
        [138, 70, 8],
      ].map(([x, height, lean]) => (
        <g key={x} transform={`translate(${x} 158) rotate(${lean})`}>
          <path className={styles.stem} d={`M0 0V-${height}`} />
          <rect className={styles.wood} x="-5" y={-height!} width="10" height="30" rx="5" />
          <path className={styles.leaf} d="M0 0C4-24 14-42 28-54 22-32 16-14 8 0Z" />
        </g>
      ))}
      <Tuft at="translate(164 161) scale(.8)" />
    </>
  );
}

function Rocks(): ReactNode {
  return (
    <>
      <path className={styles.rock} d="M24 160C26 132 44 104 72 100 92 84 122 96 130 122 152 124 168 142 172 160Z" />
      <path
        className={styles.shade}
        d="M104 92C118 96 127 108 130 122 152 124 168 142 172 160H112C122 136 118 112 104 92Z"
      />
      <path className={styles.light} d="M24 160C26 132 44 104 72 100 60 116 52 134 50 160Z" />
      <Flower at="translate(46 161) scale(.6)" height={44} />
      <Tuft at="translate(158 163) scale(.8)" />
    </>
  );
}
