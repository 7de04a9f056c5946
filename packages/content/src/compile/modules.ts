import type { EnhancedLesson } from '@grove/contracts';
import type { Content } from '../model/content.ts';
import type { PlacementQuestion } from '../model/parts.ts';
import * as views from '../model/views.ts';

/** A module that is written from content: one value with the type that its importers see. */
interface GeneratedModule {
  /** Name of the value, and, in kebab case, of the file. */
  readonly name: string;
  readonly doc: string;
  /** The type, and where it is from. */
  readonly type: string;
  readonly imports: readonly string[];
  readonly value: (content: Content) => unknown;
}

const contracts = (names: string): string => `import type { ${names} } from '@grove/contracts';`;
const parts = (names: string): string => `import type { ${names} } from '../src/model/parts.ts';`;

const module = (
  name: string,
  doc: string,
  [type, ...imports]: readonly [type: string, ...imports: string[]],
  value: GeneratedModule['value'],
): GeneratedModule => ({ name, doc, type, imports, value });

const lessonWithoutIds = (lesson: EnhancedLesson): EnhancedLesson => ({
  ...lesson,
  content: { steps: views.withoutIds(lesson.content.steps) },
});
const askedWithoutIds = ({ question, ...asked }: PlacementQuestion): PlacementQuestion => ({
  ...asked,
  question: views.questionWithoutIds(question),
});

/** The parts that browsers load, each by itself: a page that lists lessons must not load their slides. */
const ofBrowsers: readonly GeneratedModule[] = [
  module(
    'levels',
    'The five learning levels in order of age (spec §3). `ageRange` in years.',
    ['readonly LearningLevel[]', contracts('LearningLevel')],
    views.levelsOf,
  ),
  module(
    'levelDetails',
    'What the pages of a level show beside the level itself.',
    ['readonly LevelDetail[]', parts('LevelDetail')],
    views.levelDetailsOf,
  ),
  module(
    'topicHighlights',
    'Four topic highlights for each grade that stands for a level (spec §2, /level/:id).',
    ['Readonly<Partial<Record<Grade, readonly LevelTopic[]>>>', contracts('Grade'), parts('LevelTopic')],
    views.topicHighlightsOf,
  ),
  module(
    'teachers',
    'The five AI teachers, one a level (spec §3). `avatar` names the rig of the art kit; the first part of `personality` is the badge.',
    ['readonly AiTeacher[]', contracts('AiTeacher')],
    views.teachersOf,
  ),
  module(
    'localTeachers',
    "The six subject teachers of the enhanced curriculum (spec §3). The rig of the art kit has the teacher's id; `avatar` is the spec's emoji.",
    ['readonly LocalTeacher[]', contracts('LocalTeacher')],
    ({ localTeachers }) => localTeachers,
  ),
  module(
    'chatStarters',
    'Questions to start a talk with, by level teacher; every one is answered by the curriculum.',
    ['Readonly<Record<number, readonly string[]>>'],
    views.chatStartersOf,
  ),
  module(
    'congratulations',
    "What each level teacher says at the end of a lesson, by the teacher's id.",
    ['Readonly<Record<number, string>>'],
    views.congratulationsOf,
  ),
  module(
    'demoTeachers',
    'The five teachers of the demo page (spec §3), the same people as the level teachers.',
    ['readonly DemoTeacherProfile[]', parts('DemoTeacherProfile')],
    views.demoTeachersOf,
  ),
  module(
    'matrix',
    'The curriculum matrix: 13 grades by 10 subjects, one topic each (spec §2, /curriculum). `ageRange` in years.',
    ['readonly GradeEntry[]', contracts('GradeEntry')],
    views.matrixOf,
  ),
  module(
    'lessonHeads',
    'Every lesson of the server without its slides, by grade, then subject, then place.',
    ['readonly LessonHead[]', parts('LessonHead')],
    views.lessonHeadsOf,
  ),
  module(
    'lessonOfFilm',
    'The lesson that goes on from each film, by the source name of the film.',
    ['Readonly<Record<string, string | null>>'],
    views.lessonOfFilmOf,
  ),
  module(
    'enhancedLessons',
    'The seven enhanced lessons (spec §3), in the order of the tabs.',
    ['readonly EnhancedLesson[]', contracts('EnhancedLesson')],
    (content) => views.enhancedLessonsOf(content).map(lessonWithoutIds),
  ),
  module(
    'activities',
    'The interactive elements of the enhanced lessons (spec §3), one for each.',
    ['readonly ActivityData[]', contracts('ActivityData')],
    views.activitiesOf,
  ),
  module(
    'placementQuestions',
    'The questions from which the placement picks, from the easiest grade to the hardest.',
    ['readonly PlacementQuestion[]', parts('PlacementQuestion')],
    (content) => views.placementQuestionsOf(content).map(askedWithoutIds),
  ),
  module(
    'sampleLesson',
    'The generic sample lesson (spec §2): what the player shows as the demo, and in place of a lesson that does not exist.',
    ['LessonSource', contracts('LessonSource')],
    ({ sampleLesson }) => ({ ...sampleLesson, steps: views.withoutIds(sampleLesson.steps) }),
  ),
  module(
    'dashboardSample',
    'A made-up learner of Grade 3.',
    ['DashboardSample', parts('DashboardSample')],
    ({ sampleDashboard }) => sampleDashboard,
  ),
];

const whole = module(
  'content',
  'All content. No area imports this: it holds every slide of every lesson.',
  ['Content', "import type { Content } from '../src/model/content.ts';"],
  (content) => content,
);

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The text of every generated module by its file name. Types are stated, and the values are checked by the compiler, so that nobody checks them again. */
export const modulesOf = (content: Content): Map<string, string> =>
  new Map(
    [...ofBrowsers, whole].map(({ name, doc, type, imports, value }) => [
      `${kebab(name)}.ts`,
      `// @ts-nocheck: written by packages/content/src/compile from packages/content/source.\n${imports.join('\n')}\n\n/** ${doc} */\nexport const ${name}: ${type} = ${JSON.stringify(value(content), null, 1)};\n`,
    ]),
  );
