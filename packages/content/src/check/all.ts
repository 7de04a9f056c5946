import { demoTeachers } from '../demo.ts';
import { activities } from '../enhanced/activities/index.ts';
import { enhancedLessons } from '../enhanced/index.ts';
import { levelDetails, topicHighlights } from '../levels.ts';
import { matrix } from '../matrix.ts';
import { placementQuestions } from '../placement.ts';
import { adventureSources, curriculumItems, lessonSources, videoAssets } from '../server/index.ts';
import { sampleLesson } from '../sample-lesson.ts';
import { subjectTable } from '../subjects.ts';
import { videoScripts } from '../videos/index.ts';
import { activityFaults } from './activities.ts';
import { adventureFaults } from './adventures.ts';
import type { Fault } from './fault.ts';
import { uniqueFaults } from './fault.ts';
import { enhancedLessonFaults, serverLessonFaults } from './lessons.ts';
import { placementFaults } from './placement.ts';
import { curriculumFaults, matrixFaults, peopleFaults, subjectFaults, videoFaults } from './tables.ts';
import { videoScriptFaults } from './videos.ts';

/** Every fault of the content that this package ships. */
export const contentFaults = (): Fault[] => [
  ...subjectFaults(subjectTable),
  ...peopleFaults(levelDetails, topicHighlights, demoTeachers),
  ...matrixFaults(matrix),
  ...curriculumFaults(curriculumItems, matrix),
  ...uniqueFaults(
    'lesson ids',
    [...lessonSources, ...enhancedLessons].map((lesson) => lesson.id),
  ),
  ...serverLessonFaults(lessonSources),
  ...serverLessonFaults([sampleLesson]),
  ...enhancedLessonFaults(enhancedLessons),
  ...activityFaults(activities, enhancedLessons),
  ...placementFaults(placementQuestions),
  ...adventureFaults(adventureSources),
  ...videoFaults(videoAssets),
  ...videoScriptFaults(
    videoScripts,
    videoAssets,
    [...lessonSources, ...enhancedLessons].map((lesson) => lesson.id),
  ),
];

/** How much there is, for the line that a clean check prints. */
export const contentSize = () => ({
  curriculumItems: curriculumItems.length,
  lessons: lessonSources.length + enhancedLessons.length,
  steps: [
    ...lessonSources.map((lesson) => lesson.steps),
    ...enhancedLessons.map((lesson) => lesson.content.steps),
  ].flat().length,
  scenes: adventureSources.flatMap((adventure) => adventure.scenes).length,
  videos: videoAssets.length,
});
