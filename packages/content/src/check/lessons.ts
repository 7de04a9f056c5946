import {
  enhancedLesson,
  lessonSource,
  type EnhancedLesson,
  type Grade,
  type LessonSource,
  type LessonStep,
} from '@grove/contracts';
import { enhancedTabs } from '../subject-sections.ts';
import { subjectTable } from '../subjects.ts';
import { lessonBands } from './bands.ts';
import type { Fault } from './fault.ts';
import { knownFaults, rangeFaults, schemaFaults, uniqueFaults } from './fault.ts';
import { questionFaults } from './questions.ts';
import { countWords, readingGrade } from './readability.ts';

const isQuestion = (step: LessonStep): boolean => step.question !== undefined;

/** A slide as it stands while its variant is asked. */
const withVariant = ({ title, subtitle, type, variant }: LessonStep): LessonStep => ({
  content: '',
  ...variant,
  title,
  subtitle,
  type,
});

/** Everything that a slide shows before it is answered. */
const visibleText = (step: LessonStep): string =>
  [
    step.title,
    step.subtitle,
    step.content,
    ...(step.examples ?? []),
    step.question,
    ...(step.options ?? []),
    ...(step.pairs ?? []).flatMap(({ left, right }) => [left, right]),
  ]
    .filter(Boolean)
    .join(' ');

/** The sentences of a lesson; titles, options and examples are no sentences. */
const sentences = (steps: readonly LessonStep[]): string =>
  steps
    .flatMap((step) => [step.content, step.question, step.hint])
    .filter(Boolean)
    .join(' ');

/** Number of steps, share of questions, words a slide and reading grade against the grade's band (experience §4). */
export const bandFaults = (where: string, grade: Grade, steps: readonly LessonStep[]): Fault[] => {
  const band = lessonBands[grade];
  const asking = steps.filter(isQuestion).length;
  const reading = Math.round(readingGrade(sentences(steps)) * 10) / 10;
  return [
    ...rangeFaults(where, 'number of steps', steps.length, band.steps),
    ...(asking * 2 >= steps.length
      ? []
      : [{ where, message: `only ${asking} of ${steps.length} steps ask something` }]),
    ...steps.flatMap((step, index) => [
      ...rangeFaults(`${where} step ${index + 1}`, 'number of words', countWords(visibleText(step)), [
        1,
        band.slideWords,
      ]),
      ...(step.variant
        ? rangeFaults(
            `${where} step ${index + 1} variant`,
            'number of words',
            countWords(visibleText(withVariant(step))),
            [1, band.slideWords],
          )
        : []),
    ]),
    ...(band.readingGrade ? rangeFaults(where, 'reading grade', reading, band.readingGrade) : []),
  ];
};

/** Begins with an intro, ends with a completion that shows the lesson's own XP, and does not keep the right option in one place. */
export const shapeFaults = (where: string, xpReward: number, steps: readonly LessonStep[]): Fault[] => {
  const last = steps.at(-1);
  const answers = steps.filter((step) => step.inputType === 'multiple-choice').map((step) => step.correctAnswer);
  return [
    ...(steps[0]?.type === 'intro' ? [] : [{ where, message: 'does not begin with an intro' }]),
    ...(last?.type === 'completion' ? [] : [{ where, message: 'does not end with a completion' }]),
    ...(last?.xpEarned === xpReward
      ? []
      : [{ where, message: `completion shows ${last?.xpEarned} XP, the lesson gives ${xpReward}` }]),
    ...(answers.length > 2 && new Set(answers).size === 1
      ? [{ where, message: 'every right option is in the same place' }]
      : []),
  ];
};

const stepsFaults = (where: string, grade: Grade, xpReward: number, steps: readonly LessonStep[]): Fault[] => [
  ...bandFaults(where, grade, steps),
  ...shapeFaults(where, xpReward, steps),
  ...steps.flatMap((step, index) => questionFaults(`${where} step ${index + 1}`, step)),
];

/** Everything wrong with the server's lessons. */
export const serverLessonFaults = (lessons: readonly LessonSource[]): Fault[] => [
  ...schemaFaults('lesson', lessonSource, lessons),
  ...uniqueFaults(
    'lesson places',
    lessons.map((lesson) => `${lesson.grade}, subject ${lesson.subjectId}, position ${lesson.position}`),
  ),
  ...lessons.flatMap((lesson) => {
    const where = `lesson ${lesson.id}`;
    return [
      ...rangeFaults(where, 'duration', lesson.duration, [10, 25]),
      ...rangeFaults(where, 'xpReward', lesson.xpReward, [40, 150]),
      ...knownFaults(
        where,
        'subject',
        lesson.subjectId,
        subjectTable.map((subject) => subject.id),
      ),
      ...stepsFaults(where, lesson.grade, lesson.xpReward, lesson.steps),
      ...prerequisiteFaults(where, lesson, lessons),
    ];
  }),
  ...circleFaults(lessons),
];

/** Prerequisites exist and belong to the same grade and subject. */
const prerequisiteFaults = (where: string, lesson: LessonSource, lessons: readonly LessonSource[]): Fault[] => {
  const siblings = lessons.filter(
    (other) => other.grade === lesson.grade && other.subjectId === lesson.subjectId && other.id !== lesson.id,
  );
  return (lesson.prerequisites ?? []).flatMap((id) =>
    knownFaults(
      where,
      'prerequisite',
      id,
      siblings.map((other) => other.id),
    ),
  );
};

/** Lessons that wait for themselves, directly or through others: nobody could ever begin them. */
export const circleFaults = (lessons: readonly Pick<LessonSource, 'id' | 'prerequisites'>[]): Fault[] => {
  const needs = new Map(lessons.map(({ id, prerequisites }) => [id, prerequisites ?? []]));
  const waitsFor = (id: string, target: string, seen: Set<string>): boolean =>
    (needs.get(id) ?? []).some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return waitsFor(next, target, seen);
    });
  return lessons
    .filter(({ id }) => waitsFor(id, id, new Set()))
    .map(({ id }) => ({ where: `lesson ${id}`, message: 'waits for itself through its prerequisites' }));
};

/** Everything wrong with the enhanced lessons (spec §9: durations 18 to 30 minutes). */
export const enhancedLessonFaults = (lessons: readonly EnhancedLesson[]): Fault[] => [
  ...schemaFaults('enhanced lesson', enhancedLesson, lessons),
  ...lessons.flatMap((lesson) => {
    const where = `enhanced lesson ${lesson.id}`;
    const tab = enhancedTabs.find((candidate) => candidate.name === lesson.subject);
    return [
      ...(tab
        ? knownFaults(where, `teacher of ${tab.name}`, lesson.teacherId, [tab.teacherId])
        : [{ where, message: `unknown subject "${lesson.subject}"` }]),
      ...(/^\d+ min$/.test(lesson.duration)
        ? rangeFaults(where, 'duration', Number.parseInt(lesson.duration, 10), [18, 30])
        : [{ where, message: `duration "${lesson.duration}" is not like "20 min"` }]),
      ...(lesson.prerequisites ?? []).flatMap((id) =>
        knownFaults(
          where,
          'prerequisite',
          id,
          lessons.map((other) => other.id),
        ),
      ),
      ...stepsFaults(where, lesson.grade, lesson.xpReward, lesson.content.steps),
    ];
  }),
];
