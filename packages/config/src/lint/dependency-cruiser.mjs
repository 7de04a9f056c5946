import { allowed, allowedInTests } from './import-table.mjs';
import { arrowRules } from './package-arrows.mjs';

const workspaces = '^(packages/[^/]+|shell|mf-[^/]+|services)/';
const tests = '\\.(test|spec)\\.tsx?$';
/** What several tests of one feature or workspace share lies in a folder `testing` beside them, and is held to what tests are. */
const testHelpers = '/testing/[^/.]+\\.tsx?$';
/** A build file may use the build presets; a test may use what tests are made with. */
const buildFiles = '^[^/]+/rspack\\.config\\.ts$';
const jestFiles = '^packages/tooling/src/jest/';
/** What the safety rules are made, tried and measured with: not a part of the product, like tests. */
const training = '^packages/safety/(training|prompts|measurement)/';
/** An area alone, for QA: like a test it runs on the mocks, and it is never part of the site. */
const standalones = '^mf-[^/]+/src/standalone\\.tsx$';

const directions = Object.entries(allowed).map(([from, to]) => ({
  name: `${from.replace('[^/]+', '*')}-imports-only-what-the-design-allows`,
  comment: `May import: ${[...to, 'npm packages'].join(', ')}. An area's widgets come through the slot of @grove/platform, never by import.`,
  severity: 'error',
  from: { path: `^(${from})/`, pathNot: [tests, testHelpers, standalones, buildFiles, jestFiles, training] },
  to: { path: workspaces, pathNot: ['^$1/', ...to.map((name) => `^${name}/`)] },
}));

const testDirections = Object.entries(allowed).map(([from, to]) => ({
  name: `${from.replace('[^/]+', '*')}-tests-import-only-what-the-design-allows`,
  comment: `Tests and standalone.tsx may import: ${[...to, 'packages/testing', 'packages/tooling', 'npm packages'].join(', ')}; an area's suite in the browser also packages/e2e.`,
  severity: 'error',
  from: {
    path: [
      `^(${from})/.+${tests}`,
      `^(${from})/.+${testHelpers}`,
      `^(${from})/src/standalone\\.tsx$`,
      `^(${from})/(training|prompts|measurement)/`,
    ],
  },
  to: {
    path: workspaces,
    pathNot: [
      '^$1/',
      '^packages/(testing|tooling|e2e)/',
      ...[...to, ...(allowedInTests[from] ?? [])].map((name) => `^${name}/`),
    ],
  },
}));

/** A file of a feature. Features may be grouped, so the feature is what comes before its rooms. The groups of the expression: area, feature. */
const featureFile = '^(mf-[^/]+)/src/features/(.+?)/(?:(?:api|components|model|state|testing)/.+|[^/]+\\.tsx?)$';
const frontDoor = '/index\\.ts$';
/** Areas whose features all have a front door. The pages of the others compose what lies inside a feature. */
const areasWithFrontDoors = '^(mf-lessons)/src/';

const insideAnArea = [
  {
    name: 'a-feature-imports-another-through-its-index',
    comment:
      'A feature may import its own folder, what the area shares, packages, and other features through their front door, index.ts.',
    severity: 'error',
    from: { path: featureFile },
    to: { path: '^$1/src/features/', pathNot: ['^$1/src/features/$2/', frontDoor] },
  },
  {
    name: 'a-page-imports-features-through-their-index',
    comment: 'What a page or widget composes is offered by the front doors of the features, index.ts.',
    severity: 'error',
    from: { path: `${areasWithFrontDoors}(pages|widgets|common)/`, pathNot: tests },
    to: { path: '^$1/src/features/', pathNot: frontDoor },
  },
  {
    name: 'a-feature-imports-no-page',
    comment: 'Pages compose features, never the other way round.',
    severity: 'error',
    from: { path: '^(mf-[^/]+)/src/features/' },
    to: { path: '^$1/src/(pages/|area\\.tsx|standalone\\.tsx)' },
  },
];

