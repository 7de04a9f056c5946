import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { activities } from '@grove/content/enhanced-activities';
import type { ActivityData } from '@grove/contracts';
import { paragraph, time } from '@grove/contracts/activities';
import { renderPage } from '@grove/testing';
import { Activity } from './activity.tsx';

beforeEach(() => localStorage.clear());
// A whole activity is some hundred key presses; beside other work they take their time.
jest.setTimeout(30_000);

/** Moves the focus to a control. */
const focus = (element: HTMLElement): void => act(() => element.focus());

const dataOf = (lessonId: string): ActivityData => activities.find((activity) => activity.lessonId === lessonId)!;

/** An activity, and hands on a keyboard: `press` moves the focus to a control and presses Enter. */
async function open(lessonId: string) {
  const onDone = jest.fn();
  const onClose = jest.fn();
  const { user } = renderPage(<Activity activity={dataOf(lessonId)} onDone={onDone} onClose={onClose} />);
  await screen.findByRole('heading', { name: /^Goal 1 of/ });
  const control = (name: string | RegExp): HTMLElement => screen.getAllByRole('button', { name })[0]!;
  /** Presses a control as a keyboard does; one that Tab does not reach is a place of a board, to which arrow keys lead. */
  const press = async (name: string | RegExp): Promise<void> => {
    focus(control(name));
    await user.keyboard('{Enter}');
  };
  const goOn = async (): Promise<void> => {
    await press('Check');
    expect(screen.getByText('Goal reached!')).toBeVisible();
    await press(/^(Next goal|Finish)$/);
  };
  return { user, press, goOn, onDone, onClose, control };
}

/** The end of every activity: its XP, once, and the way out. */
async function expectFinished({ press, onDone, onClose }: Awaited<ReturnType<typeof open>>, lessonId: string): Promise<void> {
  expect(screen.getByRole('heading', { name: 'You did it!' })).toHaveFocus();
  expect(screen.getByText(`+${dataOf(lessonId).xpReward} XP`)).toBeVisible();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(`grove.activity.${lessonId}`)).toBe(JSON.stringify({ reached: dataOf(lessonId).goals.length, hasFinished: true }));
  await press('Done');
  expect(onClose).toHaveBeenCalledTimes(1);
}

test('§3 interactive element: visual-grid, the lawn, by keyboard from start to finish', async () => {
  const id = 'math-area-perimeter';
  const hands = await open(id);
  const { user, goOn, press, control } = hands;
  const plant = async (rows: number, columns: number, lessRows = 0, lessColumns = 0): Promise<void> => {
    for (let row = 1; row <= rows; row++) {
      for (let column = 1; column <= columns; column++) {
        if (row <= lessRows && column <= lessColumns) continue;
        await press(`Row ${row}, column ${column}`);
      }
    }
  };
  await press('Check');
  expect(screen.getByText('The field is still empty. Tap a square to plant grass on it.')).toBeVisible();
  focus(control('Row 1, column 1'));
  await user.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown} {ArrowLeft} ');
  expect(screen.getByText('4 squares')).toBeVisible();
  expect(screen.getByText('8 meters')).toBeVisible();
  expect(control('Row 2, column 1')).toHaveAttribute('aria-pressed', 'true');
  await press('Start this goal over');
  expect(screen.getByText('0 squares')).toBeVisible();
  await plant(2, 4);
  await goOn();
  expect(screen.getByRole('heading', { name: 'Goal 2 of 5' })).toHaveFocus();
  await plant(3, 5);
  await goOn();
  await plant(2, 6);
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('your fence of 16 meters can be shorter');
  await press('Start this goal over');
  await plant(3, 4);
  await goOn();
  await plant(4, 4);
  await goOn();
  await plant(5, 6, 2, 4);
  await goOn();
  await expectFinished(hands, id);
});

test('§3 interactive element: visual-grid, the hundred chart, by keyboard from start to finish', async () => {
  const id = 'math-multiples-factors';
  const hands = await open(id);
  const { user, goOn, press, control } = hands;
  const mark = async (...numbers: number[]): Promise<void> => {
    for (const number of numbers) await press(String(number));
  };
  await mark(4, 8, 18);
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('18 is not a multiple of 4: 4 × 4 = 16, and 4 × 5 = 20.');
  expect(control('18, does not fit')).toBeVisible();
  await press('18, does not fit');
  focus(control('8'));
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
  expect(control('20')).toHaveAttribute('aria-pressed', 'true');
  await mark(12, 16, 24, 28, 32, 36, 40, 44, 48);
  await goOn();
  await mark(1, 2, 3, 4, 6, 8, 12, 24);
  await goOn();
  await mark(12, 24, 36, 48);
  await goOn();
  await mark(3, 5, 7, 11, 13, 17, 19, 23, 29);
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('One prime is still hiding.');
  await mark(2);
  await goOn();
  await mark(48);
  await goOn();
  await expectFinished(hands, id);
});

