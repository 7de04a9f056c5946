import type * as z from 'zod';
import { gradeFile, placementFile, unitFile } from './curriculum.ts';
import { dashboardFile } from './dashboard.ts';
import { filmFile, loopFile } from './film.ts';
import { lessonFile, sampleLessonFile } from './lesson.ts';
import { levelFile, teacherFile } from './people.ts';
import { retiredFile } from './retired.ts';
import { skillFile, templateFile } from './skill.ts';
import { storyFile } from './story.ts';
import { explanationsFile, factsFile, personaFile, wordsFile } from './tutor.ts';

/** Every kind of source file: which paths below `source` are of that kind, and what they must hold. */
export const kinds = {
  lesson: { path: /^lessons\/[^/]+\/[^/]+\/[^/]+$/, schema: lessonFile },
  unit: { path: /^units\/[^/]+\/[^/]+$/, schema: unitFile },
  grade: { path: /^grades\/[^/]+$/, schema: gradeFile },
  placement: { path: /^placement\/[^/]+$/, schema: placementFile },
  story: { path: /^stories\/[^/]+$/, schema: storyFile },
  film: { path: /^films\/[^/]+$/, schema: filmFile },
  loop: { path: /^loops\/[^/]+$/, schema: loopFile },
  level: { path: /^levels\/[^/]+$/, schema: levelFile },
  teacher: { path: /^teachers\/[^/]+$/, schema: teacherFile },
  explanations: { path: /^tutor\/explanations\/[^/]+$/, schema: explanationsFile },
  facts: { path: /^tutor\/facts\/[^/]+$/, schema: factsFile },
  persona: { path: /^tutor\/personas\/[^/]+$/, schema: personaFile },
  words: { path: /^tutor\/words$/, schema: wordsFile },
  skill: { path: /^skills\/[^/]+\/[^/]+$/, schema: skillFile },
  template: { path: /^templates\/[^/]+\/[^/]+$/, schema: templateFile },
  retired: { path: /^retired$/, schema: retiredFile },
  'sample-lesson': { path: /^samples\/lesson$/, schema: sampleLessonFile },
  'sample-dashboard': { path: /^samples\/dashboard$/, schema: dashboardFile },
} as const;

export type Kind = keyof typeof kinds;
export type FileOf<Name extends Kind> = z.infer<(typeof kinds)[Name]['schema']>;
