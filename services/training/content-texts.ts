import { enhancedLessons } from '@grove/content/enhanced';
import { curriculumItems, lessonSources } from '@grove/content/server';
import { explanations } from '@grove/content/tutor';

const slideTexts = (): string[] =>
  [...lessonSources.map(({ steps }) => steps), ...enhancedLessons.map(({ content }) => content.steps)].flatMap((steps) =>
    steps.flatMap((step) => [step.title, step.content, step.question ?? '', step.hint ?? '', ...(step.hints ?? []), ...(step.options ?? []), ...(step.examples ?? [])]),
  );

/** Every text of every lesson and of the curriculum, and what the tutor explains, once: all of it is harmless, whoever says it. */
export const contentTexts = (): readonly string[] => [...new Set([...slideTexts(), ...explanations.flatMap(({ asks }) => asks), ...curriculumItems.flatMap(({ topic, description, learningObjectives }) => learningObjectives.concat(topic, description))])].filter((text) => text !== '');
