import { expect, test } from '@jest/globals';
import { stylesheetSingleton } from './style-singleton.ts';

test('rules are in the page once, without an element, from the first who needs them to the last', () => {
  const [lock, other] = [stylesheetSingleton(), stylesheetSingleton()];
  const adopted = (): number => document.adoptedStyleSheets.length;
  lock.add('body { overflow: hidden }');
  lock.add('body { overflow: hidden }');
  other.add('a { color: red }');
  expect([adopted(), document.querySelectorAll('style').length]).toEqual([2, 0]);
  lock.remove();
  expect(adopted()).toBe(2);
  lock.remove();
  expect(adopted()).toBe(1);
  lock.add('body { overflow: hidden }');
  expect(adopted()).toBe(2);
  lock.remove();
  other.remove();
  expect(adopted()).toBe(0);
});
