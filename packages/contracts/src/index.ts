export * from './api.ts';
export * from './area.ts';
export * from './chat.ts';
export * from './constants.ts';
export * from './entities/activity.ts';
export * from './entities/adventure.ts';
export * from './entities/curriculum.ts';
export * from './entities/lesson.ts';
export * from './entities/media.ts';
export * from './entities/people.ts';
export { count, grade, nonEmpty, serverId, slug } from './entities/primitives.ts';
export * from './policy-report.ts';
export * from './problem.ts';
export * from './progress.ts';
export * from './readings.ts';
export * from './realtime.ts';
export { countWords, sentencesOf } from './rules/sentences.ts';
export * from './rules/xp.ts';
export * from './speech.ts';
export * from './telemetry.ts';
export * from './widgets.ts';
export { isFinished, type CheckedStep } from './rules/completion.ts';
export { canEnd, isPlayedThrough, type StoryScene } from './rules/story.ts';
export { judge, type GivenAnswer, type Outcome } from './rules/answer.ts';
export { evaluate, ExpressionError } from './rules/expression.ts';
export {
  add,
  divide,
  greatestCommon,
  isEqual,
  isWithin,
  magnitude,
  mostBits,
  multiply,
  power,
  rational,
  readNumber,
  subtract,
  writeRational,
  type Rational,
} from './rules/rational.ts';
