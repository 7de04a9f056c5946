import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LessonStep } from '@grove/contracts';
import { mockApi, pending, renderPage } from '@grove/testing';
import type { PlayerLesson } from '../model/lesson.ts';
import { LessonScreen } from './lesson-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  mockApi({ 'POST /api/speech': pending });
});
afterEach(() => {
  jest.useRealTimers();
});

const intro: LessonStep = { type: 'intro', title: 'Hello', content: 'Welcome.' };
const done: LessonStep = { type: 'completion', title: 'What you learned', content: 'A lot.', xpEarned: 60 };
const question = (fields: Partial<LessonStep>): LessonStep => ({
  type: 'interactive',
  title: 'Try',
  content: 'Look.',
  question: 'How many?',
  hint: 'Count by twos.',
  ...fields,
});
const number = question({ inputType: 'number', correctAnswer: 12 });
const choice = question({
  inputType: 'multiple-choice',
  options: ['red', 'blue', 'green'],
  correctAnswer: 1,
  feedback: ['Red is warm.', 'Yes.', 'Green is mixed.'],
});

const lessonOf = (steps: LessonStep[]): PlayerLesson => ({
  id: 'arrays',
  title: 'Rows and Columns',
  grade: 'Grade 3',
  subject: 'Mathematics',
  icon: 'calculator',
  background: 'subject-math',
  minutes: 15,
  xpReward: 60,
  difficulty: 'beginner',
  objectives: ['Describe an array'],
  steps,
  teacher: {
    name: 'Mr. Oakley',
    title: 'Elementary Explorer',
    greeting: 'Hi there!',
    drawing: 'oakley',
    voiceId: 'voice-oakley',
    chatTeacherId: 2,
  },
});
const openSteps = (...steps: LessonStep[]) =>
  renderPage(<LessonScreen lesson={lessonOf(steps)} backTo="/level/3" onClaim={() => {}} />);
/** The lesson, settled, on a clock that stands still until the test moves it. */
const openStill = async (...steps: LessonStep[]) => {
  jest.useFakeTimers();
  openSteps(...steps);
  await act(async () => {
    jest.advanceTimersByTime(1);
    await import('./lesson-sheets.tsx');
  });
};
const title = () => document.querySelector('#slide-title')?.textContent;
/** The paragraph of exactly these words; their first sign is also drawn. */
const says = (text: string) =>
  screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("§2 lesson player: 'Lesson Details' panel and study tips", () => {
  openSteps(intro, done);
  const details = screen.getByRole('region', { name: 'Lesson Details' });
  for (const text of ['Mathematics', 'Grade 3', '15 minutes', 'Beginner', '+60 XP', 'Describe an array'])
    expect(details).toHaveTextContent(text);
  expect(within(screen.getByRole('region', { name: 'Study Tips' })).getAllByRole('listitem')).toHaveLength(3);
});

test('§4 lesson player: auto-advance every 3 s while playing, which stops at a question', async () => {
  await openStill(intro, { ...intro, title: 'Second' }, number, done);
  pass(10_000);
  expect(title()).toBe('Hello');
  press('Play the slides');
  pass(2_999);
  expect(title()).toBe('Hello');
  pass(1);
  expect(title()).toBe('Second');
  pass(3_000);
  expect(title()).toBe('Try');
  pass(60_000);
  expect(title()).toBe('Try');
  expect(screen.getByText('Playing goes on after your answer.')).toBeVisible();
});

test('§4 lesson player: restart returns to slide 0, paused, answers cleared', async () => {
  await openStill(intro, choice, done);
  press('Play the slides');
  pass(3_000);
  press(/red/);
  press('Restart the lesson');
  expect(title()).toBe('Hello');
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  pass(10_000);
  expect(title()).toBe('Hello');
  press('Continue');
  expect(screen.getByRole('button', { name: /red/ })).toHaveAttribute('aria-disabled', 'false');
});

test("§4 numeric question: correct shows '✅ Correct! Well done!', clears the input, advances after 1.5 s", async () => {
  await openStill(number, done);
  const input = screen.getByRole('spinbutton', { name: 'How many?' });
  fireEvent.change(input, { target: { value: '12' } });
  press('Check');
  expect(says('✅ Correct! Well done!')).toBeVisible();
  expect(input).toHaveValue(null);
  pass(1_499);
  expect(title()).toBe('Try');
  pass(1);
  expect(title()).toBe('What you learned');
});

