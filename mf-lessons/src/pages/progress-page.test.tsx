import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { weekdays, type CompletedLesson, type Progress } from '@grove/contracts';
import { documents } from '@grove/content/server';
import { aProgress, failing, json, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { ProgressPage } from './progress-page.tsx';

const lessonHeads = documents.catalogue;
const dashboardSample = documents['sample-dashboard'];

const now = new Date(2026, 2, 5, 15);
const at = (day: number) => new Date(2026, 2, day, 10).toISOString();
const mathematics = lessonHeads.filter(({ grade, subjectId }) => grade === 'Grade 3' && subjectId === 1);
const science = lessonHeads.find(({ grade, subjectId }) => grade === 'Grade 3' && subjectId === 3)!;
const done = (lessonId: string, subject: string, day: number): CompletedLesson => ({
  lessonId,
  subject,
  grade: 'Grade 3',
  xp: 60,
  completedAt: at(day),
});

const nothing = aProgress();
const learner: Progress = {
  ...nothing,
  totalXP: 1240,
  currentLevel: 2,
  streakDays: 3,
  completedLessons: [
    done(mathematics[0]!.id, 'Mathematics', 3),
    done(mathematics[1]!.id, 'Mathematics', 4),
    done(science.id, 'Science', 5),
  ],
  weeklyActivity: weekdays.map((day, index) => ({ day, xp: [0, 60, 240, 40, 0, 0, 0][index]! })),
};

const open = (progress: MockedAnswers['progress'], levelId = '2') => {
  mockApi({ progress: progress! });
  return renderPage(<ProgressPage />, { at: `/progress/${levelId}`, pattern: '/progress/:levelId' });
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const ready = () => screen.findByRole('region', { name: 'How it grows' });
const sampleTags = () => screen.queryAllByText('Sample');

beforeEach(() => {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test("experience §3 progress dashboard: a learner who has done nothing sees the Grade 3 sample, tagged 'Sample' wherever its numbers stand", async () => {
  open(nothing);
  await ready();
  expect(screen.getByText('This is a sample.')).toBeVisible();
  for (const name of ['How it grows', 'This week', 'Recent achievements'])
    expect(region(name).getByText('Sample')).toBeVisible();
  expect(region('Subjects').getByText('Sample')).toBeVisible();
  expect(region("Today's goals").queryByText('Sample')).toBeNull();
  expect(region('How it grows').getByText('2,450')).toBeVisible();
});

test('§2 progress dashboard: the sample has overall percent, total XP, level, streak, subjects, week and achievements', async () => {
  open(nothing);
  const overview = within(await ready());
  expect(overview.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('aria-valuenow', '54');
  for (const text of ['54%', 'of Grade 3', 'Level 3', '550 XP to level 4', '7 days'])
    expect(overview.getByText(text)).toBeVisible();
  expect(
    region('Subjects')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(dashboardSample.subjects.map(({ name }) => name));
  expect(region('Subjects').getByText('9 of 12 lessons')).toBeVisible();
  expect(
    region('This week')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.includes('Today')),
  ).not.toContain(true);
  for (const { name } of dashboardSample.achievements)
    expect(region('Recent achievements').getByText(name)).toBeVisible();
});

test('experience §3 progress dashboard: from the first event on the numbers are real and nothing is a sample', async () => {
  open(learner);
  const overview = within(await ready());
  expect(sampleTags()).toEqual([]);
  for (const text of ['1,240', 'Level 2', '760 XP to level 3', '3 days', '9%'])
    expect(overview.getByText(text)).toBeVisible();
  const [math, reading] = region('Subjects').getAllByRole('listitem');
  expect(math).toHaveTextContent('Mathematics50%2 of 4 lessons');
  expect(math).toHaveTextContent('Last: Mar 4, 2026');
  expect(reading).toHaveTextContent('0 of 4 lessons');
});

test("§2 progress dashboard: 'Continue' leads to the lessons page of the level's grade", async () => {
  const { user, address } = open(learner);
  await ready();
  await user.click(screen.getByRole('link', { name: 'Continue with Mathematics' }));
  expect(decodeURIComponent(address())).toBe('/lessons/Grade 3/Math');
});

test('§9 progress dashboard: weekly bars go from Monday to Sunday, scale from XP/200 and are at least 20 px; today is marked', async () => {
  open(learner);
  await ready();
  const days = region('This week').getAllByRole('listitem');
  expect(days.map((day) => day.querySelector<HTMLElement>('[data-bar]')!.style.blockSize)).toEqual([
    '20px',
    '42px',
    '140px',
    '28px',
    '20px',
    '20px',
    '20px',
  ]);
  expect(days[1]).toHaveTextContent('60 XP');
  expect(days[1]).toHaveTextContent('Tuesday');
  expect(days.filter((day) => day.getAttribute('aria-current') === 'date')).toEqual([days[3]]);
  expect(days[3]).toHaveTextContent('Today');
});

test("§2 progress dashboard: today's goals are measured on today", async () => {
  open(learner);
  await ready();
  const goals = region("Today's goals")
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(goals).toEqual(['Finish one lessonDone', 'Earn 50 XP40 of 50', 'Learn 3 days in a rowDone']);
});

test('§2 progress dashboard: recent achievements come with their dates, the latest first', async () => {
  open(learner);
  await ready();
  const badges = region('Recent achievements')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(badges).toHaveLength(3);
  expect(badges).toContain('Early BirdMarch 5');
  expect(region('Recent achievements').getByRole('link', { name: 'View Achievements' })).toHaveAttribute(
    'href',
    '/achievements',
  );
});

test('§2 progress dashboard: quick actions lead on', async () => {
  open(learner);
  await ready();
  expect(
    region('Quick actions')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/practice', '/ai-chat?teacherId=2', '/adventures', '/curriculum']);
  const next = lessonHeads.find(({ prerequisites }) => prerequisites?.length === 1 && prerequisites[0] === science.id)!;
  expect(screen.getByRole('link', { name: `Next lesson: ${next.title}` })).toHaveAttribute(
    'href',
    `/lesson/3/${next.id}`,
  );
});

test('experience §7 completed lessons: lessons that the service has not confirmed count with their XP, and are said to be on their way', async () => {
  localStorage.setItem(
    'grove.completedLessons',
    JSON.stringify([
      ...learner.completedLessons.map(({ lessonId }) => lessonId),
      mathematics[2]!.id,
      'coding-logic-challenges',
    ]),
  );
  open(learner);
  const overview = within(await ready());
  expect(await screen.findByText(/^2 lessons are on their way/)).toBeVisible();
  const total = learner.totalXP + mathematics[2]!.xpReward + 175;
  expect(overview.getByText(new Intl.NumberFormat('en').format(total))).toBeVisible();
  expect(overview.getByText(`${2000 - total} XP to level 3`)).toBeVisible();
});

test('a lesson that the service has not confirmed counts, and is said to be on its way', async () => {
  localStorage.setItem('grove.completedLessons', JSON.stringify(['counting_1_10', 'letter_a', mathematics[0]!.id]));
  open(nothing);
  await ready();
  expect(await screen.findByText(/^One lesson is on its way/)).toBeVisible();
  expect(sampleTags()).toEqual([]);
  expect(region('Subjects').getByText('1 of 4 lessons')).toBeVisible();
});

test('the two seed lessons alone are no event', async () => {
  localStorage.setItem('grove.completedLessons', JSON.stringify(['counting_1_10', 'letter_a']));
  open(nothing, '1');
  await ready();
  expect(screen.queryByText(/on its way/)).toBeNull();
  expect(sampleTags().length).toBeGreaterThan(0);
});

test('while the progress loads, the page says so', () => {
  open(pending);
  expect(screen.getByText('Loading your progress')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Progress Dashboard' })).toBeVisible();
});

test('a failure says what is safe, and can be tried again', async () => {
  localStorage.setItem('grove.completedLessons', JSON.stringify([mathematics[0]!.id]));
  let isDown = true;
  const { user } = open((request) => (isDown ? failing(503)(request) : json(learner)));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Your progress could not be loaded')).toBeVisible();
  expect(alert.getByText(/One lesson that you finished is saved on this device too/)).toBeVisible();
  isDown = false;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await ready();
  expect(region('How it grows').getByText('1,240')).toBeVisible();
});

test('§5 progress dashboard: a level id that is no number means level 1', async () => {
  open(nothing, 'abc');
  expect(screen.getByRole('link', { name: 'Pre-K', current: 'page' })).toBeVisible();
  await ready();
});

test('a level that does not exist leads to the five that do', () => {
  open(nothing, '99');
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such level' })).toBeVisible();
  expect(
    within(screen.getByRole('navigation', { name: 'Levels' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/progress/1', '/progress/2', '/progress/3', '/progress/4', '/progress/5']);
});

test('a level without lessons yet says so and names whom to ask', async () => {
  open(learner, '5');
  await ready();
  expect(screen.getByText('No lessons for Grade 12 yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask Dr. Minerva' })).toBeVisible();
  expect(region('How it grows').getByText('1,240')).toBeVisible();
});

test('on a level where nothing was done, the way to the level of the last lesson is near', async () => {
  const { user, address } = open(learner, '3');
  await ready();
  await user.click(
    screen.getByRole('link', { name: 'Your last lesson was in Grade 3. See how Elementary is growing.' }),
  );
  expect(address()).toBe('/progress/2');
});
