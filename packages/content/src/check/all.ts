import type { Content } from '../model/content.ts';
import { explanationsOf, factsOf } from '../model/tutor-views.ts';
import {
  activitiesOf,
  adventuresOf,
  curriculumItemsOf,
  demoTeachersOf,
  enhancedLessonsOf,
  levelDetailsOf,
  levelsOf,
  matrixOf,
  placementQuestionsOf,
  teachersOf,
  topicHighlightsOf,
  videoAssetsOf,
  videoScriptsOf,
} from '../model/views.ts';
import { activityFaults } from './activities.ts';
import { adventureFaults } from './adventures.ts';
import type { Fault } from './fault.ts';
import { uniqueFaults } from './fault.ts';
import { enhancedLessonFaults, serverLessonFaults } from './lessons.ts';
import { placementFaults } from './placement.ts';
import { retiredFaults } from './retired.ts';
import { peopleFaults } from './people.ts';
import { curriculumFaults, matrixFaults, subjectFaults } from './tables.ts';
import { templatesFaults } from './templates.ts';
import { tutorFaults } from './tutor.ts';
import { videoFaults, videoScriptFaults } from './videos.ts';

/** Every fault of content. */
export function contentFaults(content: Content): Fault[] {
  const people = { levels: levelsOf(content), teachers: teachersOf(content), localTeachers: content.localTeachers };
  const matrix = matrixOf(content);
  const enhanced = enhancedLessonsOf(content);
  const videos = videoAssetsOf(content);
  const lessonIds = [...content.lessons, ...enhanced].map((lesson) => lesson.id);
  return [
    ...subjectFaults(content.subjects, people),
    ...peopleFaults(levelDetailsOf(content), topicHighlightsOf(content), demoTeachersOf(content), people),
    ...matrixFaults(matrix),
    ...curriculumFaults(curriculumItemsOf(content), matrix),
    ...uniqueFaults('lesson ids', lessonIds),
    ...serverLessonFaults(content.lessons),
    ...serverLessonFaults([content.sampleLesson]),
    ...enhancedLessonFaults(enhanced),
    ...activityFaults(activitiesOf(content), enhanced),
    ...placementFaults(placementQuestionsOf(content)),
    ...templatesFaults(content.templates, content.skills),
    ...retiredFaults(content),
    ...adventureFaults(adventuresOf(content), people.levels),
    ...tutorFaults(content),
    ...videoFaults(videos),
    ...videoScriptFaults(videoScriptsOf(content), videos, lessonIds, people),
  ];
}

/** How much there is, for the line that a clean check prints. */
export const contentSize = (content: Content) => ({
  curriculumItems: curriculumItemsOf(content).length,
  lessons: content.lessons.length + content.enhancedLessons.length,
  steps: [
    ...content.lessons.map((lesson) => lesson.steps),
    ...content.enhancedLessons.map((lesson) => lesson.content.steps),
  ].flat().length,
  scenes: content.stories.flatMap((story) => story.scenes).length,
  videos: content.films.length + content.loops.length,
  skills: content.skills.length,
  templates: content.templates.length,
  explanations: explanationsOf(content).length,
  facts: factsOf(content).length,
});
