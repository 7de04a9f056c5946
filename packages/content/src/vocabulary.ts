/** The drawn places that levels live in (experience §2); each names a scene of the art kit. */
export const places = ['meadow', 'forest', 'valley', 'mountain', 'night-canopy'] as const;
export type Place = (typeof places)[number];

/** The subjects that the placement asks about. */
export const placementSubjects = ['math', 'reading', 'science'] as const;
export type PlacementSubject = (typeof placementSubjects)[number];
