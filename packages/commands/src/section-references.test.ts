import { expect, test } from '@jest/globals';
import { faultsOf, sectionsOf } from './section-references.ts';

const sections = { specification: new Set([1, 2, 9]), experience: new Set([5]), architecture: new Set([4, 7]) };
const faults = (text: string): string[] => faultsOf([{ place: 'a.ts:3', text }], sections);

test.each([
  "test('§2 landing: it opens'",
  '(spec §9, "Timings")',
  'Spec §1 and §2',
  'experience §5 safety: help comes',
  'architecture §7.9 and design §4',
  'RFC 9110 §15.5.17',
  'Oppenheim and Schafer, Discrete-Time Signal Processing, §4.6',
  'no reference',
])('%s leads somewhere', (text) => {
  expect(faults(text)).toEqual([]);
});

test.each([
  [
    "test('§12 landing: it opens'",
    ['a.ts:3: docs/specification.md has no section 12; docs/README.md says how references are read.'],
  ],
  ['(experience §2)', ['a.ts:3: docs/experience.md has no section 2; docs/README.md says how references are read.']],
  [
    'see §2, architecture §3 and §8',
    [
      'a.ts:3: docs/architecture.md has no section 3; docs/README.md says how references are read.',
      'a.ts:3: docs/specification.md has no section 8; docs/README.md says how references are read.',
    ],
  ],
])('%s does not', (text, expected) => {
  expect(faults(text)).toEqual(expected);
});

test('the sections of a document are its numbered headings of the second level', () => {
  expect(sectionsOf('# A\n\n## 1. Purpose\n\n### 2. No section\n\n## 3. Data\n\n## Without a number\n')).toEqual(
    new Set([1, 3]),
  );
});
