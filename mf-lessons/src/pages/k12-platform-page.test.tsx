import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type CurriculumItem, grades, type Lesson, type LessonHead, type Progress } from '@grove/contracts';
import { serverSubjects } from '@grove/content';
import { documents } from '@grove/content/server';
import {
  aProgress,
  expectLogged,
  failing,
  json,
  mockApi,
  pending,
  renderPage,
  type MockedAnswers,
} from '@grove/testing';
import { K12PlatformPage } from './k12-platform-page.tsx';

const lessonHeads = documents.catalogue;

beforeEach(() => {
  localStorage.clear();
});

const topic = (over: Partial<CurriculumItem> = {}): CurriculumItem => ({
  id: 10_101,
  subjectId: 1,
  grade: 'Grade 3',
  topic: 'Equal groups',
  description: 'Groups of the same size.',
  learningObjectives: ['Spot equal groups', 'Write a multiplication', 'Skip count'],
  ...over,
});
const lesson = (id: string, over: Partial<Lesson> = {}): Lesson => ({
  id,
  title: `Lesson ${id}`,
  description: `About ${id}.`,
  duration: 15,
  xpReward: 60,
  difficulty: 'beginner',
  type: 'interactive',
  ...over,
});
const nothing = aProgress();
const earned = (...ids: string[]): Progress => ({
  ...nothing,
  completedLessons: ids.map((lessonId) => ({
    lessonId,
    subject: 'Mathematics',
    grade: 'Grade 3',
    xp: 60,
    completedAt: '2026-03-02T16:00:00.000Z',
  })),
});

const open = (search = '', answers: MockedAnswers = {}) => {
  const sent = mockApi({
    subjects: [...serverSubjects],
    progress: nothing,
    curriculum: [topic()],
    lessons: [lesson('a'), lesson('b')],
    ...answers,
  });
  const page = renderPage(<K12PlatformPage />, { at: `/k12-platform${search}` });
  const paths = () =>
    sent.map(({ path, search: query }) => `${path}${query.size > 0 && !path.endsWith('progress') ? `?${query}` : ''}`);
  return { ...page, paths };
};
const card = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!;
const percentIn = (item: HTMLElement) => within(item).getByRole('progressbar').getAttribute('aria-valuenow');

test('§2 grade browser: grade buttons Pre-K and Grade 1 to 12, default Grade 3', async () => {
  open();
  const buttons = within(screen.getByRole('group', { name: 'Grades' })).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([...grades]);
  expect(
    buttons.filter((button) => button.getAttribute('aria-pressed') === 'true').map(({ textContent }) => textContent),
  ).toEqual(['Grade 3']);
  expect(screen.getByRole('heading', { name: 'Subjects in Grade 3' })).toBeVisible();
  await card('Mathematics');
});

test('§2 grade browser: subject cards show teacher and a progress percent, 0% for a new learner', async () => {
  const { paths } = open();
  const math = await card('Mathematics');
  expect(math).toHaveTextContent('with Mr. Oakley');
  await waitFor(() => expect(math).toHaveTextContent('0%'));
  expect(percentIn(math)).toBe('0');
  expect(screen.getAllByRole('progressbar')).toHaveLength(serverSubjects.length);
  expect(paths()).toEqual(['/api/subjects', '/api/progress']);
});

test('experience §3 grade browser: the progress percent is computed from what was earned', async () => {
  open('', { progress: earned('a') });
  const math = await card('Mathematics');
  await waitFor(() => expect(math).toHaveTextContent('50%'));
  expect(percentIn(await card('Science'))).toBe('0');
});

test('a progress that cannot be read is not called 0%', async () => {
  open('', { progress: failing(503) });
  const math = await card('Mathematics');
  await waitFor(() => expect(math).toHaveTextContent('Your progress is not there right now.'));
  expect(math).not.toHaveTextContent('%');
});

