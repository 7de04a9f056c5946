/** The adventure that an address means; null when it is not a number (spec §5). */
export const parseAdventureId = (text: string | undefined): number | null =>
  text && /^\d+$/.test(text) ? Number(text) : null;
