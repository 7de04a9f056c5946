import { cut, disc, line, oval, place, scatter, shape } from '../shapes.ts';

type Plumage = { base: string; shade: string; light: string; breast: string; disc: string };
/** Plumages to choose from. */
export const plumages = {
  chestnut: { base: '#a5673f', shade: '#6d3f29', light: '#cf9462', breast: '#f5dcb4', disc: '#fdf0d8' },
  dusk: { base: '#6d6a9e', shade: '#454173', light: '#9a97cc', breast: '#dcd8f2', disc: '#f1effc' },
} as const;

/** A wing spread to the left of an owl's shoulder. */
const spread = ({ base, shade, light }: Plumage): string =>
  cut(
    'M-30-120C-70-176-140-196-196-176C-180-164-176-156-178-146C-164-144-160-134-162-124C-148-124-142-114-144-102C-130-102-122-92-124-78C-108-80-98-70-98-54C-76-62-50-70-36-62Z',
    base,
    shape('M-20-110C-80-130-130-130-190-150L-200-60L-20-40Z', shade, 0.6) +
      shape('M-30-124C-76-180-140-200-200-178C-140-184-84-164-40-100Z', light, 0.7) +
      line(
        'M-160-150C-120-144-80-128-50-104M-140-126C-110-120-80-108-54-90M-116-98C-94-96-76-88-56-78',
        light,
        3.5,
        0.6,
      ),
  );

/** An owl sitting upright, about 200 high, on whatever is at (0, 0); `flying` spreads its wings 400 wide. */
export const owl = (plumage: Plumage = plumages.chestnut, { flying = false } = {}): string => {
  const { base, shade, light, breast, disc: face } = plumage;
  const scale = (x: number, y: number): string => `<path d="M${x - 9} ${y}q9 15 18 0z" fill="${light}"/>`;
  const wing = (flip: boolean): string =>
    place(
      0,
      0,
      1,
      cut(
        'M-44-118C-80-90-84-40-60 2C-46-14-34-50-34-92Z',
        shade,
        shape('M-60-104C-84-70-82-30-62-2C-66-40-60-76-44-108Z', base, 0.9) +
          line('M-66-34C-58-30-52-36-48-44M-62-12C-54-12-48-20-46-28M-70-58C-62-52-54-58-48-66', light, 3.5, 0.7),
      ),
      { flip },
    );
  return (
    (flying ? spread(plumage) + place(0, 0, 1, spread(plumage), { flip: true }) : oval(0, 2, 54, 7, '#06121f', 0.26)) +
    shape('M-24-10L24-10L16 24L0 32L-16 24Z', shade) +
    cut(
      'M0-196C52-196 70-150 68-96C66-40 44 2 0 2C-44 2-66-40-68-96C-70-150-52-196 0-196Z',
      base,
      shape('M-10-200C-60-190-80-130-70-60C-62-100-54-150-10-180Z', light, 0.6) +
        shape('M30-200C80-150 50-40 30 10L90 10L90-200Z', shade, 0.5) +
        cut(
          'M0-118C34-118 44-84 42-54C38-18 20-2 0-2C-20-2-38-18-42-54C-44-84-34-118 0-118Z',
          breast,
          scatter(3, 2, (_, i) => [-26, 0, 26].map((x) => scale(x + (i % 2 ? 13 : 0), -84 + i * 24)).join('')) +
            shape('M16-120C40-90 30-30 14 4L60 4L60-120Z', shade, 0.22),
        ),
    ) +
    (flying ? '' : wing(false) + wing(true)) +
    cut(
      'M-58-150C-72-182-70-204-66-222C-50-210-28-200 0-198C28-200 50-210 66-222C70-204 72-182 58-150C46-112 20-104 0-104C-20-104-46-112-58-150Z',
      base,
      shape('M-70-226C-74-190-70-160-56-140C-60-170-54-196-40-206Z', light, 0.7) +
        shape('M40-214C60-180 44-130 20-104L80-104L80-230Z', shade, 0.35),
    ) +
    [-26, 26]
      .map(
        (x) =>
          disc(x, -152, 33, face) +
          disc(x, -152, 33, shade, 0.12) +
          disc(x, -153, 29, face) +
          disc(x, -152, 21, '#ffc34d') +
          disc(x, -152, 21, '#e58f1f', 0.25) +
          disc(x, -152, 15, '#1d1018') +
          disc(x + 5, -158, 5.5, '#fff') +
          disc(x - 5, -146, 2.4, '#fff', 0.85),
      )
      .join('') +
    shape('M-20-186C-10-176-4-168 0-158C4-168 10-176 20-186C10-192-10-192-20-186Z', base) +
    shape('M-10-146C-6-152 6-152 10-146C8-132 4-124 0-120C-4-124-8-132-10-146Z', '#f3a23a') +
    shape('M2-150L10-146C8-132 4-124 0-120C3-130 4-140 2-150Z', '#bf6f1d', 0.7) +
    [-18, 18].map((x) => line(`M${x - 8} 3l0 6M${x} 2l0 9M${x + 8} 3l0 6`, '#f3a23a', 6)).join('')
  );
};
