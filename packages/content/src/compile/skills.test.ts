import { expect, test } from '@jest/globals';
import { parseAll } from './compile.ts';
import { faultText } from './source-fault.ts';

const skill = (id: string, more = ''): { path: string; text: string } => ({
  path: `skills/mathematics/${id}.yaml`,
  text: `id: ${id}
grade: Grade 3
subject: mathematics
title: I can do it
misconceptions:
  - id: turned-round
    says: Takes one for the other.
standards:
  - framework: CCSS-M
    code: 3.OA.A.1
${more}`,
});
const template = (changes: readonly (readonly [string, string])[] = []): { path: string; text: string } => ({
  path: 'templates/mathematics/sum.yaml',
  text: changes.reduce(
    (text, [from, to]) => text.replace(from, to),
    `id: sum
skill: adding
revision: 1
type: number
variables:
  a: { from: 1, to: 9 }
question: '{a} + 1?'
answer: a + 1
mistakes:
  - id: less
    misconception: turned-round
    answer: a - 1
    says: One more, not one less.
hint: Count on.
hints: [One more., Count on., '{a + 1}']
`,
  ),
});
const faultsOf = (...files: { path: string; text: string }[]): string[] => parseAll(files).faults.map(faultText);

test('skills and templates that refer to each other have no fault', () => {
  expect(faultsOf(skill('adding', 'prerequisites: [counting]\n'), skill('counting'), template())).toEqual([]);
});

test.each([
  [
    'a skill that needs one that is not there',
    [skill('adding', 'prerequisites: [flying]\n')],
    /There is no skill "flying"/,
  ],
  [
    'skills that need each other',
    [skill('adding', 'prerequisites: [counting]\n'), skill('counting', 'prerequisites: [adding]\n')],
    /Nobody could begin/,
  ],
  [
    'a skill that needs one of a later grade',
    [
      skill('adding', 'prerequisites: [counting]\n'),
      { path: 'skills/mathematics/counting.yaml', text: skill('counting').text.replace('Grade 3', 'Grade 4') },
    ],
    /is of Grade 4, so it cannot come before one of Grade 3/,
  ],
  [
    'a skill in the folder of another subject',
    [{ ...skill('adding'), path: 'skills/science/adding.yaml' }],
    /belongs to skills\/mathematics\/adding\.yaml/,
  ],
  [
    'a skill without a standard',
    [{ ...skill('adding'), text: skill('adding').text.replace(/standards:[^]*/, '') }],
    /standards/,
  ],
  [
    'a standard of a framework that nobody knows',
    [{ ...skill('adding'), text: skill('adding').text.replace('CCSS-M', 'OURS') }],
    /framework/,
  ],
  ['a template for no skill', [template()], /There is no skill "adding"/],
  [
    'a mistake that comes from no misconception of the skill',
    [skill('adding'), template([['misconception: turned-round', 'misconception: asleep']])],
    /has no misconception "asleep"\. It has: turned-round\./,
  ],
  ['a number without an answer', [skill('adding'), template([['answer: a + 1\n', '']])], /needs an answer/],
  [
    'a choice with an answer of its own, with mistakes, and without a right option',
    [
      skill('adding'),
      template([
        [
          'type: number',
          "type: multiple-choice\noptions: [{ id: x, text: '1', feedback: No. }, { id: y, text: '2', feedback: No. }, { id: z, text: '3', feedback: No. }]",
        ],
      ]),
    ],
    /no answer beside its options.*stands in its feedback.*one right option, not 0/,
  ],
] as const)('%s is a fault', (_, files, message) => {
  expect(faultsOf(...files).join(' ')).toMatch(message);
});