const insideServices = [
  {
    name: 'a-services-module-is-imported-through-its-index',
    comment: 'Another Nest module is reached only through its front door, index.ts.',
    severity: 'error',
    from: { path: '^services/src/([^/]+)/' },
    to: { path: '^services/src/[^/]+/.', pathNot: ['^services/src/$1/', '^services/src/[^/]+/index\\.ts$'] },
  },
  {
    name: 'services-start-up-imports-modules-through-their-index',
    comment: 'The files beside main.ts reach a Nest module only through its front door, index.ts.',
    severity: 'error',
    from: { path: '^services/src/[^/]+\\.ts$', pathNot: tests },
    to: { path: '^services/src/[^/]+/.', pathNot: '^services/src/[^/]+/index\\.ts$' },
  },
  {
    name: 'a-controller-touches-no-repository-or-entity',
    comment: 'A controller or gateway speaks to a service; only the service knows repositories and entities.',
    severity: 'error',
    from: { path: '\\.(controller|gateway)\\.ts$' },
    to: {
      path: [
        '\\.(repository|entity)\\.ts$',
        '^services/src/[^/]+/(entities|repositories)/',
        'node_modules/@mikro-orm/',
      ],
    },
  },
];

const arrows = arrowRules(allowed, {
  applications: '^(services|shell|mf-[^/]+)/',
  tests: [tests, testHelpers, jestFiles],
});

const everywhere = [
  {
    name: 'no-circular-import',
    comment: 'Files that import each other in a circle cannot be understood, tested or loaded one at a time.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every-import-resolves',
    comment: 'The imported file or package does not exist.',
    severity: 'error',
    from: {},
    // Pictures come into being with the first build.
    to: { couldNotResolve: true, pathNot: '^@grove/art/files/' },
  },
  {
    name: 'only-tests-in-a-browser-import-e2e',
    comment:
      'packages/e2e opens a browser. The suites of the areas (mf-*/alone) are written with it; other tests need packages/testing.',
    severity: 'error',
    from: { pathNot: '^(packages/e2e|mf-[^/]+/alone)/' },
    to: { path: '^packages/e2e/' },
  },
  {
    name: 'no-standalone-is-imported',
    comment: 'standalone.tsx starts an area alone on mocks; the site must not reach it.',
    severity: 'error',
    from: {},
    to: { path: standalones },
  },
  {
    name: 'only-tests-import-what-tests-share',
    comment: 'What lies in a folder `testing` is for tests; the product must not reach it.',
    severity: 'error',
    from: { path: '^(packages/[^/]+|shell|mf-[^/]+)/src/', pathNot: [tests, testHelpers] },
    to: { path: testHelpers },
  },
  {
    name: 'only-tests-import-what-the-safety-rules-are-made-with',
    comment:
      'Training, prompts and measurement of packages/safety hold data that was made to learn and to measure; the product must not reach it.',
    severity: 'error',
    from: { path: '^(packages/[^/]+|shell|mf-[^/]+|services)/src/', pathNot: [tests, testHelpers] },
    to: { path: training },
  },
  {
    name: 'a-tutor-is-given-what-it-knows',
    comment:
      'Lessons, explanations and personas are arguments of `createTutor`, so that each release of content can have its own tutor; types and rules come from content/tutor-model.',
    severity: 'error',
    from: { path: '^packages/tutor/src/', pathNot: [tests, testHelpers] },
    to: { path: '^packages/content/src/', pathNot: '^packages/content/src/tutor/model.ts$' },
  },
  {
    name: 'an-area-is-given-content',
    comment:
      'Areas carry no content: a page is given documents by `useContent` of @grove/platform. Of packages/content an area imports the front door alone: vocabulary, and rules that are given their data.',
    severity: 'error',
    from: { path: '^mf-[^/]+/src/', pathNot: [tests, testHelpers, standalones] },
    to: { path: '^packages/content/', pathNot: '^packages/content/src/index\\.ts$' },
  },
  {
    name: 'what-areas-import-holds-no-content',
    comment:
      'The front door of packages/content is in the JavaScript of pages: it reaches no lessons, stories, teachers or levels.',
    severity: 'error',
    from: { path: '^packages/content/src/index\\.ts$' },
    to: { path: '^packages/content/(generated|source)/', reachable: true },
  },
  {
    name: 'no-test-is-imported',
    comment:
      'A test file is run, never imported; what is shared moves to a folder `testing` beside it, or to packages/testing.',
    severity: 'error',
    from: {},
    to: { path: tests },
  },
];

export default {
  forbidden: [...directions, ...testDirections, ...insideAnArea, ...insideServices, ...arrows, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.grove)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
