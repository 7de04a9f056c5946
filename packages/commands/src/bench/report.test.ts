import { expect, test } from '@jest/globals';
import { atLeast, atMost, updateReport, writeSection, writeTable, type Section } from './report.ts';

const section: Section = {
  title: 'Pages',
  notes: ['Read it so.'],
  tables: [{ title: '`/`', head: ['', 'Grove', 'ratio'], rows: [['LCP', '500 ms', '0.50']] }],
  goals: [atMost('LCP ratio', 0.5, 0.6), atLeast('requests a second', 0.7, 0.75)],
};

test('a table is padded to equal columns, names to the left and figures to the right', () => {
  const lines = writeTable(
    ['', 'ms'],
    [
      ['LCP', '7'],
      ['largest', '1234'],
    ],
  ).split('\n');
  expect(lines).toEqual(['|         |   ms |', '| ------- | ---: |', '| LCP     |    7 |', '| largest | 1234 |']);
});

test('a bar inside a cell does not end the cell', () => {
  expect(writeTable(['x'], [['a|b']])).toContain(String.raw`a\|b`);
});

test('a row that is too short is filled up', () => {
  expect(writeTable(['a', 'b'], [['only']])).toContain('| only |     |');
});

test('a goal is met up to and including its limit', () => {
  expect(atMost('x', 0.6, 0.6).met).toBe(true);
  expect(atMost('x', 0.601, 0.6).met).toBe(false);
  expect(atLeast('x', 0.75, 0.75).met).toBe(true);
  expect(atLeast('x', 0.749, 0.75).met).toBe(false);
});

test('a section says of each goal whether it is met', () => {
  const text = writeSection(section);
  expect(text).toMatch(/LCP ratio\s*\|\s*≤ 0.6 \|\s*0.50 \|\s*met/);
  expect(text).toMatch(/requests a second\s*\|\s*≥ 0.75 \|\s*0.70 \|\s*NOT met/);
  expect(text).toContain('- Read it so.');
});

test('a section without goals has no table of goals', () => {
  expect(writeSection({ ...section, goals: [] })).not.toContain('wanted');
});

test('a report names its circumstances before its sections, and of each section when it was measured', () => {
  const text = updateReport('', [['Machine', '2 cores']], '2026-11-21, sources abc', [section]);
  expect(text.startsWith('# Benchmarks\n')).toBe(true);
  expect(text.indexOf('2 cores')).toBeLessThan(text.indexOf('## Pages'));
  expect(text).toContain('## Pages\n\nMeasured 2026-11-21, sources abc.\n\n`/`\n');
});

test('what is measured again is replaced, what is new comes last, and the rest stays', () => {
  const films = { ...section, title: 'Films' };
  const first = updateReport('', [], 'on the first day', [section, films]);
  const second = updateReport(first, [], 'on the second day', [section, { ...section, title: 'Size' }]);
  expect(second.match(/^## .*/gm)).toEqual(['## Pages', '## Films', '## Size']);
  expect(second.match(/^Measured .*/gm)).toEqual([
    'Measured on the second day.',
    'Measured on the first day.',
    'Measured on the second day.',
  ]);
});
