import { cut, line, oval, place, shape } from '../shapes.ts';
import { cheeks, closedEyes, eyes, noseAndSmile } from '../face.ts';

const [coat, coatShade, coatLight, cream, sock] = ['#ee7b30', '#b9501c', '#ffa65c', '#fff3e0', '#43262c'];

const ear = (flip: boolean): string =>
  place(
    0,
    0,
    1,
    cut(
      'M-62-20C-72-58-70-84-60-108C-38-94-18-72-8-46Z',
      coat,
      shape('M-52-24C-56-54-56-72-54-86C-40-74-28-58-22-44Z', sock) +
        shape('M-44-24C-46-44-46-56-45-66C-36-58-30-48-26-40Z', '#8a4a4a', 0.6) +
        shape('M-74-20C-78-60-74-90-60-110L-58-100C-64-80-62-50-56-20Z', coatLight, 0.8),
    ),
    { flip },
  );

/** The fox's head around (0, 0), 150 wide. */
const head = (asleep: boolean): string =>
  ear(false) +
  ear(true) +
  cut(
    'M0-62C34-62 60-42 66-12L86 12C72 18 64 26 54 36C38 50 18 58 0 58C-18 58-38 50-54 36C-64 26-72 18-86 12L-66-12C-60-42-34-62 0-62Z',
    coat,
    shape('M0-70C-30-70-72-44-72-8C-60-30-36-48-2-50Z', coatLight, 0.7) +
      shape('M-96 8C-66 10-34 2-15-18C-8-8-4 6 0 12C4 6 8-8 15-18C34 2 66 10 96 8L70 80L-70 80Z', cream) +
      shape('M-70 26C-40 46 40 46 70 26L60 80L-60 80Z', '#e3b98f', 0.45) +
      shape('M-7-62C-4-44-4-38 0-30C4-38 4-44 7-62Z', coatShade, 0.5),
  ) +
  (asleep ? closedEyes(0, -6, 62, 13) : eyes(0, -8, 60, 13.5, '#8a4a1c')) +
  cheeks(0, 20, 92, 12) +
  noseAndSmile(0, 20, 10) +
  (asleep ? '' : line('M-42-34C-36-40-28-40-22-36M22-36C28-40 36-40 42-34', coatShade, 4.5));

const tail = (): string =>
  cut(
    'M-30-8C-86 2-136-20-142-70C-145-98-132-120-112-130C-116-108-104-98-92-84C-74-62-50-52-26-50Z',
    coat,
    shape('M-160-140L-96-140L-92-84C-108-70-130-66-150-76Z', cream) +
      shape('M-30-4C-86 6-136-16-144-66C-120-36-80-24-26-34Z', coatShade, 0.65) +
      shape('M-112-132C-108-112-98-104-88-90L-80-96C-96-108-102-116-106-134Z', '#fff', 0.6),
  );

/** A fox sitting with a scarf, about 250 high; looks straight at you. `scarf` gives its colours. */
export const fox = (scarf: { base: string; light: string } = { base: '#2f8f83', light: '#5cc9b8' }): string =>
  oval(-16, 3, 96, 11, '#06121f', 0.28) +
  tail() +
  cut(
    'M-52 0C-62-46-48-110 0-114C46-110 62-46 52 0C40 8-40 8-52 0Z',
    coat,
    shape('M-70 10C-66-50-52-104-14-114C-34-70-34-30-24 10Z', coatLight, 0.5) +
      shape('M18-120C60-96 40-30 34 10L80 10L80-120Z', coatShade, 0.55) +
      shape('M-26-110C-30-70-20-40 0-24C20-40 30-70 26-110Z', cream),
  ) +
  [
    'M-30 3C-34-24-33-46-27-58C-22-68-9-67-6-56C-4-38-3-18-4 3C-10 7-24 7-30 3Z',
    'M30 3C34-24 33-46 27-58C22-68 9-67 6-56C4-38 3-18 4 3C10 7 24 7 30 3Z',
  ]
    .map((d) =>
      cut(
        d,
        coat,
        shape('M-40-18L40-18L40 20L-40 20Z', sock) + shape('M-2-70L6-70L12-20L12 10L-2 10Z', coatShade, 0.35),
      ),
    )
    .join('') +
  place(0, -160, 1, head(false)) +
  shape('M30-104L62-52C52-48 44-52 36-58L16-98Z', scarf.base) +
  cut(
    'M-50-118C-20-98 20-98 50-118L52-96C22-76-22-76-52-96Z',
    scarf.base,
    shape('M-60-124C-20-100 20-100 60-124L60-114C20-90-20-90-60-114Z', scarf.light),
  );

/** A fox asleep, curled up with its nose in its tail: about 260 wide and 130 high. */
export const sleepingFox = (): string =>
  oval(0, 4, 140, 14, '#06121f', 0.25) +
  cut(
    'M-128-24C-132-92-70-140 6-138C86-136 136-92 132-36C130-8 96 6 0 6C-90 6-126 4-128-24Z',
    coat,
    shape('M-140 0C-140-90-70-150 20-148C-40-120-90-90-96 10Z', coatLight, 0.45) +
      shape('M30-150C110-110 90-40 80 10L160 10L160-150Z', coatShade, 0.42) +
      shape('M-60-118C-20-132 40-130 76-106C40-116-20-120-60-118Z', '#fff', 0.16),
  ) +
  place(-52, -58, 0.86, head(true), { rotate: -6 }) +
  cut(
    'M134-44C146-6 96 22 16 18C-40 16-84 18-112 0C-96-10-84-22-62-26C-10-34 60-20 96-58C110-72 128-66 134-44Z',
    '#f28a40',
    shape('M-130-40L-40-40C-34-20-44 0-30 30L-130 30Z', cream) +
      shape('M150-20C130 20 60 24-20 16C-60 12-90 14-120 2L-120 40L150 40Z', coatShade, 0.5) +
      shape('M-62-28C-10-36 60-22 96-60C104-68 116-68 124-60C96-20 20-20-62-18Z', '#fff', 0.25),
  );
