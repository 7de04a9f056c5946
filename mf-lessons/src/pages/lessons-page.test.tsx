import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { localCatalogueOf } from '@grove/content';
import { documents, teachers } from '@grove/content/server';
import { aProgress, expectLogged, failing, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { LessonsPage } from './lessons-page.tsx';

const levelDetails = documents.levels.map(({ id: levelId, ...detail }) => ({ levelId, ...detail }));
const topicHighlights = Object.fromEntries(documents.levels.map(({ grade, highlights }) => [grade, highlights]));
const localCatalogue = localCatalogueOf(documents.catalogue);

const listed = {
  description: 'Build an array.',
  duration: 15,
  xpReward: 60,
  difficulty: 'beginner',
  type: 'interactive',
} as const;
const lessons = [
  { ...listed, id: 'arrays', title: 'Rows and Columns' },
  { ...listed, id: 'groups', title: 'Equal Groups' },
];
const [first, second, third, fourth] = localCatalogue.filter(
  ({ grade, subject }) => grade === 'Grade 3' && subject === 'Math',
);
const all = [first!, second!, third!, fourth!];

const open = (path: string, answers: MockedAnswers = {}) => {
  const sent = mockApi({ lessons, ...answers });
  return { ...renderPage(<LessonsPage />, { at: `/lessons/${path}`, pattern: '/lessons/:grade/:subject' }), sent };
};
const claimed = (...done: readonly { id: string }[]) =>
  localStorage.setItem(
    'grove.completedLessons',
    JSON.stringify(['counting_1_10', 'letter_a', ...done.map(({ id }) => id)]),
  );
const card = (title: string) => within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!);
const side = () => screen.getByRole('complementary', { name: 'Your progress and quick actions' });
const fact = (name: string) => within(side()).getByText(name).nextElementSibling?.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

test('§2 lesson list: Completed, Next (highlighted NEXT, button Start) and Locked (button disabled) cards on the learning path', async () => {
  claimed(first!);
  open('Grade%203/Math');
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(card(first!.title).getByText('Completed')).toBeVisible();
  expect(card(second!.title).getByText('NEXT')).toBeVisible();
  expect(card(second!.title).getByRole('button')).toHaveTextContent('Start');
  for (const { title } of [third!, fourth!]) {
    expect(card(title).getByRole('button', { name: 'Locked' })).toBeDisabled();
  }
});

test('§2 lesson list: a lesson that is available but not next has the button Begin', async () => {
  open('Grade%204/Math');
  expect(await screen.findByRole('button', { name: 'Start Rows and Columns' })).toBeEnabled();
  const begin = card('Equal Groups').getByRole('button', { name: 'Begin Equal Groups' });
  expect(begin).toHaveTextContent(/^Begin$/);
});

test('a press on the stone beside a card starts its lesson; the stone is no second button', async () => {
  open('Grade%204/Math');
  await screen.findByRole('button', { name: 'Start Rows and Columns' });
  const item = screen.getByRole('heading', { level: 3, name: 'Rows and Columns' }).closest('li')!;
  const stone = item.querySelector<HTMLElement>('button[aria-hidden="true"]')!;
  expect(stone).toHaveAttribute('tabindex', '-1');
  fireEvent.click(stone);
  expect(card('Rows and Columns').getByRole('button', { name: 'Start Rows and Columns' })).toHaveAttribute(
    'data-starting',
  );
});

test('a locked card says which lesson opens it', () => {
  open('Grade%203/Math');
  expect(card(second!.title).getByText(`Opens after “${first!.title}”.`)).toBeVisible();
  expect(card(second!.title).getByRole('button', { name: 'Locked' })).toHaveAccessibleDescription(
    `Opens after “${first!.title}”.`,
  );
  expect(card(fourth!.title).getByText(`Opens after “${first!.title}” and “${third!.title}”.`)).toBeVisible();
});

