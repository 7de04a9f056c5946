/**
 * The import table of the design: who may import whom among the workspaces. Everything that is not listed is forbidden. Types count as imports too: a team that
 * needs another area's type depends on that area.
 */
export const allowed = {
  shell: ['packages/platform', 'packages/ui', 'packages/art', 'packages/contracts'],
  'mf-[^/]+': ['packages/platform', 'packages/ui', 'packages/art', 'packages/contracts', 'packages/content'],
  services: [
    'packages/content',
    'packages/contracts',
    'packages/documents',
    'packages/http',
    'packages/operators-page',
    'packages/releases',
    'packages/safety',
    'packages/signing',
    'packages/telemetry',
    'packages/teacher',
    'packages/tutor',
    'packages/voice',
    'packages/workers',
  ],
  'packages/platform': ['packages/ui', 'packages/contracts'],
  'packages/ui': ['packages/art', 'packages/contracts'],
  'packages/content': ['packages/contracts', 'packages/mathematics'],
  'packages/art': [],
  // The rules that judge an answer compute with exact numbers (ADR 45).
  'packages/contracts': ['packages/mathematics'],
  'packages/mathematics': [],
  'packages/safety': ['packages/contracts'],
  'packages/tutor': ['packages/mathematics', 'packages/contracts', 'packages/safety', 'packages/content'],
  'packages/teacher': [
    'packages/content',
    'packages/contracts',
    'packages/mathematics',
    'packages/safety',
    'packages/tutor',
    'packages/workers',
  ],
  'packages/voice': ['packages/contracts', 'packages/workers'],
  'packages/studio': ['packages/art', 'packages/contracts', 'packages/content', 'packages/tooling', 'packages/voice'],
  'packages/testing': ['packages/platform', 'packages/ui', 'packages/contracts', 'packages/content'],
  'packages/releases': ['packages/contracts', 'packages/signing'],
  'packages/signing': [],
  'packages/telemetry': ['packages/contracts', 'packages/releases'],
  'packages/operators-page': ['packages/contracts', 'packages/releases', 'packages/telemetry'],
  'packages/http': [],
  'packages/workers': [],
  'packages/documents': ['packages/contracts', 'packages/releases'],
  'packages/config': ['packages/contracts', 'packages/releases'],
  'packages/tooling': [
    'packages/config',
    'packages/content',
    'packages/contracts',
    'packages/releases',
    'packages/testing',
  ],
  'packages/release': [
    'packages/config',
    'packages/content',
    'packages/contracts',
    'packages/releases',
    'packages/signing',
    'packages/tooling',
  ],
  'packages/commands': [
    'packages/config',
    'packages/content',
    'packages/contracts',
    'packages/platform',
    'packages/release',
    'packages/releases',
    'packages/tooling',
  ],
  'packages/e2e': [
    'packages/contracts',
    'packages/content',
    'packages/releases',
    'packages/signing',
    'packages/testing',
    'packages/tooling',
  ],
};

/** What only tests and training of a package import beside that. */
export const allowedInTests = {
  'packages/safety': ['packages/content'],
  'packages/voice': ['packages/content'],
};