test("§4 numeric question: wrong shows '❌ Try again. Think about repeated addition!', the step's hint follows; Enter also submits", async () => {
  const { user } = openSteps(number, done);
  await user.type(screen.getByRole('spinbutton'), '11{Enter}');
  const said = says('❌ Try again. Think about repeated addition!').parentElement;
  expect(said).toHaveTextContent('❌ Try again. Think about repeated addition!Count by twos.');
  expect(title()).toBe('Try');
});

test('§4 multiple choice: a click records the choice, locks all, marks right and wrong, and advances after 1 s though it was wrong', async () => {
  await openStill(choice, done);
  press(/red/);
  const [red, blue, green] = ['red', 'blue', 'green'].map((name) =>
    screen.getByRole('button', { name: new RegExp(name) }),
  );
  for (const each of [red, blue, green]) expect(each).toHaveAttribute('aria-disabled', 'true');
  press(/blue/);
  expect(blue).toHaveAttribute('aria-pressed', 'false');
  expect(red).toHaveTextContent('Not this one');
  expect(red).toHaveAttribute('aria-pressed', 'true');
  expect(blue).toHaveTextContent('Right');
  expect(green).not.toHaveTextContent(/Right|Not this one/);
  expect(screen.getByText('Red is warm.')).toBeVisible();
  pass(999);
  expect(title()).toBe('Try');
  pass(1);
  expect(title()).toBe('What you learned');
});

test('multiple choice: the picked option keeps the focus until the next slide takes it', async () => {
  const { user } = openSteps(choice, done);
  const red = screen.getByRole('button', { name: /red/ });
  red.focus();
  await user.keyboard('{Enter}');
  expect(red).toHaveFocus();
  await waitFor(() => expect(title()).toBe('What you learned'), { timeout: 3_000 });
  expect(screen.getByRole('heading', { name: 'What you learned' })).toHaveFocus();
});

test('a lesson opened by its address leaves the focus at the beginning of the page; the next slide takes it', async () => {
  const { user } = openSteps(intro, { ...intro, title: 'Second' }, done);
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
});

test("an empty answer is no attempt: 'Check' says what to do", async () => {
  const { user } = openSteps(number, done);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Write your answer first.')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('Count by twos.')).toBeNull();
  await user.type(screen.getByRole('spinbutton'), '1');
  expect(screen.queryByText('Write your answer first.')).toBeNull();
});

