import { afterEach, expect, jest, test } from '@jest/globals';
import { icons } from '@grove/art/icons';
import { teacherIds, teacherRig } from '@grove/art/teachers';
import { drawing } from './drawing.ts';

const name = 'trustedTypes';
afterEach(() => {
  Reflect.deleteProperty(globalThis, name);
  jest.resetModules();
});

test('every drawing of the art kit is taken as it is', () => {
  for (const svg of [...Object.values(icons), ...teacherIds.map((id) => teacherRig(id, ':r1:'))])
    expect(drawing(svg)).toBe(svg);
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT src=x>',
  '<path onload="alert(1)"/>',
  '<g ONCLICK=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<use href="#x"/>',
  '<image xlink:href="x"/>',
  '<foreignObject><p/></foreignObject>',
  '<style>*{}</style>',
  '<path style="fill:url(x)"/>',
  '<iframe srcdoc="x">',
  '<img src=x>',
  '<animate attributeName="href"/>',
  '<set attributeName="onclick"/>',
  '</svg><script>',
  '<path d="&#106;"/>',
])('%s is no drawing', (text) => {
  expect(() => drawing(text)).toThrow(/not shown/);
});

test('where the browser knows Trusted Types, drawings come by the policy that pages allow', async () => {
  const createPolicy = jest.fn((_: string, { createHTML }: { createHTML: (text: string) => string }) => ({
    createHTML: (text: string) => ({ trusted: createHTML(text) }),
  }));
  Object.assign(globalThis, { [name]: { createPolicy } });
  const fresh = (await import(`./drawing.ts?${name}`)) as typeof import('./drawing.ts');
  expect(createPolicy.mock.calls.map(([called]) => called)).toEqual(['grove-drawings']);
  expect(fresh.drawing('<path d="M0 0"/>')).toEqual({ trusted: '<path d="M0 0"/>' });
  expect(() => fresh.drawing('<script>')).toThrow(/not shown/);
});