test('§2 lesson list: the sidebar shows completion percent, lessons done out of total and XP earned', async () => {
  claimed(first!, second!);
  open('Grade%203/Math');
  expect(await within(side()).findByText('50%')).toBeVisible();
  expect(fact('Lessons done')).toBe('2 of 4');
  expect(fact('XP earned')).toBe(String(first!.xpReward + second!.xpReward));
});

test('what the service recorded counts too', async () => {
  const progress = aProgress({
    totalXP: 60,
    streakDays: 1,
    completedLessons: [
      {
        lessonId: first!.id,
        subject: 'Mathematics',
        grade: 'Grade 3',
        xp: 60,
        completedAt: '2026-03-02T16:00:00.000Z',
      },
    ],
  });
  open('Grade%203/Math', { progress });
  await waitFor(() => expect(fact('Lessons done')).toBe('1 of 4'));
  expect(card(second!.title).getByText('NEXT')).toBeVisible();
});

test('§4 lesson card: the completed list starts as counting_1_10 and letter_a, which count in no measured progress', () => {
  open('Pre-K/Math');
  expect(card('Count to Ten').getByText('Completed')).toBeVisible();
  expect(card('Numbers and Groups').getByText('NEXT')).toBeVisible();
  expect(within(side()).getByText('0%')).toBeVisible();
  expect(fact('Lessons done')).toBe('0 of 4');
  expect(fact('XP earned')).toBe('0');
});

