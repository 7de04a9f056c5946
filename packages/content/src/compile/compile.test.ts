import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { content } from '../../generated/content.ts';
import { checkContent } from '../check/check-content.ts';
import { compile, parseAll } from './compile.ts';
import { faultText, SourceError } from './source-fault.ts';
import { readSource, type SourceFile } from './source.ts';

const sources = readSource();
const lessonPath = 'lessons/pre-k/science/prek-five-senses.yaml';
const unitPath = 'units/pre-k/science.yaml';
const textOf = (path: string): string => sources.find((file) => file.path === path)!.text;
const lesson = textOf(lessonPath);
const unit = textOf(unitPath).replace(/lessons:[^]*/, 'lessons:\n  - prek-five-senses\n');

/** What the compiler says of a lesson and its unit, and of more files. */
const faultsOf = (changes: { lesson?: string; unit?: string; more?: readonly SourceFile[] }): string[] =>
  parseAll([
    { path: lessonPath, text: changes.lesson ?? lesson },
    { path: unitPath, text: changes.unit ?? unit },
    ...(changes.more ?? []),
  ]).faults.map(faultText);

const at = (line: number, path = lessonPath): string => `packages/content/source/${path}:${line}: `;
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

test('a lesson and its unit have no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test('the order in which files are read makes no difference', () => {
  expect(JSON.stringify(compile(sources.toReversed()))).toBe(JSON.stringify(content));
});

test('a step without an id is a fault', () => {
  const line = lineOf(lesson, '- id: ding-dong');
  expect(faultsOf({ lesson: lesson.replace('- id: ding-dong\n    type', '- type') })).toEqual([
    expect.stringContaining(`${at(line)}steps › number 3 › id is missing.`),
  ]);
});

test('two lessons with one id are a fault', () => {
  const path = 'lessons/pre-k/mathematics/prek-five-senses.yaml';
  expect(faultsOf({ more: [{ path, text: lesson }] })).toContainEqual(
    expect.stringContaining(`${at(3, path)}The lesson "prek-five-senses" is already in ${lessonPath}.`),
  );
});

test.each([
  ['steps', 'id: mmm\n', 'id: ding-dong\n', 'mmm', 'ding-dong'],
  ['options', 'id: mmm-ears\n', 'id: ears\n', 'mmm-ears', 'ears'],
])('two %s with one id in a file are a fault, also in different steps', (_name, from, to, _old, id) => {
  const line = lineOf(lesson, from);
  const before = lineOf(lesson, to);
  expect(faultsOf({ lesson: lesson.replace(from, to) })).toEqual([
    expect.stringMatching(`${at(line)}.*the id "${id}" is taken in line ${before} `),
  ]);
});

test('an id that is retired must not come back', () => {
  expect(faultsOf({ lesson: `${lesson}retired:\n  - { id: ears, why: It was wrong. }\n` })).toEqual([
    expect.stringMatching(/the id "ears" is retired \(It was wrong\.\)/),
  ]);
});

test('a unit that names a lesson that does not exist is a fault', () => {
  expect(faultsOf({ unit: `${unit}  - prek-sixth-sense\n` })).toEqual([
    `${at(lineOf(unit, '- prek-five-senses') + 1, unitPath)}There is no lesson "prek-sixth-sense". Write it, or take it out of the unit.`,
  ]);
});

test('a lesson in no unit, in two, or in the folder of another one, is a fault', () => {
  const more = [{ path: 'lessons/pre-k/science/lost.yaml', text: lesson.replace('id: prek-five-senses', 'id: lost') }];
  expect(faultsOf({ more })).toEqual([
    `${at(3, 'lessons/pre-k/science/lost.yaml')}The lesson "lost" is in no unit, so nobody would find it. Add its id to units/pre-k/science.yaml.`,
  ]);
  expect(faultsOf({ unit: `${unit}  - prek-five-senses\n` })).toEqual([
    expect.stringContaining('The lesson "prek-five-senses" is already in units/pre-k/science.yaml.'),
  ]);
  expect(faultsOf({ unit: unit.replace('subject: science', 'subject: mathematics') })).toContainEqual(
    expect.stringContaining(`so it belongs to lessons/pre-k/mathematics/prek-five-senses.yaml. Move the file.`),
  );
});

