/** Spec §9: the height of a day's bar scales from XP/200 and is at least 20 px. */
const fullXp = 200;
const leastPx = 20;
/** The height of a bar of 200 XP or more. */
export const fullPx = 140;

/** Height in px of the bar of a day with `xp` points. */
export const barHeightPx = (xp: number): number =>
  Math.max(leastPx, Math.round((Math.min(xp, fullXp) / fullXp) * fullPx));

/** The index of a date's day in a week that begins on Monday, from 0. */
export const dayOfWeek = (date: Date): number => (date.getDay() + 6) % 7;

/** A date whose day of the week has the given index, to be named by `Intl`. */
export const dateOfDay = (index: number): Date => new Date(2024, 0, 1 + index);
