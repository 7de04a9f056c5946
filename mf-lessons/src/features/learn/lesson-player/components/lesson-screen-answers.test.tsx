import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mockApi, pending, renderPage } from '@grove/testing';
import { LessonScreen } from './lesson-screen.tsx';
import { intro, done, question, number, lessonOf, openSteps, says } from './testing/open-steps.tsx';

beforeEach(() => {
  localStorage.clear();
  mockApi({ 'POST /api/speech': pending });
});

afterEach(() => {
  jest.useRealTimers();
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
