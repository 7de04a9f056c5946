import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { documents, levels, teachers } from '@grove/content/server';
import { mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { TeacherPage } from './teacher-page.tsx';

function open(id: string, answers: MockedAnswers = {}) {
  const sent = mockApi({ learningLevels: [...levels], aiTeachers: [...teachers], ...answers });
  return { sent, ...renderPage(<TeacherPage />, { at: `/teacher/${id}`, pattern: '/teacher/:id' }) };
}

test('§2 profile: name, ages and the three overview tiles', async () => {
  open('3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Nova' })).toBeInTheDocument();
  expect(screen.getByText('Middle School, ages 11-14')).toBeInTheDocument();
  for (const tile of ['24/7 Available', 'Adaptive Learning', 'Certified Progress'])
    expect(screen.getByRole('heading', { name: tile })).toBeInTheDocument();
});

test.each(teachers)(
  "§2 profile: 'What You'll Learn' lists the topics of the level of $name, and each opens its lessons",
  async ({ id, name, levelId }) => {
    open(String(id));
    const section = within(await screen.findByRole('region', { name: "What You'll Learn" }));
    const topics = documents.levels.find(({ id }) => id === levelId)!.whatYouLearn.map(({ title }) => title);
    expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      topics.map((topic) => [topic, `/lessons/${encodeURIComponent(name)}/${encodeURIComponent(topic)}`]),
    );
  },
);

test("§2 profile: a topic of 'What You'll Learn' opens /lessons/{teacherName}/{topic}", async () => {
  const { user, address } = open('3');
  const [topic] = documents.levels.find(({ id }) => id === 3)!.whatYouLearn;
  await user.click(await screen.findByRole('link', { name: topic!.title }));
  expect(address()).toBe(`/lessons/Dr.%20Nova/${encodeURIComponent(topic!.title)}`);
});

test('§2 profile: greeting and sample chat', async () => {
  open('3');
  expect(await screen.findByText(teachers[2]!.greeting)).toBeInTheDocument();
  expect(
    within(screen.getByRole('list', { name: 'Sample conversation with Dr. Nova' })).getAllByRole('listitem'),
  ).toHaveLength(4);
});

test('§2 profile: the buttons lead to the level, the demo lesson, the curriculum and the progress', async () => {
  open('3');
  const to = {
    'Start Learning': '/level/3',
    'Take Demo Lesson': '/lesson/3/demo',
    'View Full Curriculum': '/curriculum',
    'See Progress Tracking': '/progress/3',
  };
  for (const [name, href] of Object.entries(to))
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('§2 profile: the four features are named', async () => {
  open('3');
  for (const feature of [
    'Voice conversations',
    'Personalized curriculum',
    'Progress tracking',
    'Interactive exercises',
  ])
    expect(await screen.findByText(feature)).toBeInTheDocument();
});

test("experience §3: 'Hear Voice Sample' speaks the greeting, and a second press stops", async () => {
  const { user, sent } = open('3', { 'POST /api/speech': pending });
  const hear = await screen.findByRole('button', { name: 'Hear Voice Sample' });
  await user.click(hear);
  expect(sent.at(-1)).toMatchObject({
    path: '/api/speech',
    body: { text: teachers[2]!.greeting, voiceId: 'voice-nova' },
  });
  await user.click(hear);
  expect(hear).toHaveTextContent('Hear Voice Sample');
});

test('an unknown teacher says so and leads to all teachers', async () => {
  open('42');
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this teacher' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Meet all teachers' })).toHaveAttribute('href', '/demo');
});
