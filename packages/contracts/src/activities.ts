/** Sub-entry `@grove/contracts/activities`: the rules of the interactive elements, used by the activities and by the content check. */
export * as assign from './rules/activities/assign.ts';
export * as chart from './rules/activities/chart.ts';
export * as circuit from './rules/activities/circuit.ts';
export * as lawn from './rules/activities/lawn.ts';
export * as paragraph from './rules/activities/paragraph.ts';
export * as robot from './rules/activities/robot.ts';
export * as story from './rules/activities/story.ts';
export * as time from './rules/activities/time.ts';
export { sentence, type Verdict } from './rules/activities/verdict.ts';
