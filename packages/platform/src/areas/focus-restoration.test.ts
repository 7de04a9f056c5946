import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { captureFocus } from './focus-restoration.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

const nav = '<nav><a href="/levels">Levels</a></nav>';
const show = (page: string): void => {
  document.body.innerHTML = `${nav}<main>${page}</main>`;
};
const at = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

/** Draws the page again around what the learner has in the focus, and returns what has it then. */
function exchange(page: string): Element | null {
  const comeBack = captureFocus();
  at('main').innerHTML = page;
  comeBack();
  return document.activeElement;
}

/** Lets the observers of the document hear what has changed. */
const changesHeard = (): Promise<void> => Promise.resolve();

test.each([
  ['its id', '<input id="answer"><input>', 'input', '<input><input id="answer">', '#answer'],
  [
    'its name',
    '<button>Hint</button><button aria-label="Check">A</button>',
    'button + button',
    '<button>More</button><button>Hint</button><button aria-label="Check">B</button>',
    '[aria-label]',
  ],
  [
    'its label',
    '<label>Red<input type="radio"></label><label>Blue<input type="radio"></label>',
    'label + label input',
    '<label>Blue<input type="radio"></label><label>Red<input type="radio"></label>',
    'label input',
  ],
  [
    'its place among others of its name',
    '<button>Listen</button><button>Listen</button>',
    'button + button',
    '<h2>New</h2><button>Listen</button><button>Listen</button>',
    'button + button',
  ],
  [
    'its look, where it is called otherwise now',
    '<button class="way">Back</button><button class="start">Start</button>',
    '.start',
    '<button class="start">Begin</button>',
    '.start',
  ],
])('the focus goes to the control that has %s', (_, before, focused, after, found) => {
  show(before);
  at(focused).focus();
  expect(exchange(after)).toBe(at(found));
});

test('the caret in a text field stays where it was', () => {
  show('<textarea aria-label="Notes">One two</textarea>');
  at('textarea').focus();
  (at('textarea') as HTMLTextAreaElement).setSelectionRange(3, 5);
  const { selectionStart, selectionEnd } = exchange(
    '<textarea aria-label="Notes">One two</textarea>',
  ) as HTMLTextAreaElement;
  expect([selectionStart, selectionEnd]).toEqual([3, 5]);
});

test('where the control is gone, the focus goes to the heading of the page, else to its main part', () => {
  show('<button>Hint</button>');
  at('button').focus();
  expect(exchange('<h1>Fractions</h1>')).toBe(at('h1'));
  expect(exchange('<p>On its way</p>')).toBe(at('main'));
});

test('a focus outside of the part that is drawn again stays', () => {
  show('<button>Hint</button>');
  at('a').focus();
  expect(exchange('<button>Hint</button>')).toBe(at('a'));
});

test('a learner who has gone elsewhere while the part was away is not fetched back', () => {
  show('<button>Hint</button>');
  at('button').focus();
  const comeBack = captureFocus();
  at('main').innerHTML = '';
  at('a').focus();
  at('main').innerHTML = '<button>Hint</button>';
  comeBack();
  expect(document.activeElement).toBe(at('a'));
});

test('a control that comes later than its part is waited for, but not once the learner has done something', async () => {
  show('<h1>Fractions</h1><button>Hint</button>');
  at('button').focus();
  expect(exchange('<h1>Fractions</h1>')).toBe(at('h1'));
  at('main').innerHTML += '<button>Hint</button>';
  await changesHeard();
  expect(document.activeElement).toBe(at('button'));

  exchange('<h1>Fractions</h1>');
  globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  at('main').innerHTML += '<button>Hint</button>';
  await changesHeard();
  expect(document.activeElement).not.toBe(at('button'));
});

test('what the new part does with the focus as it is drawn does not move the learner', () => {
  show('<button>Hint</button><input>');
  at('button').focus();
  exchange('<button>Hint</button><input>');
  at('input').focus();
  jest.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(at('button'));
});

test('from a sheet over the page the focus comes first to what opened it, so that the new sheet can give it back, then into that sheet', async () => {
  show('<h1>Fractions</h1><button data-opener>Start</button>');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><button>Check</button><button>Close</button></div>',
  );
  at('[role=dialog] button').focus();
  const comeBack = captureFocus();
  at('[role=dialog]').remove();
  at('main').innerHTML = '<h1>Fractions</h1><button>Begin</button>';
  comeBack();
  expect(document.activeElement).toBe(at('main button'));
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog"><button>Close</button><button>Check</button></div>',
  );
  at('[role=dialog] button').focus();
  await changesHeard();
  expect(document.activeElement).toHaveTextContent('Check');
});

test('in a sheet that stays, and loses what had the focus, the focus stays inside', () => {
  document.body.innerHTML =
    '<main><h1>Fractions</h1></main><div role="dialog" tabindex="-1"><section><button>Send</button></section></div>';
  at('button').focus();
  const comeBack = captureFocus();
  at('section').innerHTML = '';
  comeBack();
  expect(document.activeElement).toBe(at('[role=dialog]'));
});

test('the page is scrolled to where it was as soon as it is long enough again, without gliding there', async () => {
  let longest = 0;
  let scrolled = 640;
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => scrolled });
  const scrollTo = jest.fn((to: ScrollToOptions) => {
    scrolled = Math.min(longest, to.top!);
  });
  Object.assign(globalThis, { scrollTo });
  show('<h1>Fractions</h1>');
  const comeBack = captureFocus();
  scrolled = 0;
  comeBack();
  expect(scrolled).toBe(0);
  longest = 2_000;
  at('main').innerHTML += '<p>Long</p>';
  await changesHeard();
  expect(scrolled).toBe(640);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 640, behavior: 'instant' });
});
