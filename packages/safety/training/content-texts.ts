import { curriculumItems, enhancedLessons, lessonSources } from '@grove/content/server';
import { explanations, facts, levelPersonas, subjectPersonas } from '@grove/content/tutor';

const slideTexts = (): string[] =>
  [...lessonSources.map(({ steps }) => steps), ...enhancedLessons.map(({ content }) => content.steps)].flatMap(
    (steps) =>
      steps.flatMap((step) => [
        step.title,
        step.content,
        step.question ?? '',
        step.hint ?? '',
        ...(step.hints ?? []),
        ...(step.options ?? []),
        ...(step.examples ?? []),
      ]),
  );

const once = (texts: readonly string[]): readonly string[] => [...new Set(texts)].filter((text) => text !== '');

/** Every text of every lesson and of the curriculum, and what the tutor says of a fact, once: all of it is harmless, whoever says it. */
export const contentTexts = (): readonly string[] =>
  once([
    ...slideTexts(),
    ...facts.map(({ says }) => says),
    ...curriculumItems.flatMap(({ topic, description, learningObjectives }) =>
      learningObjectives.concat(topic, description),
    ),
  ]);

/** Every way of asking that the tutor has an answer for, once: what is answered is harmless to ask. */
export const contentAsks = (): readonly string[] => once([...explanations, ...facts].flatMap(({ asks }) => asks));

/** Every line of every teacher. */
export const personaLines = (): readonly string[] =>
  once(
    [...levelPersonas, ...subjectPersonas].flatMap(
      ({ opens, works, asks, praises, retries, hints, nearest, unknown, keeps, tried, talk }) =>
        [opens, works, asks, praises, retries, hints, nearest, unknown, keeps, tried, ...Object.values(talk)].flat(),
    ),
  );
