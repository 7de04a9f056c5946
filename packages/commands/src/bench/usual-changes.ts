/** A change that a team makes every week, and the files that it touches: a path of the repository, `<…>` standing for a name, or a pattern with `*` for all of them. */
export interface UsualChange {
  readonly what: string;
  readonly files: readonly string[];
  /** How many files it touched before content became a release and the rooms of the service packages. */
  readonly before: number;
}

const locales = ['shell', 'mf-adventures', 'mf-chat', 'mf-landing', 'mf-lessons', 'mf-media'].map(
  (area) => `${area}/src/locales/**/*.ts`,
);

/** Tests and the documents that tell of a change are not counted, nor are pictures that are drawn for it in files of their own. */
export const usualChanges: readonly UsualChange[] = [
  {
    what: 'a lesson',
    files: [
      'packages/content/source/lessons/<grade>/<subject>/<lesson>.yaml',
      'packages/content/source/units/<grade>/<subject>.yaml',
    ],
    before: 2,
  },
  {
    what: 'a page of an area',
    files: ['<area>/src/routes.ts', '<area>/src/area.tsx', '<area>/src/pages/<page>.tsx', '<area>/src/locales/en.ts'],
    before: 4,
  },
  {
    what: 'a call that reads content',
    files: [
      'packages/contracts/src/api.ts',
      'packages/content/src/answers/<answers>.ts',
      'services/src/content/content.controller.ts',
      'services/src/docs/contract-operations.ts',
    ],
    before: 6,
  },
  {
    what: 'a teacher',
    files: [
      'packages/content/source/teachers/<teacher>.yaml',
      'packages/content/source/tutor/personas/<teacher>.yaml',
      'packages/voice/src/personas.ts',
      'packages/art/src/teachers/<teacher>.ts',
      'packages/art/src/teachers/index.ts',
      'packages/ui/src/components/portrait-files.ts',
    ],
    before: 9,
  },
  {
    what: 'a story',
    files: [
      'packages/content/source/stories/<story>.yaml',
      'packages/art/src/stories/catalogue.ts',
      'packages/art/src/stories/stories.ts',
    ],
    before: 4,
  },
  { what: 'a setting of the service', files: ['services/src/config/config.ts'], before: 1 },
  { what: 'a language of the interface', files: locales, before: 13 },
  {
    what: "an area's widget",
    files: ['<area>/src/widgets/<widget>.tsx', '<area>/src/area.tsx', 'packages/contracts/src/widgets.ts'],
    before: 3,
  },
  {
    what: 'a rule that content is checked by',
    files: ['packages/content/src/check/<rule>.ts', 'packages/content/src/check/all.ts'],
    before: 2,
  },
  { what: 'a limit', files: ['services/src/limits/limits.ts', 'services/src/config/config.ts'], before: 2 },
];
