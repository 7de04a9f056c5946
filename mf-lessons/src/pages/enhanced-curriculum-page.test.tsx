import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { enhancedLessons, localTeachers } from '@grove/content/server';
import { expectLogged, failing, mockApi, pending, renderPage } from '@grove/testing';
import { EnhancedCurriculumPage } from './enhanced-curriculum-page.tsx';

const open = (at = '/enhanced-curriculum') => renderPage(<EnhancedCurriculumPage />, { at });
const tab = (name: string) => screen.getByRole('tab', { name });
const button = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByRole('tabpanel');
const subjects = ['Math', 'Reading', 'Science', 'Social Studies', 'Writing', 'Coding'];
const lessonsOf = (name: string) => enhancedLessons.filter(({ subject }) => subject === name);
const teacherOf = (name: string) => localTeachers.find(({ subject }) => subject === name)!;

test('§2 enhanced curriculum: the tabs are Math, Reading, Science, Social Studies, Writing and Coding', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(subjects);
  expect(tab('Math')).toHaveAttribute('aria-selected', 'true');
});

test.each(subjects)("§2 enhanced curriculum: the tab %s shows the subject's teacher card and lessons", async (name) => {
  const { user } = open();
  await user.click(tab(name));
  const teacher = teacherOf(name);
  expect(within(panel()).getByRole('region', { name: teacher.name })).toHaveTextContent(teacher.title);
  const lessons = within(panel()).getByRole('region', { name: `${name} Lessons` });
  expect(
    within(lessons)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(lessonsOf(name).map(({ title }) => title));
});

test('a tab is kept in the address, and an address opens its tab', async () => {
  const { user, address, unmount } = open();
  await user.click(tab('Social Studies'));
  expect(address()).toBe('/enhanced-curriculum?subject=social-studies');
  unmount();
  open('/enhanced-curriculum?subject=coding');
  expect(tab('Coding')).toHaveAttribute('aria-selected', 'true');
});

test('an unknown subject in the address opens Math', () => {
  open('/enhanced-curriculum?subject=alchemy');
  expect(tab('Math')).toHaveAttribute('aria-selected', 'true');
});

test("§2 enhanced curriculum: 'Meet Teacher' opens a modal with greeting, specialties and lesson count", async () => {
  const { user } = open();
  await user.click(button('Meet Teacher'));
  const modal = within(screen.getByRole('dialog', { name: 'Ms. Logic' }));
  const { greeting, specialties } = teacherOf('Math');
  expect(modal.getByText(greeting)).toBeVisible();
  expect(
    within(modal.getByRole('list', { name: 'Specialties' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(specialties);
  expect(modal.getByText('2 lessons in Math')).toBeVisible();
  await user.click(modal.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Meet Teacher')).toHaveFocus();
});

test.each([
  ['coding', 'Coding', 'Byte', 'voice-byte'],
  ['math', 'Math', 'Ms. Logic', 'voice-logic'],
])("the modal says the greeting in the teacher's voice: %s", async (subject, title, name, voiceId) => {
  const sent = mockApi({ 'POST /api/speech': pending });
  const { user } = open(`/enhanced-curriculum?subject=${subject}`);
  await user.click(button('Meet Teacher'));
  await user.click(button(`Listen to ${name}`));
  expect(sent).toMatchObject([{ path: '/api/speech', body: { text: teacherOf(title).greeting, voiceId } }]);
  await user.click(button(`Stop ${name}`));
  expect(button(`Listen to ${name}`)).toBeVisible();
});

test('a voice that fails is told and can be tried again', async () => {
  expectLogged(/error: Failed to play teacher audio ApiError: 503/);
  mockApi({ 'POST /api/speech': failing(503) });
  const { user } = open();
  await user.click(button('Meet Teacher'));
  await user.click(button('Listen to Ms. Logic'));
  expect(await screen.findByText('The voice is not there right now. Press again to retry.')).toBeVisible();
  expect(button('Listen to Ms. Logic')).toBeEnabled();
});

test.each(subjects)("§2 enhanced curriculum: 'View %s Lessons' moves to the lessons", async (name) => {
  const { user } = open();
  await user.click(tab(name));
  await user.click(button(`View ${name} Lessons`));
  expect(screen.getByRole('heading', { name: `${name} Lessons` })).toHaveFocus();
});

test("§2 enhanced curriculum: 'Start Lesson' opens the enhanced lesson", async () => {
  const { user, address } = open();
  const { id, title } = lessonsOf('Math')[1]!;
  await user.click(screen.getByRole('link', { name: `Start Lesson: ${title}` }));
  expect(address()).toBe(`/lesson/enhanced/${id}`);
});

test('a lesson shows its duration, XP and difficulty', () => {
  open('/enhanced-curriculum?subject=science');
  const [{ description, duration, xpReward }] = lessonsOf('Science') as [(typeof enhancedLessons)[number]];
  for (const text of [description, duration, `${xpReward} XP`, 'Intermediate'])
    expect(within(panel()).getByText(text)).toBeVisible();
});

test('§2 enhanced curriculum: a lesson shows its interactive element', async () => {
  open('/enhanced-curriculum?subject=science');
  const { title, description, xpReward } = lessonsOf('Science')[0]!.interactiveElement;
  for (const text of ['Circuit builder', title, description, `+${xpReward} XP`])
    expect(within(panel()).getByText(text)).toBeVisible();
});

test('§2 enhanced curriculum: a lesson shows up to 4 learning objectives', async () => {
  const { user } = open();
  for (const name of subjects) {
    await user.click(tab(name));
    const shown = within(panel()).getAllByRole('list', { name: 'You will learn to' });
    expect(
      shown.map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual(lessonsOf(name).map(({ learningObjectives }) => learningObjectives.slice(0, 4)));
  }
});

test('§2 enhanced curriculum: the sidebar gives an overview', () => {
  open();
  const overview = within(screen.getByRole('complementary')).getByRole('region', { name: 'Overview' });
  const xp = enhancedLessons.reduce((sum, { xpReward }) => sum + xpReward, 0).toLocaleString('en');
  expect(overview).toHaveTextContent(`Lessons7XP to earn${xp}Teachers6`);
});

test("§2 enhanced curriculum: the sidebar lists all teachers, and 'View' opens the teacher's tab", async () => {
  const { user } = open();
  const teachers = within(screen.getByRole('complementary')).getByRole('region', { name: 'All Teachers' });
  expect(within(teachers).getAllByRole('button')).toHaveLength(6);
  for (const { name, subject } of [teacherOf('Coding'), teacherOf('Coding'), teacherOf('Reading')]) {
    await user.click(within(teachers).getByRole('button', { name: `View ${name}` }));
    expect(tab(subject)).toHaveAttribute('aria-selected', 'true');
    expect(tab(subject)).toHaveFocus();
    expect(within(panel()).getByRole('heading', { name })).toBeVisible();
  }
});

test('§2 enhanced curriculum: the sidebar lists the interactive learning features', () => {
  open();
  const features = within(screen.getByRole('complementary')).getByRole('region', { name: 'Interactive Learning' });
  expect(within(features).getAllByRole('listitem')).toHaveLength(4);
});

test('§2 enhanced curriculum: the back target is /', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(address()).toBe('/');
});