test.each([
  [
    'a field that nobody knows',
    '    hint: Cover',
    '    hnt: Cover',
    /steps › ding-dong › hnt: there is no such field here/,
  ],
  [
    'a number where text belongs',
    'title: Ding dong',
    'title: 7',
    /steps › ding-dong › title is read as a number\. Put it in quotes/,
  ],
  [
    'a kind of question that does not exist',
    'type: multiple-choice',
    'type: guess',
    /steps › ding-dong › type must be one of these: .*multiple-choice/,
  ],
  [
    'two right options',
    'text: 👃 nose\n',
    'text: 👃 nose\n        right: true\n',
    /ding-dong: 2 of the options have `right: true`\. Exactly one must/,
  ],
  [
    'feedback on some options only',
    '        feedback: A nose helps us smell.\n',
    '',
    /ding-dong: 2 of 3 options have feedback/,
  ],
  ['a file that is no YAML', 'title: My Five Senses', 'title: My: Five: Senses', /This is no YAML/],
])('%s is a fault, and says where', (_name, from, to, message) => {
  expect(lesson).toContain(from);
  expect(faultsOf({ lesson: lesson.replace(from, to) }).join('\n')).toMatch(message);
});

test('a field that nobody knows is a fault deep inside an activity, too', () => {
  const path = 'lessons/grade-3/mathematics/math-area-perimeter.yaml';
  const text = textOf(path).replace(/^( +)shape: rectangle$/m, '$1shape: rectangle\n$1color: green');
  expect(faultsOf({ more: [{ path, text }] })).toEqual([
    `${at(lineOf(text, 'color: green'), path)}activity › goals › rows › color: there is no such field here. Correct its name, or remove it.`,
  ]);
});

test('a choice that leads nowhere, and a film of a teacher whom nobody knows, are faults', () => {
  const story = 'stories/garden-lost-its-colors.yaml';
  const film = 'films/math-area.yaml';
  const faults = faultsOf({
    more: [
      { path: story, text: textOf(story).replace(/to: .*/, 'to: the-moon') },
      { path: film, text: textOf(film) },
    ],
  });
  expect(faults).toEqual([
    expect.stringContaining('There is no scene "the-moon" in this story.'),
    expect.stringContaining('There is no teacher "ms-logic".'),
  ]);
});

test('a file in a place that is for nothing, and one that is not called as what it holds, are faults', () => {
  expect(faultsOf({ more: [{ path: 'songs/one.yaml', text: '' }] })).toEqual([
    expect.stringContaining('This is no place for a source file.'),
  ]);
  expect(faultsOf({ lesson: lesson.replace('id: prek-five-senses', 'id: five-senses') })).toContainEqual(
    expect.stringContaining('The file must be called five-senses.yaml.'),
  );
});

test('what cannot be compiled is refused with all its faults', () => {
  const broken = sources.map((file) =>
    file.path === lessonPath ? { ...file, text: lesson.replace('xp: 40', 'xp: -1') } : file,
  );
  expect(() => compile(broken)).toThrow(SourceError);
  expect(() => compile(broken)).toThrow(at(7));
});

test('the check of content says in which file and line a rule is broken', () => {
  const wordy = sources.map((file) =>
    file.path === lessonPath ? { ...file, text: lesson.replace('A bell rings.', 'Ding dong. '.repeat(20)) } : file,
  );
  expect(checkContent(wordy).faults).toEqual([
    expect.stringContaining(
      `${at(lineOf(lesson, '- id: ding-dong'))}lesson prek-five-senses step 3: number of words is`,
    ),
  ]);
  expect(checkContent(sources).faults).toEqual([]);
});

test('spaces at the beginning of a line of code are kept from a browser, which would swallow them', () => {
  const code = content.lessons.flatMap(({ steps }) => steps).flatMap(({ examples = [] }) => examples);
  expect(code).toContain('\u00A0\u00A0\u00A0\u00A0if t >= 27:');
});

test("the example of the author's guide is a lesson without a fault", () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/how/a-lesson-is-written.md'), 'utf8');
  const [example = '', unitLines = ''] = [...guide.matchAll(/^```yaml\n([^]*?)^```/gm)].map(([, text]) => text);
  const mathematics = 'units/pre-k/mathematics.yaml';
  const { faults, summary } = checkContent([
    ...sources.filter((file) => file.path !== mathematics),
    { path: mathematics, text: textOf(mathematics).replace(/lessons:[^]*/, unitLines) },
    { path: 'lessons/pre-k/mathematics/prek-corners.yaml', text: example },
  ]);
  expect(faults).toEqual([]);
  expect(summary).toContain(`${content.lessons.length + content.enhancedLessons.length + 1} lessons`);
});
