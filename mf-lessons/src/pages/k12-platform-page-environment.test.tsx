import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { teachers } from '@grove/content/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Lesson, Progress } from '@grove/contracts';
import { serverSubjects, teacherOfGrade } from '@grove/content';
import {
  aProgress,
  aTeacher,
  expectLogged,
  failing,
  mockApi,
  pending,
  renderPage,
  type MockedAnswers,
} from '@grove/testing';
import { K12PlatformPage } from './k12-platform-page.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const lessons: Lesson[] = Array.from({ length: 8 }, (_, index) => ({
  id: `lesson-${index + 1}`,
  title: `Lesson ${index + 1}`,
  description: 'About it.',
  duration: 15,
  xpReward: 60,
  difficulty: 'beginner',
  type: 'interactive',
}));
const nothing = aProgress();
const begun: Progress = {
  ...nothing,
  totalXP: 120,
  completedLessons: ['lesson-1', 'lesson-2'].map((lessonId) => ({
    lessonId,
    subject: 'Science',
    grade: 'Grade 7',
    xp: 60,
    completedAt: '2026-03-02T16:00:00.000Z',
  })),
};
const nova = aTeacher({
  id: 3,
  name: 'Dr. Nova',
  title: 'Scientist',
  greeting: 'Hello, I am Dr. Nova.',
  voiceId: 'voice-nova',
});
const here = '?grade=Grade+7&subject=science&view=environment';

/** The media area is there, and has no film. */
const withMedia = { 'mf-media/ambient': () => null };

