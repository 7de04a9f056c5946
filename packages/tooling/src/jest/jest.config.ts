import { readdirSync } from 'node:fs';
import path from 'node:path';
import { areaFolders } from '@grove/config/areas';

type Project = Record<string, unknown> & { displayName: string };

/** For what hangs, in milliseconds. Small machines stall for some seconds now and then, and no test is about speed: of tests that take 0.1 s two at once were seen to take more than 5. */
const testTimeout = 15_000;

const here = import.meta.dirname;
const root = path.resolve(here, '../../../..');
const beside = (file: string) => path.join(here, file);
const folders = (names: string[]) => names.map((name) => path.join(root, name));

// Code for the browser is tested in jsdom, everything else in plain Node.
const webPackages = ['packages/platform', 'packages/testing', 'packages/ui', 'shell', ...areaFolders];
const nodePackages = readdirSync(path.join(root, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((name) => !webPackages.includes(name));

/** Everything is an ES module; sources of workspaces and ESM-only packages alike are loaded as such. */
function project(displayName: string, roots: string[], swc: object): Project {
  return {
    displayName,
    rootDir: root,
    roots: folders(roots),
    testEnvironment: beside('node-environment.ts'),
    testTimeout,
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.integration\\.test\\.ts$'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '\\.tsx?$': ['@swc/jest', { ...swc, module: { type: 'es6' }, sourceMaps: 'inline' }] },
    modulePathIgnorePatterns: ['<rootDir>/\\.grove/', '/dist/'],
  };
}

const plain = { jsc: { parser: { syntax: 'typescript', tsx: false }, target: 'es2024' } };
const react = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
};
const decorated = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
    target: 'es2024',
    keepClassNames: true,
  },
};

const web: Project = {
  ...project('web', webPackages, react),
  testEnvironment: beside('web-environment.ts'),
  setupFilesAfterEnv: [beside('web-setup.ts')],
  moduleNameMapper: {
    '\\.module\\.css$': beside('css-module.ts'),
    '\\.(css|svg|png|webp|woff2|mp3|mp4|webm|vtt)$': beside('asset.ts'),
  },
};

/** Tests that talk to a real PostgreSQL: `*.integration.test.ts`. `TEST_DATABASE_URL` holds the server's address. */
const integration: Project = {
  ...project('integration', ['services', 'packages/release', 'packages/releases'], decorated),
  testMatch: ['**/*.integration.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  globalSetup: beside('postgres-setup.ts'),
  globalTeardown: beside('postgres-teardown.ts'),
};

export default {
  rootDir: root,
  testTimeout,
  // Two cores are what a small CI machine has; each worker of the ES module loader needs about 400 MB.
  maxWorkers: 2,
  projects: [project('node', nodePackages, plain), web, project('services', ['services'], decorated), integration],
};
