export * from './api.ts';
export * from './area.ts';
export * from './area-descriptor.ts';
export * from './chat.ts';
export * from './chat-events.ts';
export * from './constants.ts';
export * from './content/adventure.ts';
export * from './content/documents.ts';
export * from './content/lesson.ts';
export * from './content/matrix.ts';
export * from './content/people.ts';
export * from './content/schema.ts';
export * from './content/skill.ts';
export * from './content/template.ts';
export * from './entities/activities/chart.ts';
export * from './entities/activities/circuit.ts';
export * from './entities/activities/lawn.ts';
export * from './entities/activities/paragraph.ts';
export * from './entities/activities/robot.ts';
export * from './entities/activities/story.ts';
export * from './entities/activities/time.ts';
export * from './entities/activity.ts';
export * from './entities/adventure.ts';
export * from './entities/curriculum.ts';
export * from './entities/lesson.ts';
export * from './entities/media.ts';
export * from './entities/people.ts';
export { count, grade, nonEmpty, serverId, slug } from './entities/primitives.ts';
export * from './loadable-build.ts';
export * from './policy-report.ts';
export * from './problem.ts';
export * from './progress.ts';
export * from './readings.ts';
export * from './realtime.ts';
export * from './realtime-request.ts';
export * from './release-set.ts';
export * from './reply-kinds.ts';
export { countWords, sentencesOf } from './rules/sentences.ts';
export * from './rules/xp.ts';
export * from './speech.ts';
export * from './telemetry.ts';
export * from './telemetry-report.ts';
export * from './widgets.ts';
export { isFinished, type CheckedStep } from './rules/completion.ts';
export {
  givenAnswer,
  keptAnswer,
  indexOfStep,
  stepKey,
  unmatched,
  type KeptAnswer,
  type StepKey,
} from './rules/kept-answer.ts';
export { canEnd, isPlayedThrough, type StoryScene } from './rules/story.ts';
export { judge, type GivenAnswer, type Outcome } from './rules/answer.ts';
export { permutation, randomOf } from './rules/permutation.ts';
export {
  instantiate,
  mostCombinations,
  mostVariants,
  variantsOf,
  type MadeQuestion,
  type TemplateValues,
} from './rules/template.ts';
