import { blend } from '../draw/motion.ts';
import { box, cut, disc, line, oval, place, shape } from '@grove/art/kit/shapes';
import type { Picture } from './picture.ts';

const parchment = (width: number, height: number): string =>
  box(-width / 2 + 4, -height / 2 + 7, width, height, '#0c2340', 6, 0.18) +
  box(-width / 2, -height / 2, width, height, '#f6e6bd', 6) +
  shape(`M${width * 0.1} ${-height / 2}H${width / 2}V${height / 2}H${-width * 0.1}Z`, '#e2c88f', 0.45);

/** A printed sheet with a red revenue stamp. */
export const stamp: Picture = () =>
  parchment(150, 190) +
  line('M-54-66H30M-54-44H44M-54-22H36M-54 0H46', '#8a6a3c', 6, 0.7) +
  disc(26, 50, 38, '#b5303a') +
  disc(26, 50, 30, '#d8525a') +
  shape('M8 60V38L18 48L26 34L34 48L44 38V60Z', '#ffe08a') +
  line('M-54 24H-22M-54 48H-24M-54 72H-18', '#8a6a3c', 6, 0.7);

/** A chest of tea that falls into water. */
export const tea: Picture = () =>
  place(
    0,
    0,
    0.88,
    shape('M-120 44C-90 30-70 58-40 44C-10 30 10 58 40 44C70 30 90 58 120 44V100H-120Z', '#2f7fb8') +
      `<g transform="rotate(-16)">${cut('M-62-70H62V42H-62Z', '#b57a48', shape('M10-80H70V50H0Z', '#8a5530', 0.7) + line('M-62-46H62M-62 20H62', '#6f4324', 7) + box(-30, -34, 60, 42, '#f3dfb0', 5))}${shape('M-18-2C-16-24 4-30 20-26C20-8 8 4-10 4C-12 4-16 2-18-2Z', '#5f9a4e')}${line('M-22 6L10-18', '#3f7a3a', 4)}</g>` +
      shape('M-120 62C-90 48-70 74-40 62C-10 48 10 74 40 62C70 48 90 74 120 62V100H-120Z', '#4fa0d8') +
      line('M-86 20l-14-14M88 14l14-16M-60 32l-8-18', '#bfe4fb', 6),
  );

/** A military drum with its sticks. */
export const drum: Picture = () =>
  line('M-86-86L6-40M92-88L10-42', '#c99555', 11) +
  oval(4, 76, 84, 18, '#0c2340', 0.2) +
  cut('M-80-34V52C-80 92 80 92 80 52V-34Z', '#c63d3d', shape('M20-40H90V100H10Z', '#8f2430', 0.7)) +
  line('M-80-20L-50 70L-20-6L4 78L30-6L54 70L80-20', '#ffe6b0', 6) +
  oval(0, -34, 80, 26, '#2f4f94') +
  oval(0, -38, 72, 20, '#fff8e8') +
  line('M-80 52C-80 92 80 92 80 52', '#2f4f94', 11);

/** A declaration with a quill. */
export const declaration: Picture = () =>
  parchment(160, 190) +
  line('M-40-70H40', '#7a4a24', 10) +
  line('M-58-44H58M-58-24H50M-58-4H56M-58 16H46', '#8a6a3c', 5, 0.7) +
  line('M-56 52C-44 36-36 64-26 48C-20 40-16 58-6 52', '#22345c', 5) +
  `<g transform="translate(34 60) rotate(32)">${line('M0 20L0-30', '#f0e6d0', 5)}${cut('M0-20C-34-50-28-110 6-136C30-100 30-54 0-20Z', '#f7f9ff', shape('M2-20C4-60 6-100 6-136C40-100 34-50 2-20Z', '#b9c8e6', 0.8))}${shape('M-3 18H3L0 34Z', '#22345c')}</g>`;

/** A lighthouse on rocks at night. `dark` puts its lamp out, and a boat comes near. */
export const lighthouse: Picture = (dark) => {
  const sky = blend('#31467e', '#1d2750', dark);
  const lamp = 1 - dark;
  return place(
    0,
    0,
    0.72,
    cut(
      'M-190-160H190V160H-190Z',
      sky,
      disc(-70, -92, 6, '#fff', 0.7) +
        disc(110, -110, 4, '#fff', 0.6) +
        disc(60, -70, 3, '#fff', 0.5) +
        disc(126, -58, 3, '#fff', 0.5) +
        (lamp > 0
          ? shape('M-44-68L200-140V-10Z', '#ffe98a', 0.5 * lamp) +
            shape('M-44-68L-200-120V-20Z', '#ffe98a', 0.35 * lamp)
          : '') +
        oval(20, 20, 200, 16, '#8fa0c8', 0.35) +
        oval(-40, 44, 190, 14, '#8fa0c8', 0.3) +
        shape('M-200 66C-150 54-110 78-60 66C-10 54 30 78 80 66C130 54 160 78 200 66V170H-200Z', '#25508a') +
        shape('M-140 160C-136 92-110 58-44 56C10 54 20 92 44 110C56 124 62 140 66 160Z', '#3c3f55') +
        shape('M-20 58C14 60 22 94 44 110C56 124 62 140 66 160H10Z', '#2a2c40') +
        cut(
          'M-68 62L-60-48H-28L-20 62Z',
          '#f6f2ea',
          shape('M-80-20H0V8H-80ZM-80 34H0V70H-80Z', '#d8473f') + shape('M-38-60H0V70H-34Z', '#0c1430', 0.28),
        ) +
        box(-66, -54, 44, 10, '#2a2c40', 4) +
        box(-58, -84, 28, 32, dark > 0.5 ? '#31467e' : '#fff3b0', 3) +
        shape('M-66-82L-44-108L-22-82Z', '#d8473f') +
        (lamp > 0 ? disc(-44, -68, 60, 'url(#glow)', lamp) : '') +
        `<g transform="translate(${(128 - 40 * dark).toFixed(1)} ${(96 + 2 * dark).toFixed(1)})">${shape('M-44 0H44L30 24H-32Z', '#a8562e') + shape('M-44 0H44L42 7H-41Z', '#d98a52') + line('M0 0V-66', '#6f4324', 6) + shape('M5-64L5-8L40-8Z', '#f6f2ea') + shape('M-5-56L-5-8L-30-8Z', '#d5dbea')}</g>` +
        shape(
          'M-200 112C-150 100-110 124-60 112C-10 100 60 122 110 112C150 104 170 120 200 112V170H-200Z',
          '#3a74b4',
          0.85,
        ),
    ),
  );
};