test('§4 grade browser: subjects, then curriculum on choosing a subject, then lessons, with breadcrumbs', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: 'Mathematics' }));
  expect(address()).toBe('/k12-platform?grade=Grade+3&subject=mathematics');
  expect(await screen.findByRole('heading', { name: 'Mathematics in Grade 3' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'View Lessons' }));
  expect(await screen.findByRole('heading', { name: 'Mathematics lessons in Grade 3' })).toHaveFocus();
  const crumbs = within(screen.getByRole('navigation', { name: 'The way here' })).getAllByRole('listitem');
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Subjects in Grade 3', 'Mathematics', 'Lessons']);
  expect(screen.getByText('Lessons', { selector: '[aria-current=page]' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Mathematics' }));
  expect(await screen.findByRole('heading', { name: 'Mathematics in Grade 3' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Subjects in Grade 3' }));
  expect(await screen.findByRole('heading', { name: 'Subjects in Grade 3' })).toHaveFocus();
});

test('§2 grade browser: curriculum cards show topic, description and the first 2 objectives', async () => {
  open('?subject=mathematics', { curriculum: [topic(), topic({ id: 10_201, subjectId: 2, topic: 'Folktales' })] });
  const item = (await screen.findByRole('heading', { name: 'Equal groups' })).closest('li')!;
  expect(item).toHaveTextContent('Groups of the same size.');
  expect(
    within(item)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Spot equal groups', 'Write a multiplication']);
  expect(screen.queryByText('Folktales')).toBeNull();
});

test('§7 grade browser: the curriculum is read in the curriculum view only, the lessons in the lessons view only', async () => {
  const { user, paths } = open();
  await user.click(await screen.findByRole('link', { name: 'Mathematics' }));
  await screen.findByRole('heading', { name: 'Equal groups' });
  expect(paths()).toEqual(['/api/subjects', '/api/progress', '/api/curriculum?grade=Grade+3']);
  await user.click(screen.getByRole('link', { name: 'View Lessons' }));
  await screen.findByRole('heading', { name: 'Lesson a' });
  expect(paths().at(-1)).toBe('/api/lessons?grade=Grade+3&subject=mathematics');
});

test('§2 grade browser: lesson cards show title, description, duration in minutes, XP, difficulty and type', async () => {
  open('?subject=science&view=lessons', {
    lessons: [
      lesson('magnets', { title: 'Magnets', duration: 20, xpReward: 90, difficulty: 'advanced', type: 'exercise' }),
    ],
  });
  const item = (await screen.findByRole('heading', { name: 'Magnets' })).closest('li')!;
  for (const text of ['About magnets.', '20 minutes', '90 XP', 'Advanced', 'Exercise'])
    expect(item).toHaveTextContent(text);
});

test('§4 grade browser: changing the grade resets to subjects', async () => {
  const { user, address } = open('?grade=Grade+3&subject=mathematics&view=lessons');
  await screen.findByRole('heading', { name: 'Lesson a' });
  await user.click(screen.getByRole('button', { name: 'Grade 7' }));
  expect(address()).toBe('/k12-platform?grade=Grade+7');
  expect(await screen.findByRole('heading', { name: 'Subjects in Grade 7' })).toBeVisible();
  expect(await card('Mathematics')).toBeVisible();
});

test('§2 k12: from the curriculum of a subject its learning environment is one press away', async () => {
  expectLogged(/error: The widget 'mf-media\/ambient' could not be loaded Error: No area offers/);
  const { user, address } = open('?grade=Grade+3&subject=science');
  await user.click(await screen.findByRole('link', { name: 'Enter Science' }));
  expect(address()).toBe('/k12-platform?grade=Grade+3&subject=science&view=environment');
  expect(await screen.findByRole('heading', { level: 1, name: 'Science' })).toHaveFocus();
});

test('§2 k12: choosing a lesson opens step 3', async () => {
  const { user, address } = open('?subject=mathematics&view=lessons');
  await user.click(await screen.findByRole('link', { name: 'Start Lesson a' }));
  expect(address()).toBe('/k12-platform?grade=Grade+3&subject=mathematics&lesson=a');
});

test('a lesson that was earned is marked, and can be done again', async () => {
  open('?subject=mathematics&view=lessons', { progress: earned('a') });
  const again = await screen.findByRole('link', { name: 'Do it again: Lesson a' });
  expect(again.closest('li')).toHaveTextContent('Done');
  expect(screen.getByRole('link', { name: 'Start Lesson b' })).toBeVisible();
});

test('§5 lesson: in the grade browser and in the learning environment too, a lesson is open only when every prerequisite is completed', async () => {
  expectLogged(/error: The widget 'mf-media\/ambient' could not be loaded Error: No area offers/);
  const [first, second] = lessonHeads.filter(({ grade, subjectId }) => grade === 'Grade 10' && subjectId === 1) as [
    LessonHead,
    LessonHead,
  ];
  const lessons = [first, second].map(({ id, title }) => lesson(id, { title }));
  for (const view of ['lessons', 'environment&mode=lessons']) {
    const { unmount } = open(`?grade=Grade+10&subject=mathematics&view=${view}`, { lessons });
    expect(
      await screen.findByRole('button', { name: 'Locked', description: `Opens after “${first.title}”.` }),
    ).toBeDisabled();
    expect(screen.queryByRole(view === 'lessons' ? 'link' : 'button', { name: `Start ${second.title}` })).toBeNull();
    unmount();
    localStorage.setItem('grove.completedLessons', JSON.stringify([first.id]));
    const opened = open(`?grade=Grade+10&subject=mathematics&view=${view}`, { lessons });
    expect(
      await screen.findByRole(view === 'lessons' ? 'link' : 'button', { name: `Start ${second.title}` }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Locked' })).toBeNull();
    opened.unmount();
    localStorage.clear();
  }
});

test('an unknown grade shows the default one and says so', async () => {
  open('?grade=Grade+99');
  expect(screen.getByText('There is no such grade, so here is Grade 3.')).toBeVisible();
  await card('Mathematics');
});

test.each(['', '&view=lessons', '&view=environment'])(
  'an unknown subject (%s) leads back to all subjects',
  async (view) => {
    const { user, paths } = open(`?grade=Grade+7&subject=dragons${view}`);
    await screen.findByRole('heading', { name: 'There is no such subject' });
    expect(paths()).toEqual(['/api/subjects']);
    await user.click(screen.getByRole('link', { name: 'See all subjects' }));
    expect(await screen.findByRole('heading', { name: 'Subjects in Grade 7' })).toBeVisible();
  },
);

test.each([
  ['', 'subjects', 'Loading subjects'],
  ['?subject=mathematics', 'curriculum', 'Loading the curriculum'],
  ['?subject=mathematics&view=lessons', 'lessons', 'Loading lessons'],
] as const)('while a view (%s) waits for its %s it says so', async (search, read, text) => {
  open(search, { [read]: pending });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  ['', 'subjects', 'Failed to load subjects', 'Mathematics'],
  ['?subject=mathematics', 'curriculum', 'Failed to load the curriculum', 'Equal groups'],
  ['?subject=mathematics&view=lessons', 'lessons', 'Failed to load lessons', 'Lesson a'],
] as const)('a view (%s) whose %s fail offers another try', async (search, read, text, heading) => {
  const { user } = open(search, { [read]: failing(503) });
  expect(await screen.findByText(text)).toBeVisible();
  mockApi({ subjects: [...serverSubjects], progress: nothing, curriculum: [topic()], lessons: [lesson('a')] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

test.each([
  ['', 'subjects', 'No subjects here yet'],
  ['?subject=mathematics', 'curriculum', 'No topics here yet'],
  ['?subject=mathematics&view=lessons', 'lessons', 'No lessons here yet'],
] as const)('a view (%s) without %s says so', async (search, read, text) => {
  open(search, { [read]: () => json([]) });
  expect(await screen.findByText(text)).toBeVisible();
});
