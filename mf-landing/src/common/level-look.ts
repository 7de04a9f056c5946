import { useContent } from '@grove/platform';
import type { PlaceName } from '@grove/ui';

const gradients: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'from-orange-400 to-red-500': ['oklch(0.6 0.16 50)', 'oklch(0.52 0.18 28)'],
  'from-green-400 to-emerald-600': ['oklch(0.56 0.14 150)', 'oklch(0.46 0.11 160)'],
  'from-sky-400 to-blue-600': ['oklch(0.58 0.12 235)', 'oklch(0.48 0.15 255)'],
  'from-purple-500 to-indigo-600': ['oklch(0.52 0.18 305)', 'oklch(0.44 0.18 280)'],
  'from-indigo-600 to-slate-800': ['oklch(0.45 0.16 280)', 'oklch(0.3 0.06 265)'],
};

/** The two ends of a level's gradient; an unknown colour falls back to blue and purple (spec §5). */
export const levelGradient = (color: string): readonly [from: string, to: string] =>
  gradients[color] ?? ['oklch(0.55 0.16 255)', 'oklch(0.48 0.19 300)'];

/** Gives the drawn place of a level; a level that nobody drew stands in the grove. */
export function usePlaceOf(): (levelId: number) => PlaceName {
  const levels = useContent('levels');
  return (levelId) => levels.find(({ id }) => id === levelId)?.place ?? 'grove';
}

/** Pre-K and Elementary get larger letters and targets (experience §2). */
export const bandOf = (levelId: number): 'young' | undefined => (levelId <= 2 ? 'young' : undefined);