test('§3 interactive element: story-explorer by keyboard from start to finish', async () => {
  const id = 'reading-story-elements';
  const hands = await open(id);
  const { user, press, goOn, control } = hands;
  const put = async (spot: string, part: string): Promise<void> => {
    await press(spot);
    await press(new RegExp(`^Put into ${part}`));
  };
  focus(control('Tess'));
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('heading', { name: 'Grandfather' })).toBeVisible();
  await put('Tess', 'Setting');
  await press('Check');
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Tess does not fit under "Setting". She can think, feel and act.');
  await put('Tess', 'Characters');
  await put('Grandfather', 'Characters');
  await put('The lighthouse', 'Setting');
  await put('The foggy night', 'Setting');
  expect(within(screen.getByRole('list', { name: 'In Setting' })).getAllByRole('button')).toHaveLength(2);
  await goOn();
  focus(screen.getByRole('radio', { name: /go to bed/ }));
  await user.keyboard(' ');
  await press('Check');
  expect(screen.getByText(/Nothing in the story supports that/)).toBeVisible();
  focus(screen.getByRole('radio', { name: /loud sound/ }));
  await user.keyboard(' ');
  await press('The bell');
  await goOn();
  await put('The sharp rocks', 'Problem');
  for (const spot of ['The light in the window', 'The ringing bell', 'The dark stairs']) await put(spot, 'Solution');
  await goOn();
  await put('The light goes out', 'First');
  await put('The dark stairs', 'Next');
  await put('The light in the window', 'Then');
  await put('The boat turns', 'Last');
  await goOn();
  focus(screen.getByRole('radio', { name: /Being brave/ }));
  await user.keyboard(' ');
  await press('The dark stairs');
  await goOn();
  await expectFinished(hands, id);
});

test('§3 interactive element: circuit-builder by keyboard from start to finish', async () => {
  const id = 'science-energy-circuits';
  const hands = await open(id);
  const { user, press, goOn, control } = hands;
  const sides = { left: /^Column 1, post 2 to post 3/, right: /^Column 2, post 2 to post 3/, top: /^Row 2, post 1 to post 2/, roof: /^Row 1, post 1 to post 2/, upperLeft: /^Column 1, post 1 to post 2/, upperRight: /^Column 2, post 1 to post 2/ };
  const lay = async (part: RegExp, ...slots: RegExp[]): Promise<void> => {
    await press(part);
    for (const slot of slots) await press(slot);
  };
  await lay(/^Wire/, sides.left, sides.right, sides.top);
  expect(screen.getByText('Short circuit!')).toBeVisible();
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('Stop, a short circuit!');
  await lay(/^Lamp/, sides.top);
  expect(control(/Lamp, glows brightly/)).toBeVisible();
  focus(control(sides.top));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).not.toBe(control(sides.top));
  await goOn();
  await lay(/^Switch/, sides.left);
  await lay(/^Wire/, sides.right);
  expect(control(/Switch, open/)).toBeVisible();
  await press(/Switch, open/);
  expect(control(/Lamp, glows brightly, stays here/)).toBeVisible();
  await goOn();
  await lay(/^Plastic spoon/, sides.right);
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('electricity cannot flow through it');
  await lay(/^Paper clip/, sides.right);
  await goOn();
  await lay(/^Lamp/, sides.left, sides.right);
  await lay(/^Wire/, sides.top);
  expect(screen.getAllByRole('button', { name: /Lamp, glows dimly/ })).toHaveLength(2);
  await goOn();
  await lay(/^Wire/, sides.left, sides.right, sides.upperLeft, sides.upperRight);
  await lay(/^Lamp/, sides.top, sides.roof);
  await goOn();
  await expectFinished(hands, id);
});

test('§3 interactive element: time-map by keyboard from start to finish', async () => {
  const id = 'social-studies-us-history';
  const hands = await open(id);
  const { press, goOn } = hands;
  const data = dataOf(id);
  if (data.type !== 'time-map') throw new Error('The lesson has another activity');
  const nameOf = (event: string): string => time.eventOf(data, event).name;
  const placeOf = (target: string): string => data.places.find((place) => place.id === target)?.name ?? '';
  await press(/^Tea protest/);
  expect(screen.getByText('Tea protest is picked. Now choose its place.')).toBeVisible();
  await press('Put here: 1765');
  await press(/^Stamp Act Congress/);
  await press('Put here: 1773');
  await press('Check');
  expect(screen.getByText(/"Tea protest" stands before "Stamp Act Congress"/)).toBeVisible();
  await press('Start this goal over');
  for (const goal of data.goals) {
    for (const [event, target] of Object.entries(time.solve(data, goal))) {
      await press(new RegExp(`^${nameOf(event)}`));
      await press(goal.kind === 'years' ? `Put here: ${target}` : goal.kind === 'places' ? `Put into ${placeOf(target)}` : `Put here: … led to ${nameOf(target)}`);
    }
    await goOn();
  }
  await expectFinished(hands, id);
});