const open = (
  search = here,
  answers: MockedAnswers = {},
  widgets: NonNullable<Parameters<typeof renderPage>[1]>['widgets'] = withMedia,
) => {
  const sent = mockApi({
    subjects: [...serverSubjects],
    aiTeacher: nova,
    lessons,
    progress: nothing,
    videoAssets: [],
    'POST /api/speech': pending,
    ...answers,
  });
  const page = renderPage(<K12PlatformPage />, { at: `/k12-platform${search}`, widgets });
  const spoken = () =>
    sent.filter(({ path }) => path === '/api/speech').map(({ body }) => (body as { text: string }).text);
  const paths = () => sent.map(({ path, search: query }) => `${path}${query.size > 0 ? `?${query}` : ''}`);
  return { ...page, spoken, paths };
};
const teacherCard = () => screen.findByRole('heading', { name: 'Dr. Nova' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('§2 subject environment: teacher card, mode switch (Explore, Lessons, Progress) and Back to Curriculum', async () => {
  const { user, address } = open();
  await teacherCard();
  expect(screen.getByText('Hello, I am Dr. Nova.')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Explore', 'Lessons', 'Progress']);
  expect(screen.getByRole('tab', { name: 'Explore' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('link', { name: 'Back to Curriculum' }));
  expect(address()).toBe('/k12-platform?grade=Grade+7&subject=science');
});

test('§2 subject environment: Explore has three cards, each with a way on', async () => {
  const { user } = open();
  await teacherCard();
  const panel = screen.getByRole('tabpanel', { name: 'Explore' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
  expect(within(panel).getByRole('link', { name: 'Watch films' })).toHaveAttribute('href', '/video-gallery');
  expect(within(panel).getByRole('link', { name: 'Ask Dr. Nova' })).toHaveAttribute('href', '/ai-chat?teacherId=3');
  await user.click(within(panel).getByRole('button', { name: 'Take a lesson' }));
  expect(screen.getByRole('tab', { name: 'Lessons' })).toHaveAttribute('aria-selected', 'true');
});

test('experience §5: the teacher who greets is the one of the level that the chosen grade belongs to', async () => {
  const { paths } = open('?grade=Grade+10&subject=reading-writing&view=environment', {
    aiTeacher: teacherOfGrade(teachers, 'Grade 10'),
  });
  expect(await screen.findByRole('heading', { name: 'Professor Atlas' })).toBeVisible();
  expect(paths()).toContain('/api/ai-teachers/4');
  expect(screen.getByRole('link', { name: 'Ask Professor Atlas' })).toHaveAttribute('href', '/ai-chat?teacherId=4');
});

test('§2 subject environment: Lessons shows at most 6 lessons, and the way to all of them', async () => {
  const { address, user } = open(`${here}&mode=lessons`);
  await screen.findByRole('heading', { name: 'Lesson 1' });
  expect(screen.getAllByRole('button', { name: /^Start/ })).toHaveLength(6);
  await user.click(screen.getByRole('link', { name: 'All 8 lessons' }));
  expect(address()).toBe('/k12-platform?grade=Grade+7&subject=science&view=lessons');
});

test("§2 subject environment: Progress shows 65%, 12/18 lessons, 850 XP and achievements, tagged 'Sample' until the first event", async () => {
  const { paths } = open(`${here}&mode=progress`);
  const panel = await screen.findByRole('tabpanel', { name: 'Progress' });
  await within(panel).findByText('65%');
  for (const text of ['12/18 lessons', '850 XP']) expect(within(panel).getByText(text)).toBeVisible();
  expect(within(panel).getAllByText('Sample')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: /Achievements/ })).getAllByRole('listitem')).toHaveLength(3);
  expect(paths().some((path) => path.startsWith('/api/lessons'))).toBe(false);
});

test('§2 subject environment: from the first event on Progress is computed', async () => {
  open(`${here}&mode=progress`, { progress: begun });
  const panel = await screen.findByRole('tabpanel', { name: 'Progress' });
  await within(panel).findByText('25%');
  for (const text of ['2/8 lessons', '120 XP']) expect(within(panel).getByText(text)).toBeVisible();
  expect(within(panel).queryByText('Sample')).toBeNull();
  expect(within(panel).getByText('First Steps').parentElement).toHaveTextContent('Earned');
  expect(within(panel).getByText('Halfway There').parentElement).toHaveTextContent('Finish half of the lessons.');
});

test('the mode stands in the address, so that a reload keeps it', async () => {
  const { user, address } = open();
  await teacherCard();
  await user.click(screen.getByRole('tab', { name: 'Progress' }));
  expect(address()).toBe(`/k12-platform${here}&mode=progress`);
});

test('§4 subject environment: the teacher greets once by voice', async () => {
  const { user, spoken } = open(here);
  await waitFor(() => expect(spoken()).toEqual(['Hello, I am Dr. Nova.']));
  await user.click(screen.getByRole('link', { name: 'Back to Curriculum' }));
  await user.click(await screen.findByRole('link', { name: 'Enter Science' }));
  await teacherCard();
  expect(spoken()).toHaveLength(1);
});

test('§5 subject environment: without a voiceId nothing is spoken', async () => {
  const { spoken } = open(here, { aiTeacher: { ...nova, voiceId: null } });
  await teacherCard();
  expect(spoken()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Hear Dr. Nova' })).toBeNull();
});

test('§8 subject environment: a failed greeting is logged, and can be heard again', async () => {
  const { user, spoken } = open(here, { 'POST /api/speech': failing(503) });
  expect(await screen.findByText(/The voice is not there/)).toBeVisible();
  expectLogged(/error: Failed to play teacher audio/);
  await user.click(screen.getByRole('button', { name: 'Hear Dr. Nova' }));
  await waitFor(() => expect(spoken()).toHaveLength(2));
});

test('§9 subject environment: starting a lesson by voice waits 2 s before opening', async () => {
  const { address, spoken } = open(`${here}&mode=lessons`);
  const start = await screen.findByRole('button', { name: 'Start Lesson 1' });
  await teacherCard();
  jest.useFakeTimers();
  fireEvent.click(start);
  expect(screen.getByText('Opening “Lesson 1”...')).toBeVisible();
  expect(spoken().at(-1)).toBe('Let us start: Lesson 1!');
  pass(1_999);
  expect(address()).toContain('view=environment');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(address()).toBe('/k12-platform?grade=Grade+7&subject=science&lesson=lesson-1');
});

test('a second press opens the lesson at once, and so does a teacher without a voice', async () => {
  const { user, address, unmount } = open(`${here}&mode=lessons`);
  await teacherCard();
  await user.click(await screen.findByRole('button', { name: 'Start Lesson 1' }));
  await user.click(screen.getByRole('button', { name: 'Open now: Lesson 1' }));
  expect(address()).toContain('lesson=lesson-1');
  unmount();
  const silent = open(`${here}&mode=lessons`, { aiTeacher: { ...nova, voiceId: null } });
  await teacherCard();
  await silent.user.click(await screen.findByRole('button', { name: 'Start Lesson 2' }));
  expect(silent.address()).toContain('lesson=lesson-2');
});

test('§4 subject environment: the ambient film of the subject lies behind it; while the media area is away its picture does', async () => {
  expectLogged(/error: The widget 'mf-media\/ambient' could not be loaded Error: No area offers/);
  open(here, {}, {});
  await teacherCard();
  expect(screen.getByTestId('ambient-picture')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Background film' })).toBeNull();
});

test('§7 subject environment: a teacher is asked for only when the subject has one; an adventure then stands in the place of the chat', async () => {
  const { paths } = open(here, { subjects: serverSubjects.map((subject) => ({ ...subject, teacherId: null })) });
  expect(await screen.findByText(/Nobody teaches this subject yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on an adventure' })).toHaveAttribute('href', '/adventures');
  expect(paths().some((path) => path.startsWith('/api/ai-teachers'))).toBe(false);
});

test.each([
  ['', 'aiTeacher', 'Calling your teacher'],
  ['', 'subjects', 'Getting the subject ready...'],
  ['&mode=lessons', 'lessons', 'Loading lessons'],
  ['&mode=progress', 'progress', 'Loading your progress'],
] as const)('while the environment (%s) waits for %s it says so', async (mode, read, text) => {
  open(`${here}${mode}`, { [read]: pending });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  ['', 'aiTeacher', 'Your teacher could not be reached.', 'Dr. Nova'],
  ['', 'subjects', 'Failed to load subjects', 'Science'],
  ['&mode=lessons', 'lessons', 'Failed to load lessons', 'Lesson 1'],
  ['&mode=progress', 'progress', 'Failed to load your progress', /Achievements/],
] as const)('where the environment (%s) cannot read %s it offers another try', async (mode, read, text, heading) => {
  const { user } = open(`${here}${mode}`, { [read]: failing(503) });
  expect(await screen.findByText(text)).toBeVisible();
  mockApi({
    subjects: [...serverSubjects],
    aiTeacher: nova,
    lessons,
    progress: nothing,
    videoAssets: [],
    'POST /api/speech': pending,
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

test('a subject without lessons in the grade leads back to the curriculum', async () => {
  open(`${here}&mode=lessons`, { lessons: [] });
  expect(await screen.findByText('No lessons here yet')).toBeVisible();
  expect(within(screen.getByRole('tabpanel')).getByRole('link', { name: 'Back to Curriculum' })).toBeVisible();
});