test('experience §4 Pre-K: options carry no letters of their own, so that the letter that is asked for stands alone', () => {
  const letters = question({ inputType: 'multiple-choice', options: ['B', 'A'], correctAnswer: 1 });
  const names = () =>
    within(screen.getByRole('group', { name: 'How many?' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const young = renderPage(
    <LessonScreen lesson={{ ...lessonOf([letters, done]), grade: 'Pre-K' }} backTo="/level/1" onClaim={() => {}} />,
  );
  expect(names()).toEqual(['B', 'A']);
  young.unmount();
  openSteps(letters, done);
  expect(names()).toEqual(['AB', 'BA']);
});

test('who skipped every question is not praised for what was not done', async () => {
  const { user } = openSteps(number, { ...done, content: 'You can count to ten.' });
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(title()).toBe('You have seen every page');
  expect(screen.queryByText(/You can count|proud/)).toBeNull();
});

test('a fraction that can be simplified is almost right', async () => {
  const { user } = openSteps(question({ inputType: 'fraction', expected: '3/4' }), done);
  await user.type(screen.getByRole('textbox'), '6/8{Enter}');
  expect(screen.getByText(/simplest form/)).toBeVisible();
});

test('a number in another unit is told as that', async () => {
  const { user } = openSteps(question({ inputType: 'number', correctAnswer: 20, unit: 'km' }), done);
  await user.type(screen.getByRole('textbox'), '20 m{Enter}');
  expect(screen.getByText(/Look at the unit once more/)).toBeVisible();
});

test('from Grade 6 on a key turns a number into its opposite, because the keyboards of some phones have no minus', async () => {
  const { user, unmount } = openSteps(number, done);
  expect(screen.queryByRole('button', { name: /Change the sign/ })).toBeNull();
  unmount();
  const below = renderPage(
    <LessonScreen
      lesson={{ ...lessonOf([{ ...number, correctAnswer: -7 }, done]), id: 'below-zero', grade: 'Grade 6' }}
      backTo="/level/3"
      onClaim={() => {}}
    />,
  );
  const key = screen.getByRole('button', { name: /Change the sign/ });
  expect(key).toBeDisabled();
  await user.type(screen.getByRole('spinbutton'), '7');
  await below.user.click(key);
  await below.user.click(key);
  expect(screen.getByRole('spinbutton')).toHaveValue(7);
  await below.user.click(key);
  expect(screen.getByRole('spinbutton')).toHaveValue(-7);
  await below.user.click(screen.getByRole('button', { name: 'Check' }));
  expect(says('✅ Correct! Well done!')).toBeVisible();
});

test('things are put in order by keyboard alone', async () => {
  const { user } = openSteps(question({ inputType: 'order', options: ['egg', 'larva'] }), done);
  screen.getByRole('button', { name: 'Move up: egg' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('egg: place 1 of 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move up: egg' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('egg: place 1 of 2')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Check' }).focus();
  await user.keyboard('{Enter}');
  expect(says('✅ Correct! Well done!')).toBeVisible();
});

test('pairs are matched by choosing, and checked once each has a partner', async () => {
  const { user } = openSteps(
    question({
      inputType: 'match',
      pairs: [
        { left: 'cat', right: 'kitten' },
        { left: 'dog', right: 'puppy' },
      ],
    }),
    done,
  );
  const check = screen.getByRole('button', { name: 'Check' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'cat' }), 'kitten');
  expect(check).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'dog' }), 'puppy');
  await user.click(check);
  expect(says('✅ Correct! Well done!')).toBeVisible();
});

test('several options are ticked and checked; a wrong set may be mended', async () => {
  const { user } = openSteps(
    question({ inputType: 'multi-select', options: ['2', '3', '4'], correctAnswers: [0, 2] }),
    done,
  );
  await user.click(screen.getByRole('checkbox', { name: '2' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Not yet. Try again.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '4' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(says('✅ Correct! Well done!')).toBeVisible();
});

test('hints open one by one, and after the worked solution comes a fresh question', async () => {
  const { user } = openSteps(
    {
      ...number,
      hints: ['What is asked?', 'It is 12.'],
      variant: { question: 'And now?', inputType: 'number', correctAnswer: 6 },
    },
    done,
  );
  await user.click(screen.getByRole('button', { name: 'Hint 1 of 2' }));
  expect(screen.getByText('What is asked?')).toBeVisible();
  expect(screen.queryByText('It is 12.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hint 2 of 2' }));
  expect(screen.getByText('It is 12.').closest('[role=status]')).toHaveAttribute('aria-atomic', 'false');
  expect(screen.getByRole('button', { name: 'Try a fresh one' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Try a fresh one' }));
  await user.type(screen.getByRole('spinbutton', { name: 'And now?' }), '6{Enter}');
  expect(says('✅ Correct! Well done!')).toBeVisible();
});

test('the last hint takes the focus of the button that it replaces, where nothing else follows', async () => {
  const { user } = openSteps(number, done);
  await user.click(screen.getByRole('button', { name: 'Show a hint' }));
  expect(screen.getByText('Count by twos.')).toHaveFocus();
});

test('a fresh question is not asked below the story of the first one, but below its own', async () => {
  const told = { ...number, content: 'A bus carried 80 riders.', examples: ['riders = 80'], hints: ['It is 12.'] };
  const fresh = { question: 'And now?', inputType: 'number', correctAnswer: 6 } as const;
  const ask = async (user: ReturnType<typeof openSteps>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Show a hint' }));
    await user.click(screen.getByRole('button', { name: 'Try a fresh one' }));
    for (const text of ['A bus carried 80 riders.', 'riders = 80']) expect(screen.queryByText(text)).toBeNull();
  };
  const { user, unmount } = openSteps({ ...told, variant: fresh }, done);
  expect(screen.getByText('A bus carried 80 riders.')).toBeVisible();
  await ask(user);
  unmount();
  localStorage.clear();
  const second = openSteps(
    { ...told, variant: { ...fresh, content: 'A library lent 50 books.', examples: ['books = 50'] } },
    done,
  );
  await ask(second.user);
  expect(screen.getByText('A library lent 50 books.')).toBeVisible();
  expect(screen.getByText('books = 50')).toBeVisible();
});

test('there is no confetti for a person who asked for less motion', async () => {
  const { user } = openSteps(intro, done);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByTestId('confetti')).toBeNull();
});

test('the slides wait while the learner listens or writes', async () => {
  const { user } = openSteps(intro, done);
  for (const action of ['Listen to Audio', 'Take Notes']) {
    await user.click(screen.getByRole('button', { name: 'Play the slides' }));
    await user.click(screen.getByRole('button', { name: action }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Play the slides' })).toBeVisible();
  }
});
