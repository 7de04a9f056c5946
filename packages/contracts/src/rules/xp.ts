/** The XP rules of the spec (§5, §9), shared by the tree, the dashboard and the service. All amounts in points. */

/** What the tree's buttons add. */
export const xpActions = { quickLesson: 25, plus: 50, majorTask: 100, project: 200 } as const;

/** What an adventure gives: for a learner's first visit to each scene, and for the first ending that is reached, whichever it is (experience §3). */
export const adventureXp = { scene: 10, ending: 50 } as const;

/** Level of one subject: `floor(xp / 300) + 1`. */
export const subjectLevel = (xp: number): number => Math.floor(xp / 300) + 1;

/** Level over all subjects: `floor(total / 1000) + 1`. */
export const overallLevel = (totalXp: number): number => Math.floor(totalXp / 1000) + 1;

/** Adds XP to a subject, never past its `maxXp` and never below zero. */
export const addXp = (xp: number, gain: number, maxXp: number): number => Math.max(0, Math.min(maxXp, xp + gain));

/** A subject is mastered when its bar is full. */
export const isMastered = (xp: number, maxXp: number): boolean => xp >= maxXp;

/** The key of a subject in a learner's XP: its name, lower case, without spaces (spec §3), as `reading&writing`. */
export const subjectKey = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '');
