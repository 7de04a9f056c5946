import { activity as activitySchema, type ActivityData, type EnhancedLesson } from '@grove/contracts';
import { goalFaults } from './activity-goals.ts';
import { lessonBands } from './bands.ts';
import type { Fault } from './fault.ts';
import { fault, idsOf, knownFaults, rangeFaults, schemaFaults, uniqueFaults, unless } from './fault.ts';
import { countWords, readingGrade } from './readability.ts';

/** Every text of an activity that is a sentence; names and ids are none. */
const sentencesOf = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string')
    return /[.!?]$/.test(value) && key !== 'tiles' ? [value.replaceAll(/\{\{\w+\}\}/g, '4')] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => sentencesOf(each, name))
    : [];
};

/** What is shown at once fits the words of a slide, and the sentences fit the reading grade of the band (experience §4). */
function bandFaults(where: string, data: ActivityData, { grade }: EnhancedLesson): Fault[] {
  const { slideWords, readingGrade: range } = lessonBands[grade];
  const texts = sentencesOf(data);
  const shown = [
    data.learned,
    ...Object.values(data.says),
    ...data.goals.flatMap(({ task, hint, praise }) => [`${task} ${hint}`, `${task} ${praise}`]),
  ];
  return [
    ...shown.flatMap((text) =>
      rangeFaults(`${where} "${text.slice(0, 24)}…"`, 'number of words', countWords(text), [1, slideWords]),
    ),
    ...(range ? rangeFaults(where, 'reading grade', Math.round(readingGrade(texts.join(' ')) * 10) / 10, range) : []),
  ];
}

/** Everything wrong with the interactive elements: one for each enhanced lesson, of its type and XP, in its band, with goals that can be reached. */
export const activityFaults = (activities: readonly ActivityData[], lessons: readonly EnhancedLesson[]): Fault[] => [
  ...uniqueFaults(
    'activities',
    activities.map(({ lessonId }) => lessonId),
  ),
  ...lessons
    .filter(({ id }) => !activities.some(({ lessonId }) => lessonId === id))
    .map(({ id }) => ({ where: `activity ${id}`, message: 'the lesson has none' })),
  ...activities.flatMap((data) => {
    const where = `activity ${data.lessonId}`;
    const lesson = lessons.find(({ id }) => id === data.lessonId);
    if (!lesson) return fault(where, 'no such lesson');
    const misfits = schemaFaults(where, activitySchema, [data]);
    if (misfits.length > 0) return misfits;
    return [
      ...knownFaults(where, 'type', data.type, [lesson.interactiveElement.type]),
      ...unless(
        data.xpReward === lesson.interactiveElement.xpReward,
        where,
        `gives ${data.xpReward} XP, the lesson says ${lesson.interactiveElement.xpReward}`,
      ),
      ...uniqueFaults(where, idsOf(data.goals)),
      ...bandFaults(where, data, lesson),
      ...goalFaults(where, data),
    ];
  }),
];