test('§3 interactive element: sentence-builder by keyboard from start to finish', async () => {
  const id = 'writing-opinion-structure';
  const hands = await open(id);
  const { press, goOn } = hands;
  const data = dataOf(id);
  if (data.type !== 'sentence-builder') throw new Error('The lesson has another activity');
  const page = (): HTMLElement => screen.getByRole('list', { name: 'Your text' });
  const strip = (text: string): HTMLElement => within(screen.getByRole('list', { name: 'Strips of words' })).getByRole('button', { name: text });
  const lay = async (text: string): Promise<void> => {
    focus(strip(text));
    await hands.user.keyboard('{Enter}');
  };
  await lay('because');
  await lay('our class should have a reading corner');
  await press('Check');
  expect(screen.getByText('Why do you think so? A reason is missing.')).toBeVisible();
  await lay('a quiet place helps us read more');
  expect(strip('because')).toHaveAttribute('aria-pressed', 'true');
  await press('Because');
  await press('Move later');
  expect(page()).toHaveTextContent('Our class should have a reading cornerbecausea quiet place helps us read more.');
  await goOn();
  for (const goal of data.goals.slice(1)) {
    for (const tile of paragraph.solutions(goal).at(-1)!) await lay(goal.tiles.find(({ id: each }) => each === tile)!.text);
    await goOn();
  }
  await expectFinished(hands, id);
});

test('§3 interactive element: drag-drop by keyboard from start to finish', async () => {
  const id = 'coding-logic-challenges';
  const hands = await open(id);
  const { press } = hands;
  const add = async (...blocks: string[]): Promise<void> => {
    const palette = within(screen.getByRole('region', { name: 'Blocks' }));
    for (const block of blocks) {
      focus(palette.getByRole('button', { name: block }));
      await hands.user.keyboard('{Enter}');
    }
  };
  const rounds = async (count: number): Promise<void> => {
    for (let more = 2; more < count; more++) await press('More rounds');
  };
  const runIt = async (): Promise<void> => {
    await press('Run');
    await press('Skip');
  };
  const goOn = async (): Promise<void> => {
    await runIt();
    expect(screen.getByText('Goal reached!')).toBeVisible();
    await press(/^(Next goal|Finish)$/);
  };
  await add('Go forward', 'Go forward', 'Go forward');
  await runIt();
  expect(screen.getByText(/Step 3: there is a shelf or a wall ahead/)).toBeVisible();
  await press('Remove Go forward');
  await press('Start this goal over');
  await add('Go forward', 'Go forward', 'Turn right', 'Go forward', 'Go forward', 'Deliver');
  await goOn();
  await add('Repeat', 'Go forward');
  await rounds(7);
  await press('End of “Repeat”');
  await add('Deliver');
  expect(screen.getByText(/^Added:/)).toHaveTextContent(/^Added: Deliver$/);
  await goOn();
  await add('Repeat', 'Go forward', 'Turn right', 'Go forward', 'Deliver', 'Turn left');
  await rounds(3);
  await goOn();
  await add('Repeat', 'Go forward', 'If a door is waiting here', 'Deliver');
  await rounds(7);
  await goOn();
  await add('Repeat', 'If a shelf or wall is ahead', 'Turn right');
  await press('Else');
  await add('Go forward');
  await press('End of “If a shelf or wall is ahead”');
  await add('If a door is waiting here', 'Deliver');
  await rounds(8);
  await goOn();
  await expectFinished(hands, id);
});

test('a program is judged when its run has been shown, without a press', async () => {
  const { press } = await open('coding-logic-challenges');
  await press('Go forward');
  await press('Run');
  expect(screen.queryByText('Not yet')).toBeNull();
  await waitFor(() => expect(screen.getByText('Not yet')).toBeVisible(), { timeout: 4_000 });
});

test('§3 interactive element: a hint is a press away, and a new goal starts without it', async () => {
  const { press, goOn } = await open('math-multiples-factors');
  await press('Hint');
  expect(screen.getByRole('status')).toHaveTextContent('Skip count by fours');
  for (let number = 4; number <= 48; number += 4) await press(String(number));
  await goOn();
  expect(screen.queryByText(/Skip count/)).toBeNull();
});
