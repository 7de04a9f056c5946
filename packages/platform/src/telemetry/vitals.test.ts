import { expect, test } from '@jest/globals';
import type { BuildName } from '@grove/contracts';
import { VitalsByArea } from './vitals.ts';

const entryAt = (startTime: number) => [{ startTime }] as never;
const ownerAt = (atMs: number): BuildName => (atMs < 1_000 ? 'mf-landing' : 'mf-chat');

function settled(vitals: VitalsByArea): string[] {
  const said: string[] = [];
  vitals.settle((area, name, value) => said.push(`${area} ${name} ${value}`));
  return said;
}

test('INP and LCP belong to the area whose page it was at that time', () => {
  const vitals = new VitalsByArea(ownerAt);
  vitals.take({ id: 'l', name: 'LCP', value: 800, entries: entryAt(800) });
  vitals.take({ id: 'i', name: 'INP', value: 90, entries: entryAt(500) });
  vitals.take({ id: 'i', name: 'INP', value: 300, entries: entryAt(2_000) });
  expect(settled(vitals)).toEqual(['mf-landing LCP 800', 'mf-landing INP 90', 'mf-chat INP 300']);
});

test('a value that grows is said once, as it stood', () => {
  const vitals = new VitalsByArea(ownerAt);
  vitals.take({ id: 'i', name: 'INP', value: 40, entries: entryAt(100) });
  vitals.take({ id: 'i', name: 'INP', value: 120, entries: entryAt(200) });
  expect(settled(vitals)).toEqual(['mf-landing INP 120']);
  vitals.take({ id: 'i', name: 'INP', value: 500, entries: entryAt(300) });
  expect(settled(vitals)).toEqual([]);
});

test('a page without any shift belongs to its first area', () => {
  const vitals = new VitalsByArea(ownerAt);
  vitals.take({ id: 'c', name: 'CLS', value: 0, entries: [] });
  expect(settled(vitals)).toEqual(['mf-landing CLS 0']);
});

test('before any page was shown there is nobody to count for', () => {
  const vitals = new VitalsByArea(() => undefined);
  vitals.take({ id: 'l', name: 'LCP', value: 800, entries: entryAt(800) });
  expect(settled(vitals)).toEqual([]);
});
