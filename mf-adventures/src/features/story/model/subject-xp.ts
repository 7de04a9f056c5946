import { subjectTable } from '@grove/content';
import { subjectKey, type XpSummary } from '@grove/contracts';

/** XP of one subject, with its name. */
export interface SubjectXp {
  readonly name: string;
  readonly xp: number;
}

/** XP by subject, the most first; the service keys it by names without spaces and capitals. */
export const subjectXpOf = ({ subjectXP }: Pick<XpSummary, 'subjectXP'>): SubjectXp[] =>
  Object.entries(subjectXP)
    .filter(([, xp]) => xp > 0)
    .map(([key, xp]) => ({ name: subjectTable.find(({ name }) => subjectKey(name) === key)?.name ?? key, xp }))
    .toSorted((a, b) => b.xp - a.xp);
