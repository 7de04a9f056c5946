import type { AiTeacher, LevelDocument } from '@grove/contracts';
import type { PlaceName } from '@grove/ui';

/** Where each level lives (experience §2). */
const places: Readonly<Record<number, PlaceName>> = {
  1: 'meadow',
  2: 'forest',
  3: 'valley',
  4: 'mountain',
  5: 'night-canopy',
};

/** The place of a teacher's level; the forest before a teacher is chosen. */
export const placeOf = (teacher: AiTeacher | null): PlaceName => (teacher && places[teacher.levelId]) || 'forest';

/** The name of a teacher's level; undefined for a level that is not known here. */
export const levelNameOf = (levels: readonly LevelDocument[], { levelId }: AiTeacher): string | undefined =>
  levels.find(({ id }) => id === levelId)?.name;
