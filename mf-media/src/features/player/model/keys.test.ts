import { expect, test } from '@jest/globals';
import { commandOf } from './keys.ts';

const press = (key: string, target = 'DIV', modifiers = {}) =>
  commandOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...modifiers }, target);

test.each([
  [' ', 'toggle'],
  ['k', 'toggle'],
  ['K', 'toggle'],
  ['f', 'fullscreen'],
  ['m', 'mute'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
])('§2 video player: the key %j is %s', (key, command) => {
  expect(press(key)).toBe(command);
});

test.each(['a', 'Enter', 'Tab', 'Escape', 'ArrowUp', 'toString'])('%s is none of the player’s keys', (key) => {
  expect(press(key)).toBeNull();
});

test('keys with a modifier belong to the browser, those in a list to the list, and the space bar on a button to the button', () => {
  expect(press('f', 'DIV', { ctrlKey: true })).toBeNull();
  expect(press('m', 'DIV', { metaKey: true })).toBeNull();
  expect(press('k', 'SELECT')).toBeNull();
  expect(press(' ', 'BUTTON')).toBeNull();
  expect(press('k', 'BUTTON')).toBe('toggle');
  expect(press('ArrowRight', 'INPUT')).toBe('forward');
});
