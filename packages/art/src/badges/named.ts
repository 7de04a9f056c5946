/** Names of the badges: each is a file `badges/<name>.svg`. */
export const badgeNames = [
  'first-leaf', 'young-tree', 'deep-roots', 'new-ring',
  'first-steps', 'problem-solver', 'bookworm', 'creative-writer', 'reading-champion', 'curious-explorer', 'first-code', 'creative-soul', 'artist',
  'early-bird', 'seven-suns',
  'path-finder', 'whole-grove', 'hands-on', 'trails-end', 'four-trails',
  'forest-counter', 'reef-detective', 'light-reader', 'source-tracker', 'color-mixer', 'odds-keeper',
] as const;
export type BadgeName = (typeof badgeNames)[number];
