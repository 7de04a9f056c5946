/** Clothes of other times, for the joints of `people.ts`. */
import { cut, line, shape, type Tones } from './shapes.ts';

/** A skirt that reaches to the ankles, `length` below the hips. */
export const longSkirt = ({ dark, base, light }: Tones, half: number, length: number): string => {
  const hem = half + 22;
  return cut(
    `M${-half + 2}-8C${-half - 8} 16 ${-hem + 6} ${length * 0.6} ${-hem} ${length}C${-hem * 0.5} ${length + 9} ${hem * 0.5} ${length + 9} ${hem} ${length}C${hem - 6} ${length * 0.6} ${half + 8} 16 ${half - 2}-8Z`,
    base,
    shape(
      `M10-20C24 ${length * 0.4} 22 ${length * 0.7} 26 ${length + 20}L${hem + 20} ${length + 20}L${hem + 20}-20Z`,
      dark,
      0.55,
    ) +
      shape(
        `M${-hem - 10}-10L${-half + 14}-10C${-half + 6} ${length * 0.4} ${-hem + 22} ${length * 0.7} ${-hem + 14} ${length + 20}L${-hem - 10} ${length + 20}Z`,
        light,
        0.5,
      ) +
      line(
        `M-10 6C-14 ${length * 0.4} -16 ${length * 0.7} -18 ${length + 4}M6 6C4 ${length * 0.5} 6 ${length * 0.8} 4 ${length + 4}`,
        dark,
        3,
        0.5,
      ),
  );
};
