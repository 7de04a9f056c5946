import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { styleSingleton } from './style-singleton.ts';

test('rules are in the page once, without an element, from the first that is shown to the last that goes', () => {
  const [Lock, Other] = [styleSingleton(), styleSingleton()];
  const adopted = (): number => document.adoptedStyleSheets.length;
  const lock = render(<Lock styles="body { overflow: hidden }" />);
  const again = render(<Lock styles="body { overflow: hidden }" />);
  const other = render(<Other styles="a { color: red }" />);
  expect([adopted(), document.querySelectorAll('style').length]).toEqual([2, 0]);
  lock.unmount();
  expect(adopted()).toBe(2);
  again.unmount();
  expect(adopted()).toBe(1);
  const third = render(<Lock styles="body { overflow: hidden }" />);
  expect(adopted()).toBe(2);
  third.unmount();
  other.unmount();
  expect(adopted()).toBe(0);
});
