import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { levels, teachers } from '@grove/content/server';
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
import { HomePage } from './home-page.tsx';

const answers: MockedAnswers = { learningLevels: [...levels], aiTeachers: [...teachers] };

function open(given: MockedAnswers = answers) {
  const sent = mockApi(given);
  return { sent, ...renderPage(<HomePage />) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const levelsRegion = () => region('Five places, one path');
const teachersRegion = () => region('Say hello to your AI teachers');
const mastery = () => region('Tree of Mastery');

beforeEach(() => {
  localStorage.clear();
});

test('§2 landing: the navigation offers Levels and AI Teachers as sections, Curriculum and Start Learning as pages', () => {
  const { container } = open();
  const nav = within(screen.getByRole('navigation', { name: 'Grove' }));
  expect(nav.getByRole('link', { name: 'Levels' })).toHaveAttribute('href', '#levels');
  expect(nav.getByRole('link', { name: 'AI Teachers' })).toHaveAttribute('href', '#teachers');
  expect(nav.getByRole('link', { name: 'Curriculum' })).toHaveAttribute('href', '/curriculum');
  expect(nav.getByRole('link', { name: 'Start Learning' })).toHaveAttribute('href', '/levels');
  expect(container.querySelector('section#levels')).toBeInTheDocument();
  expect(container.querySelector('section#teachers')).toBeInTheDocument();
});

test('§2 landing: the mobile menu opens by its button and closes by Escape, which gives the focus back', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const toggle = screen.getByRole('button', { name: 'Close menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
});

test("§2 landing: the hero leads to the levels with 'Begin Your Journey' and to the demo with 'Preview Experience'", () => {
  open();
  expect(screen.getAllByRole('link', { name: 'Begin Your Journey' })[0]).toHaveAttribute('href', '/levels');
  expect(screen.getByRole('link', { name: 'Preview Experience' })).toHaveAttribute('href', '/demo');
});

test('§2 landing: five tree nodes are logged and open their levels', async () => {
  const { user, address } = open();
  const tree = within(screen.getByRole('group', { name: 'Levels on the tree' }));
  expect(tree.getAllByRole('button').map((node) => node.textContent)).toEqual([
    'Pre-K',
    'Elementary',
    'Middle School',
    'High School',
    'College',
  ]);
  await user.click(tree.getByRole('button', { name: 'Middle School' }));
  expectLogged(/log: Tree node clicked: middle/);
  expect(address()).toBe('/level/3');
});

test("§4 landing: both sections show five skeleton cards and 'Loading teachers...' while they wait", () => {
  open({ learningLevels: pending, aiTeachers: pending });
  for (const section of [levelsRegion(), teachersRegion()]) {
    const status = section.getByText('Loading teachers...');
    expect(status.nextElementSibling?.children).toHaveLength(5);
  }
});

test("§4 landing: a failed read says 'Error loading teachers: {message}' and offers 'Reload Page'", async () => {
  open({ learningLevels: [...levels], aiTeachers: failing(503, 'resting') });
  for (const section of [levelsRegion(), teachersRegion()]) {
    expect(await section.findByText('Error loading teachers: 503: resting')).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument();
  }
});

test("§4 landing: without teachers it says 'No teachers available'", async () => {
  open({ learningLevels: [], aiTeachers: [] });
  expect(await levelsRegion().findByText('No teachers available')).toBeInTheDocument();
  expect(teachersRegion().getByText('No teachers available')).toBeInTheDocument();
});

test('§2 landing: a card a teacher, whose name leads to the profile', async () => {
  open();
  for (const { id, name } of teachers)
    expect(await teachersRegion().findByRole('link', { name })).toHaveAttribute('href', `/teacher/${id}`);
});

test("§2 landing: 'Listen to {name}' selects the teacher, plays the greeting, and reads 'Listening...' disabled meanwhile", async () => {
  const { user, sent } = open({ ...answers, 'POST /api/speech': pending });
  await user.click(await screen.findByRole('button', { name: 'Listen to Dr. Nova' }));
  const listening = screen.getByRole('button', { name: 'Listening...' });
  expect(listening).toHaveAttribute('aria-disabled', 'true');
  expect(listening).toHaveFocus();
  const nova = teachers.find(({ name }) => name === 'Dr. Nova')!;
  expect(screen.getByText(nova.greeting)).toBeInTheDocument();
  const calls = sent.length;
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/speech',
    body: { text: nova.greeting, voiceId: nova.voiceId },
  });
  await user.click(listening);
  expect(sent).toHaveLength(calls);
});

test("§8 landing: a failed voice is logged as 'Failed to play teacher audio' and can be tried again in one quiet line", async () => {
  const { user } = open({ ...answers, 'POST /api/speech': failing(503) });
  await user.click(await screen.findByRole('button', { name: 'Listen to Miss Luna' }));
  expect(await screen.findByText('The voice could not be played.')).toBeInTheDocument();
  expectLogged(/error: Failed to play teacher audio/);
  expect(screen.getByRole('button', { name: 'Listen to Miss Luna' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('§5 landing: speech is attempted only for a teacher with a voice', async () => {
  const { user, sent } = open({
    learningLevels: [...levels],
    aiTeachers: [aTeacher({ name: 'Miss Luna', voiceId: null })],
  });
  await user.click(await screen.findByRole('button', { name: 'Listen to Miss Luna' }));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(screen.getByText('Miss Luna has no voice yet, but you can read along.')).toBeInTheDocument();
});

test('§2 landing: the grade of the tree is Grade 3, and overall level and total XP are shown', () => {
  open();
  expect(mastery().getByText('Grade 3')).toBeInTheDocument();
  expect(mastery().getByText('3,950')).toBeInTheDocument();
  expect(mastery().getByText('Overall level').nextElementSibling).toHaveTextContent('4');
});

test('§7 landing: XP is written under learningTreeXP on every change', async () => {
  const { user } = open();
  await user.click(mastery().getByRole('button', { name: '+50 XP for Science' }));
  await user.click(mastery().getByRole('button', { name: '+25 Quick Lesson for Science' }));
  expect(JSON.parse(localStorage.getItem('learningTreeXP')!)).toMatchObject({ science: 725, math: 850 });
  expect(mastery().getByText('725 / 1,000 XP')).toBeInTheDocument();
});

test('§7 landing: XP is read from learningTreeXP on load', async () => {
  localStorage.setItem('learningTreeXP', JSON.stringify({ coding: 500 }));
  open();
  expect(await mastery().findByText('500 / 1,000 XP')).toBeInTheDocument();
});

test('§4 landing: a mastered subject says so and its add buttons are disabled; others say what remains', () => {
  open();
  expect(mastery().getByText('Subject Mastered! Ready for next level.')).toBeInTheDocument();
  for (const name of [
    '+50 XP for Reading',
    '+25 Quick Lesson for Reading',
    '+100 Major Task for Reading',
    '+200 Project for Reading',
  ]) {
    expect(mastery().getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  expect(mastery().getByText('150 XP remaining to next level')).toBeInTheDocument();
});

test('landing: what a press added is said with the new XP and level, and the button that mastered the subject keeps the focus', async () => {
  const { user } = open();
  const said = mastery().getByRole('status');
  expect(said).toBeEmptyDOMElement();
  await user.click(mastery().getByRole('button', { name: '+50 XP for Science' }));
  expect(said).toHaveTextContent('Science: 700 / 1,000 XP, Level 3.');
  const last = mastery().getByRole('button', { name: '+50 XP for Art' });
  await user.click(last);
  expect(said).toHaveTextContent('Subject Mastered! Ready for next level.');
  expect(last).toHaveFocus();
  await user.click(last);
  expect(JSON.parse(localStorage.getItem('learningTreeXP')!)).toMatchObject({ art: 1000 });
});

test('§2 landing: selecting a subject shows its detail card, and closing takes it away', async () => {
  const { user } = open();
  await user.click(mastery().getByRole('button', { name: 'Math: show details' }));
  const detail = within(mastery().getByRole('region', { name: 'Math' }));
  expect(detail.getByRole('link', { name: 'Open Math lessons' })).toHaveAttribute('href', '/lessons/Grade 3/Math');
  await user.click(detail.getByRole('button', { name: 'Close details' }));
  expect(mastery().queryByRole('region', { name: 'Math' })).toBeNull();
});

test('§2 landing: the site map links to every route', () => {
  open();
  const links = region('A map of the grove')
    .getAllByRole('link')
    .map((link) => decodeURI(link.getAttribute('href')!));
  expect(links).toEqual(
    expect.arrayContaining([
      '/demo',
      '/levels',
      '/level/2',
      '/curriculum',
      '/lessons/Grade 3/Math',
      '/lesson/3/demo',
      '/lesson/enhanced/math-area-perimeter',
      '/progress/3',
      '/enhanced-curriculum',
      '/k12-platform',
      '/ai-chat',
      '/video-gallery',
      '/adventures',
      '/adventure/1',
      '/teacher/2',
    ]),
  );
});

test('§9 landing: the results claim 92% and 87%, the year is 2025, and eight particles float', () => {
  const { container } = open();
  const results = region('What growing looks like');
  expect(results.getByText('92%').previousElementSibling).toHaveTextContent(
    'saw measurable improvement in comprehension',
  );
  expect(results.getByText('87%').previousElementSibling).toHaveTextContent(
    'reported higher engagement than traditional tutoring',
  );
  expect(screen.getByText(/© 2025/)).toBeInTheDocument();
  expect(container.querySelector('[class*="swarm"]')?.children).toHaveLength(8);
});

test('experience §6 landing: there is one h1', async () => {
  open();
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
});

test('experience §3 tree: it is tagged Sample for a learner who has done nothing', async () => {
  open({ ...answers, progress: aProgress() });
  expect(mastery().getByText('Sample')).toBeVisible();
});

test('experience §3 tree: after the first lesson it shows what was earned, and no Sample', async () => {
  open({ ...answers, progress: aProgress({ totalXP: 110, subjectXP: { science: 110 } }) });
  await waitFor(() => expect(mastery().queryByText('Sample')).toBeNull());
  expect(mastery().getByText('110 / 1,000 XP')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('learningTreeXP')!)).toEqual({
    math: 0,
    reading: 0,
    science: 110,
    coding: 0,
    art: 0,
  });
});
