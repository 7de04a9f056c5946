import { expect, test } from '@jest/globals';
import { pageReport, telemetryMaxBytes, type PageReport } from '@grove/contracts';
import { Reporter } from './reporter.ts';
import { buildOfStack } from './script-errors.ts';

const versions = { shell: 's-1', 'mf-landing': 'l-1', 'mf-chat': 'c-1' } as const;

function reporter({ takes = () => true }: { takes?: () => boolean } = {}) {
  const sent: PageReport[] = [];
  const made = new Reporter({
    setId: 'set-1',
    versions,
    send: (report) => takes() && sent.push(pageReport.parse(report)) > 0,
  });
  const said = () => {
    made.flush();
    const lists = sent.splice(0);
    return {
      views: lists.flatMap(({ views }) => views.map(({ area }) => area)),
      errors: lists.flatMap(({ errors }) => errors.map(({ area, kind }) => `${area} ${kind}`)),
    };
  };
  return { made, sent, said };
}

const page = (area: keyof typeof versions, atMs = 0) => ({ kind: 'page', area, atMs }) as const;
const failed = (area: keyof typeof versions, why: 'render' | 'load' | 'script' = 'render') =>
  ({ kind: 'failed', area, why, atMs: 0 }) as const;

test('every page and widget is a view of its build, and the shell one of each document', () => {
  const { made, sent } = reporter();
  made.note(page('mf-landing'));
  made.note({ kind: 'widget', area: 'mf-chat', atMs: 5 });
  made.flush();
  expect(sent).toEqual([
    {
      setId: 'set-1',
      views: [
        { area: 'shell', version: 's-1' },
        { area: 'mf-landing', version: 'l-1' },
        { area: 'mf-chat', version: 'c-1' },
      ],
      errors: [],
      vitals: [],
      loads: [],
    },
  ]);
});

test('a view fails once, however often it is tried and whatever breaks next', () => {
  const { made, said } = reporter();
  for (const noted of [page('mf-chat'), failed('mf-chat'), failed('mf-chat'), failed('mf-chat', 'script')])
    made.note(noted);
  expect(said()).toEqual({ views: ['shell', 'mf-chat'], errors: ['mf-chat render'] });
  made.note(page('mf-chat'));
  made.note(failed('mf-chat'));
  expect(said()).toEqual({ views: ['mf-chat'], errors: ['mf-chat render'] });
});

test('files that do not come fail the view that then shows the fallback, and no other', () => {
  const { made, said } = reporter();
  for (const noted of [page('mf-landing'), failed('mf-chat', 'load'), page('mf-chat')]) made.note(noted);
  expect(said()).toEqual({ views: ['shell', 'mf-landing', 'mf-chat'], errors: ['mf-chat load'] });
  for (const noted of [page('mf-landing'), page('mf-chat'), page('mf-landing'), failed('mf-chat', 'load')])
    made.note(noted);
  expect(said().errors).toEqual(['mf-chat load']);
});

test('what breaks before anything was shown still has its view', () => {
  const { made, said } = reporter();
  made.note(failed('mf-chat', 'script'));
  expect(said()).toEqual({ views: ['shell', 'mf-chat'], errors: ['mf-chat script'] });
});

test('after an area was replaced it counts for its new version', () => {
  const { made, sent } = reporter();
  made.note({ kind: 'replaced', area: 'mf-chat', version: 'c-2', atMs: 0 });
  made.note(page('mf-chat'));
  made.note({ kind: 'loaded', area: 'mf-chat', ms: 120.6, atMs: 0 });
  made.flush();
  expect(sent[0]!.views[1]).toEqual({ area: 'mf-chat', version: 'c-2' });
  expect(sent[0]!.loads).toEqual([{ area: 'mf-chat', version: 'c-2', ms: 121 }]);
});

test('a vital is the area’s and the shell’s, rounded to what is worth keeping', () => {
  const { made, sent } = reporter();
  made.vital('mf-chat', 'INP', 104.4);
  made.vital('mf-chat', 'CLS', 0.01234);
  made.flush();
  expect(sent[0]!.vitals.map(({ area, name, value }) => `${area} ${name} ${value}`)).toEqual([
    'mf-chat INP 104',
    'shell INP 104',
    'mf-chat CLS 0.012',
    'shell CLS 0.012',
  ]);
});

test('a build without a version is not counted, and nothing is sent when there is nothing', () => {
  const { made, sent } = reporter();
  made.flush();
  made.note({ kind: 'page', area: 'mf-media', atMs: 0 });
  made.flush();
  expect(sent).toHaveLength(1);
});

test('what the browser does not take is sent with the next', () => {
  let open = false;
  const { made, sent } = reporter({ takes: () => open });
  made.note(page('mf-chat'));
  made.flush();
  expect(sent).toEqual([]);
  open = true;
  made.note(failed('mf-chat'));
  made.flush();
  expect([sent[0]!.views.length, sent[0]!.errors.length]).toEqual([2, 1]);
});

test('a report stays within what the service takes, and memory within bounds', () => {
  const { made, sent } = reporter();
  made.note({ kind: 'replaced', area: 'mf-chat', version: 'v'.repeat(80), atMs: 0 });
  for (let index = 0; index < 1_000; index += 1) {
    made.note(page('mf-chat'));
    made.note(failed('mf-chat', 'script'));
    made.note({ kind: 'loaded', area: 'mf-chat', ms: 600_000, atMs: 0 });
    made.vital('mf-chat', 'INP', 600_000);
  }
  for (let index = 0; index < 20; index += 1) made.flush();
  expect(sent.length).toBeLessThanOrEqual(7);
  for (const report of sent) expect(JSON.stringify(report).length).toBeLessThan(telemetryMaxBytes);
});

test('a time belongs to the area whose page was shown then', () => {
  const { made } = reporter();
  expect(made.ownerAt(10)).toBeUndefined();
  made.note(page('mf-landing', 400));
  made.note(page('mf-chat', 9_000));
  expect([100, 400, 8_999, 9_000, 20_000].map((atMs) => made.ownerAt(atMs))).toEqual([
    'mf-landing',
    'mf-landing',
    'mf-landing',
    'mf-chat',
    'mf-chat',
  ]);
});

test.each([
  [
    'TypeError: x\n    at f (https://grove.example/areas/mf-chat/1.2.3-abc/js/page.1a.js:1:20)\n    at g (https://grove.example/shell/9.9.9/js/main.js:1:1)',
    'mf-chat',
  ],
  ['f@http://localhost:8080/shell/0.1.0-015c/js/main.js:1:1', 'shell'],
  ['at chrome-extension://abc/inject.js:1:1', undefined],
  ['at https://elsewhere.example/areas/nothing/1/x.js', undefined],
  ['undefined', undefined],
])('a stack names the build that threw: %s', (stack, area) => {
  expect(buildOfStack(stack)).toBe(area);
});
