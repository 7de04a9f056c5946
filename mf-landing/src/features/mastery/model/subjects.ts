import { addXp, isMastered, overallLevel, subjectKey, subjectLevel, type XpSummary } from '@grove/contracts';
import type { IconName } from '@grove/art/icons';
import type { PlaceName } from '@grove/ui';

export type SubjectId = 'math' | 'reading' | 'science' | 'coding' | 'art';
export type BadgeId =
  | 'firstSteps'
  | 'problemSolver'
  | 'bookworm'
  | 'creativeWriter'
  | 'readingChampion'
  | 'curiousExplorer'
  | 'firstCode'
  | 'creativeSoul'
  | 'artist';

/** A subject as the tree starts with it (spec §3, "Subject mastery record"). XP in points. */
export interface SubjectStart {
  id: SubjectId;
  /** Name of the server's subject, whose lessons make it grow. */
  server: string;
  xp: number;
  maxXp: number;
  level: number;
  icon: IconName;
  /** The place whose colours the subject wears. */
  place: PlaceName;
  badges: readonly BadgeId[];
}

export const subjectStarts: readonly SubjectStart[] = [
  {
    id: 'math',
    server: 'Mathematics',
    xp: 850,
    maxXp: 1000,
    level: 3,
    icon: 'calculator',
    place: 'valley',
    badges: ['firstSteps', 'problemSolver'],
  },
  {
    id: 'reading',
    server: 'Reading & Writing',
    xp: 1200,
    maxXp: 1200,
    level: 4,
    icon: 'book-open',
    place: 'meadow',
    badges: ['bookworm', 'creativeWriter', 'readingChampion'],
  },
  {
    id: 'science',
    server: 'Science',
    xp: 650,
    maxXp: 1000,
    level: 2,
    icon: 'flask',
    place: 'forest',
    badges: ['curiousExplorer'],
  },
  {
    id: 'coding',
    server: 'Coding & Tech',
    xp: 300,
    maxXp: 1000,
    level: 1,
    icon: 'code',
    place: 'grove',
    badges: ['firstCode'],
  },
  {
    id: 'art',
    server: 'Art & Music',
    xp: 950,
    maxXp: 1000,
    level: 3,
    icon: 'palette',
    place: 'mountain',
    badges: ['creativeSoul', 'artist'],
  },
];

/** What the browser keeps under `learningTreeXP`: XP by subject id, for subjects that have changed. */
export type XpMap = Readonly<Record<string, number>>;

/** Whether a value that was read from the storage is such a map: whole numbers, none below zero. */
export const isXpMap = (value: unknown): value is XpMap =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((xp) => Number.isInteger(xp) && xp >= 0);

/** A subject as it stands. */
export interface SubjectRecord extends SubjectStart {
  mastered: boolean;
  /** XP still missing until the bar is full. */
  remaining: number;
}

/**
 * The subject with what is stored: its start until its XP changes for the first time, then the formula of spec §9. In a tree that is the
 * learner's own (`isOwn`) there is no sample left: badges come one with the first XP and one with each level.
 */
export function recordOf(start: SubjectStart, stored: XpMap, isOwn = false): SubjectRecord {
  const own = Object.hasOwn(stored, start.id) ? stored[start.id] : undefined;
  const xp = own === undefined ? start.xp : addXp(own, 0, start.maxXp);
  const level = !isOwn && (own === undefined || xp === start.xp) ? start.level : subjectLevel(xp);
  const badges = isOwn ? start.badges.slice(0, xp > 0 ? level : 0) : start.badges;
  return { ...start, xp, level, badges, mastered: isMastered(xp, start.maxXp), remaining: start.maxXp - xp };
}

/** The map after a gain; every subject is written, so that the key holds the whole tree (spec §7). */
export function withGain(stored: XpMap, id: SubjectId, gain: number): XpMap {
  const all = Object.fromEntries(subjectStarts.map((start) => [start.id, recordOf(start, stored)]));
  const subject = all[id];
  const xps = Object.fromEntries(Object.entries(all).map(([key, { xp }]) => [key, xp]));
  return subject ? { ...stored, ...xps, [id]: addXp(subject.xp, gain, subject.maxXp) } : stored;
}

/** XP that lessons gave, by the ids of the tree. */
export const earnedBy = ({ subjectXP }: Pick<XpSummary, 'subjectXP'>): XpMap =>
  Object.fromEntries(subjectStarts.map(({ id, server }) => [id, subjectXP[subjectKey(server)] ?? 0]));

/**
 * The map after lessons gave XP: `merged` is what of `earned` it holds already. The first time (`merged` is null) the sample ends: what remains is
 * what was earned, and what the learner's own presses had added on top of the sample.
 */
export function withEarned(stored: XpMap, merged: XpMap | null, earned: XpMap): XpMap {
  const xps = subjectStarts.map(({ id, xp: sample, maxXp }) => {
    const had = merged ? (stored[id] ?? 0) : Math.max(0, (stored[id] ?? sample) - sample);
    return [id, addXp(had, Math.max(0, (earned[id] ?? 0) - (merged?.[id] ?? 0)), maxXp)] as const;
  });
  return { ...stored, ...Object.fromEntries(xps) };
}

/** Total XP over all subjects, and the level that it makes. */
export function totals(records: readonly SubjectRecord[]): { totalXp: number; level: number } {
  const totalXp = records.reduce((sum, { xp }) => sum + xp, 0);
  return { totalXp, level: overallLevel(totalXp) };
}
