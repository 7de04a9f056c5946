/** @jest-environment jsdom */
/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import { drawTeacher, expressions, isTeacherId, mouthShapes, rigCss, teacherIds, teacherRig } from './index.ts';

const parse = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');
const everyPose = [
  ...mouthShapes.map((mouth) => ({ mouth })),
  ...expressions.map((expression) => ({ expression })),
  { blink: 0.4 },
  { blink: 1 },
  { background: false },
];

const argumentsOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The first segment of path data with a wrong number of arguments: a browser leaves out the path from there on. */
function brokenSegment(d: string): string | undefined {
  const number = /[+-]?(\d+\.\d+|\.\d+|\d+)/g;
  return d.split(/(?=[a-z])/i).find((segment) => {
    const expected = argumentsOf[segment[0]!.toUpperCase()];
    const found = segment.slice(1).match(number) ?? [];
    const rest = segment.slice(1).replaceAll(number, '').trim();
    return (
      expected === undefined ||
      rest !== '' ||
      (expected === 0 ? found.length > 0 : found.length === 0 || found.length % expected !== 0)
    );
  });
}

/** The parts of a rig that its stylesheet shows in the present state. */
function shown(root: Element, part: string): Element[] {
  return [...root.querySelectorAll(`[data-part="${part}"]`)].filter(
    (element) => getComputedStyle(element).display !== 'none',
  );
}

/** A rig in a page that has the rig's stylesheet. */
function mount(id: (typeof teacherIds)[number]): Element {
  document.head.innerHTML = `<style>${rigCss}</style>`;
  document.body.innerHTML = teacherRig(id, 'page');
  return document.body.firstElementChild!;
}

test('§3 teachers: the six subject teachers and five level teachers can be drawn, and nobody else', () => {
  expect(teacherIds).toHaveLength(11);
  expect(teacherIds).toEqual(
    expect.arrayContaining(['ms-logic', 'captain-readwell', 'professor-quark', 'sage-wells', 'dr-scribe', 'byte']),
  );
  expect(isTeacherId('byte')).toBe(true);
  expect(isTeacherId('toString')).toBe(false);
});

test.each(teacherIds)('%s is well-formed SVG in every pose, with unique ids, and every reference resolves', (id) => {
  for (const svg of [...everyPose.map((pose) => drawTeacher(id, pose, 'x')), teacherRig(id, 'x')]) {
    const page = parse(svg);
    expect(page.querySelector('parsererror')).toBeNull();
    const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((name) => name.startsWith('x-'))).toBe(true);
    for (const [, target] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(target);
  }
});

test.each(teacherIds)('%s has no path that a browser would cut short', (id) => {
  const paths = [...parse(teacherRig(id, 'x')).querySelectorAll('path')].map((path) => path.getAttribute('d')!);
  expect(paths.filter((d) => brokenSegment(d) !== undefined)).toEqual([]);
});

test.each(teacherIds)('%s has no broken number and nothing that a strict Content-Security-Policy refuses', (id) => {
  for (const svg of [...everyPose.map((pose) => drawTeacher(id, pose)), teacherRig(id, 'x')]) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/\sstyle=|<style|<script|\son\w+=|href=/);
  }
});

test.each(teacherIds)(
  '%s as a live rig has seven mouths, two eye states, five brows and lids, pupils and a head',
  (id) => {
    const page = parse(teacherRig(id, 'x'));
    const values = (part: string, attribute: string): (string | null)[] =>
      [...page.querySelectorAll(`[data-part="${part}"]`)].map((element) => element.getAttribute(attribute));
    expect(values('mouth', 'data-shape')).toEqual([...mouthShapes]);
    expect(values('eyes', 'data-state')).toEqual(['open', 'closed']);
    expect(values('brows', 'data-expression')).toEqual([...expressions]);
    expect(values('lids', 'data-expression')).toEqual([...expressions]);
    expect(page.querySelectorAll('[data-part="pupils"]')).toHaveLength(1);
    expect(page.querySelectorAll('[data-part="head"]')).toHaveLength(2);
  },
);

test('the stylesheet shows exactly the mouth, brows, lids and eyes that the attributes on the root name', () => {
  const root = mount('luna');
  for (const mouth of mouthShapes) {
    root.setAttribute('data-mouth', mouth);
    expect(shown(root, 'mouth').map((element) => element.getAttribute('data-shape'))).toEqual([mouth]);
  }
  for (const expression of expressions) {
    root.setAttribute('data-expression', expression);
    expect(shown(root, 'brows').map((element) => element.getAttribute('data-expression'))).toEqual([expression]);
    expect(shown(root, 'lids').map((element) => element.getAttribute('data-expression'))).toEqual([expression]);
  }
  for (const [blink, state] of [
    ['on', 'closed'],
    ['off', 'open'],
  ] as const) {
    root.setAttribute('data-blink', blink);
    expect(shown(root, 'eyes').map((element) => element.getAttribute('data-state'))).toEqual([state]);
  }
});

test.each(teacherIds)('%s has a different picture for every mouth, every expression and the blink', (id) => {
  const pictures = [
    ...mouthShapes.map((mouth) => drawTeacher(id, { mouth })),
    ...expressions.slice(1).map((expression) => drawTeacher(id, { expression })),
    drawTeacher(id, { blink: 1 }),
  ];
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('no two teachers share a head, a body or a backdrop', () => {
  for (const part of ['background', 'body', 'head', 'mouth']) {
    const markup = teacherIds.map(
      (id) => [...parse(teacherRig(id, 'x')).querySelectorAll(`[data-part="${part}"]`)].at(-1)!.innerHTML,
    );
    expect(new Set(markup).size).toBe(teacherIds.length);
  }
});

test('a frozen drawing holds only the chosen mouth, and no backdrop when none is wanted', () => {
  const rest = drawTeacher('ms-logic', { mouth: 'rest', background: false });
  expect(rest).not.toContain('data-part');
  expect(rest.length).toBeLessThan(drawTeacher('ms-logic', { mouth: 'rest' }).length);
  expect(drawTeacher('ms-logic', { mouth: 'rest' })).not.toBe(drawTeacher('ms-logic', { mouth: 'aa' }));
});

test('a pose overrides what its expression brings', () => {
  const svg = drawTeacher('nova', { expression: 'thinking', gaze: [-3, 2], tilt: 9 });
  expect(svg).toContain('translate(-3 2)');
  expect(svg).toContain('rotate(9 200 296)');
});

test('drawings are deterministic, and stay within 20 KB', () => {
  for (const id of teacherIds) {
    expect(drawTeacher(id)).toBe(drawTeacher(id));
    for (const pose of everyPose) expect(drawTeacher(id, pose).length).toBeLessThan(20_000);
  }
});
