import type { BadgeName } from '@grove/art';
import {
  activitiesDone,
  adventureEnded,
  anyLessons,
  daysInARow,
  daysLearned,
  lessonsIn,
  subjectsTried,
  trailsComplete,
  xpEarned,
  type History,
  type Rule,
} from './history.ts';

interface BadgeRule {
  readonly id: BadgeName;
  readonly goal: number;
  readonly rule: Rule;
  /** Where to continue towards it. */
  readonly to: string;
}

const trail = (subject: string): string => `/lessons/Grade%203/${encodeURIComponent(subject)}`;
const mathematics = { rule: lessonsIn('Mathematics'), to: trail('Math') };
const reading = { rule: lessonsIn('Reading & Writing'), to: trail('Reading') };
const science = { rule: lessonsIn('Science'), to: trail('Science') };
const coding = { rule: lessonsIn('Coding & Tech'), to: trail('Coding') };
const art = { rule: lessonsIn('Art & Music'), to: trail('Creative Arts') };
const anywhere = '/curriculum';
const story = (adventureId: number): Pick<BadgeRule, 'goal' | 'rule' | 'to'> => ({
  goal: 1,
  rule: adventureEnded(adventureId),
  to: `/adventure/${adventureId}`,
});

/** Every badge, in the order in which it is shown. The nine in the middle are those of the Tree of Mastery (spec §3), the last six those of the adventures. */
export const badgeRules: readonly BadgeRule[] = [
  { id: 'first-leaf', goal: 1, rule: anyLessons, to: anywhere },
  { id: 'young-tree', goal: 10, rule: anyLessons, to: anywhere },
  { id: 'deep-roots', goal: 25, rule: anyLessons, to: anywhere },
  { id: 'new-ring', goal: 1000, rule: xpEarned, to: anywhere },
  { id: 'first-steps', goal: 1, ...mathematics },
  { id: 'problem-solver', goal: 4, ...mathematics },
  { id: 'bookworm', goal: 1, ...reading },
  { id: 'creative-writer', goal: 3, ...reading },
  { id: 'reading-champion', goal: 6, ...reading },
  { id: 'curious-explorer', goal: 3, ...science },
  { id: 'first-code', goal: 1, ...coding },
  { id: 'creative-soul', goal: 1, ...art },
  { id: 'artist', goal: 3, ...art },
  { id: 'early-bird', goal: 3, rule: daysInARow, to: anywhere },
  { id: 'seven-suns', goal: 7, rule: daysLearned, to: anywhere },
  { id: 'path-finder', goal: 3, rule: subjectsTried, to: anywhere },
  { id: 'whole-grove', goal: 6, rule: subjectsTried, to: anywhere },
  { id: 'hands-on', goal: 1, rule: activitiesDone, to: '/enhanced-curriculum' },
  { id: 'trails-end', goal: 1, rule: trailsComplete, to: anywhere },
  { id: 'four-trails', goal: 4, rule: trailsComplete, to: anywhere },
  { id: 'forest-counter', ...story(1) },
  { id: 'reef-detective', ...story(2) },
  { id: 'light-reader', ...story(3) },
  { id: 'source-tracker', ...story(4) },
  { id: 'color-mixer', ...story(5) },
  { id: 'odds-keeper', ...story(6) },
];

/** A badge as a learner stands to it: `have` is never more than `goal`. */
export interface Badge {
  readonly id: BadgeName;
  readonly goal: number;
  readonly have: number;
  readonly isEarned: boolean;
  /** When it was earned, where that is known. */
  readonly earnedAt: Date | undefined;
  readonly to: string;
}

/** All badges of a learner, in the order of the rules. */
export const badgesOf = (history: History): Badge[] =>
  badgeRules.map(({ id, goal, rule, to }) => {
    const { have, reachedAt } = rule(history, goal);
    const isEarned = have >= goal;
    return {
      id,
      goal,
      have: Math.min(have, goal),
      isEarned,
      earnedAt: isEarned && reachedAt ? new Date(reachedAt) : undefined,
      to,
    };
  });

/** The earned ones, the latest first; those without a date come last. */
export const earnedOf = (badges: readonly Badge[]): Badge[] =>
  badges
    .filter(({ isEarned }) => isEarned)
    .toSorted((a, b) => (b.earnedAt?.getTime() ?? 0) - (a.earnedAt?.getTime() ?? 0));

/** The others, the nearest first: by the share that is done, then by how much it takes. */
export const growingOf = (badges: readonly Badge[]): Badge[] =>
  badges.filter(({ isEarned }) => !isEarned).toSorted((a, b) => b.have / b.goal - a.have / a.goal || a.goal - b.goal);