test('a path that was walked to its end says so and leads on', async () => {
  claimed(...all);
  open('Grade%203/Math');
  expect(await screen.findByRole('heading', { name: 'You walked the whole path!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'On to Mathematics in Grade 7' })).toHaveAttribute(
    'href',
    '/lessons/Grade%207/Mathematics',
  );
  expect(screen.queryByText('NEXT')).toBeNull();
});

test('§2 lesson list: the quick actions are Review Progress, Practice Mode and View Achievements', () => {
  open('Grade%207/Science');
  expect(within(side()).getByRole('link', { name: 'Review Progress' })).toHaveAttribute('href', '/progress/3');
  expect(within(side()).getByRole('link', { name: 'Practice Mode' })).toHaveAttribute(
    'href',
    '/practice?grade=Grade+7&subject=science',
  );
  expect(within(side()).getByRole('link', { name: 'View Achievements' })).toHaveAttribute('href', '/achievements');
});

test.each([
  ['Pre-K', 1],
  ['Grade 1', 2],
  ['Grade 5', 2],
  ['Grade 6', 3],
  ['Grade 9', 4],
  ['Grade 12', 4],
])('Review Progress of %s opens the dashboard of level %d', (grade, level) => {
  open(`${grade}/Math`);
  expect(screen.getByRole('link', { name: 'Review Progress' })).toHaveAttribute('href', `/progress/${level}`);
});

test('§9 lesson start: the navigation to /lesson/3/{lessonId} comes 500 ms after the press', () => {
  jest.useFakeTimers();
  const { address, sent } = open('Grade%203/Math');
  fireEvent.click(screen.getByRole('button', { name: `Start ${first!.title}` }));
  act(() => jest.advanceTimersByTime(499));
  expect(address()).toBe('/lessons/Grade%203/Math');
  expect(sent.map(({ path }) => path)).toContain(`/api/lessons/${first!.id}/enhanced`);
  act(() => jest.advanceTimersByTime(1));
  expect(address()).toBe(`/lesson/3/${first!.id}`);
});

test('a second press does not open the lesson later or twice', () => {
  jest.useFakeTimers();
  const { address } = open('Grade%203/Math');
  const start = screen.getByRole('button', { name: `Start ${first!.title}` });
  fireEvent.click(start);
  act(() => jest.advanceTimersByTime(300));
  fireEvent.click(start);
  act(() => jest.advanceTimersByTime(200));
  expect(address()).toBe(`/lesson/3/${first!.id}`);
});

test('leaving the page calls the start off', () => {
  jest.useFakeTimers();
  const { address, unmount } = open('Grade%203/Math');
  fireEvent.click(screen.getByRole('button', { name: `Start ${first!.title}` }));
  unmount();
  act(() => jest.advanceTimersByTime(5_000));
  expect(address()).toBe('/lessons/Grade%203/Math');
});

test('§2 lesson list: starting works by keyboard', async () => {
  const { user, address } = open('Grade%203/Math');
  screen.getByRole('button', { name: `Start ${first!.title}` }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/lesson/3/${first!.id}`));
});

test('a completed lesson can be done again', async () => {
  claimed(first!);
  const { user, address } = open('Grade%203/Math');
  await user.click(await screen.findByRole('button', { name: `Do it again: ${first!.title}` }));
  await waitFor(() => expect(address()).toBe(`/lesson/3/${first!.id}`));
});

test('§7 lessons: where the catalogue has none, it asks for the lessons of the grade and the slug of the subject', async () => {
  const { sent } = open('Grade%204/Reading%20%26%20Writing');
  expect(await screen.findByRole('heading', { name: 'Rows and Columns' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Reading & Writing in Grade 4' })).toBeVisible();
  expect(Object.fromEntries(sent.find(({ path }) => path === '/api/lessons')!.search)).toEqual({
    grade: 'Grade 4',
    subject: 'reading-writing',
  });
});

test.each(['Grade%2099/Alchemy', 'Grade%207/Alchemy', 'Dr.%20Nova/Potions', '%F0%9F%A6%8A/%25'])(
  "§2 lesson list: the defaults 'Grade 3' and 'Math' are shown with a notice for %s",
  (path) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Mathematics in Grade 3' })).toBeVisible();
    expect(screen.getByText(/here are Grade 3 and Math/)).toBeVisible();
  },
);

test.each(
  teachers.flatMap(({ name, levelId }) => {
    const { grade } = levelDetails.find((detail) => detail.levelId === levelId)!;
    return topicHighlights[grade]!.map(({ title }) => ({ name, grade, title }));
  }),
)('§2 observed links: /lessons/$name/$title shows $grade without a notice', ({ name, grade, title }) => {
  open(`${encodeURIComponent(name)}/${encodeURIComponent(title)}`);
  expect(screen.getByRole('heading', { level: 1, name: new RegExp(`in ${grade}$`) })).toBeVisible();
  expect(screen.queryByText(/here are Grade 3 and Math/)).toBeNull();
});

test('it says when the lessons are on their way', () => {
  open('Grade%204/Math', { lessons: pending });
  expect(screen.getByText('Loading lessons')).toBeInTheDocument();
});

test('without lessons the nearest grade, the teacher and the curriculum are the way on', async () => {
  open('Grade%205/Science', { lessons: [] });
  expect(await screen.findByText('No lessons here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Science in Grade 7' })).toHaveAttribute(
    'href',
    '/lessons/Grade%207/Science',
  );
  expect(screen.getByRole('link', { name: 'Ask Mr. Oakley' })).toHaveAttribute('href', '/ai-chat?teacherId=2');
  expect(screen.getByRole('link', { name: 'Back to the curriculum' })).toHaveAttribute(
    'href',
    '/curriculum?subject=science',
  );
  expect(within(side()).queryByText('Lessons done')).toBeNull();
});

test('a failure is said with advice', async () => {
  open('Grade%205/Science', { lessons: failing(500) });
  expect(await screen.findByText('Failed to load lessons')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeEnabled();
});

test('a broken completed list is set aside, and the path is that of a new learner', () => {
  expectLogged(/error: The stored 'grove\.completedLessons' cannot be read and was set aside/);
  localStorage.setItem('grove.completedLessons', '{"a":1}');
  open('Grade%203/Math');
  expect(card(first!.title).getByText('NEXT')).toBeVisible();
});
