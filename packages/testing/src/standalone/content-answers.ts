import { subjectTable } from '@grove/content';
import { contentAnswers as answersOf, type ContentAnswer } from '@grove/content/answers';
import { content } from '@grove/content/compiled';
import { normaliseVideoFilter } from '@grove/content/server';
import {
  reads,
  weekdays,
  type LearnerReadName,
  type learnerReads,
  type Progress,
  type ReadName,
} from '@grove/contracts';
import { aProgress } from '../factories.ts';
import { softToneAddress } from './soft-tone.ts';

type Answer<Name extends ReadName | LearnerReadName> = ReturnType<
  (typeof reads & typeof learnerReads)[Name]['response']['parse']
>;

/** Parameters of path and query, by name. */
export type Given = Readonly<Record<string, string>>;

/** What tells one answer of a read from the others, however its parameters are ordered and written. */
const keyOf = (read: ReadName, values: ContentAnswer['values']): string =>
  JSON.stringify([
    read,
    ...Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  ]);

/** The answers of the service's own function. Where the service answers with a spoken line, here stands a hum. */
const answers = new Map(
  answersOf(content, () => softToneAddress).map(({ read, values, value }) => [keyOf(read, values), value]),
);

/** The reads that answer with a list, which may be empty: nothing was found for these parameters. */
const lists = new Set<ReadName>(['curriculum', 'lessons', 'videoAssets']);

/** What a read is told by, in its path and in its query. */
const parametersOf = ({
  params,
  query,
}: {
  readonly path: string;
  readonly params?: { readonly shape: object };
  readonly query?: { readonly shape: object };
}): string[] => Object.keys({ ...params?.shape, ...query?.shape });

const find =
  <Name extends ReadName>(read: Name) =>
  (given: Given): Answer<Name> | undefined => {
    const values = Object.fromEntries(parametersOf(reads[read]).map((name) => [name, given[name]]));
    const found = answers.get(keyOf(read, read === 'videoAssets' ? { ...normaliseVideoFilter(values) } : values));
    return (found ?? (lists.has(read) ? [] : undefined)) as Answer<Name> | undefined;
  };

const readNames = Object.keys(reads) as ReadName[];

/** What the service would answer from the seeded content; undefined where it would answer 404. A test of the service holds both together. */
export const contentAnswers = {
  ...Object.fromEntries(readNames.map((name) => [name, find(name)])),
  progress: () => someProgress,
} as unknown as { readonly [Name in ReadName | LearnerReadName]: (given: Given) => Answer<Name> | undefined };

/** A learner who finished two lessons of Mathematics and two of Science in Grade 3, in this week. */
export const someProgress: Progress = aProgress({
  totalXP: 240,
  subjectXP: { mathematics: 120, science: 120 },
  currentLevel: 1,
  streakDays: 3,
  completedLessons: [1, 3]
    .flatMap((wanted) =>
      content.lessons.filter(({ grade, subjectId }) => grade === 'Grade 3' && subjectId === wanted).slice(0, 2),
    )
    .map(({ id, subjectId, grade }, index) => ({
      lessonId: id,
      subject: subjectTable.find((subject) => subject.id === subjectId)!.name,
      grade,
      xp: 60,
      completedAt: `2026-03-0${index + 2}T16:00:00.000Z`,
    })),
  weeklyActivity: weekdays.map((day, index) => ({ day, xp: index < 4 ? 60 : 0 })),
});
