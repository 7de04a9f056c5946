import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { documents, levels, teachers } from '@grove/content/server';
import { failing, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { LevelPage } from './level-page.tsx';

const topicHighlights = Object.fromEntries(documents.levels.map(({ grade, highlights }) => [grade, highlights]));

const ready: MockedAnswers = { learningLevels: [...levels], aiTeachers: [...teachers] };

function open(id: string, answers = ready) {
  const sent = mockApi(answers);
  return { ...renderPage(<LevelPage />, { at: `/level/${id}`, pattern: '/level/:id' }), sent };
}

test('§2 level: a loading message stays until both the level and its teacher are there', () => {
  open('1', { learningLevels: [...levels], aiTeachers: pending });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your level...');
});

test('§5 level: an id that is no number is level 1', async () => {
  open('first');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pre-K' })).toBeInTheDocument();
});

test('§5 level: the id is parsed as an integer', async () => {
  open('3.7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Middle School' })).toBeInTheDocument();
});

test('§2 level: back leads to /levels and the chat action to the chat with the teacher', async () => {
  open('4');
  expect(await screen.findByRole('link', { name: 'All levels' })).toHaveAttribute('href', '/levels');
  expect(screen.getByRole('link', { name: 'Chat with Professor Atlas' })).toHaveAttribute(
    'href',
    '/ai-chat?teacherId=4',
  );
  expect(screen.getByRole('link', { name: 'Meet Professor Atlas' })).toHaveAttribute('href', '/teacher/4');
});

test("§2 level: the teacher's greeting is heard, and a second press stops it", async () => {
  const { user, sent } = open('4', { ...ready, 'POST /api/speech': pending });
  const listen = await screen.findByRole('button', { name: 'Listen to Professor Atlas' });
  await user.click(listen);
  expect(sent.at(-1)).toMatchObject({
    path: '/api/speech',
    body: { text: teachers[3]!.greeting, voiceId: 'voice-atlas' },
  });
  await user.click(listen);
  expect(listen).toHaveTextContent('Listen to Professor Atlas');
});

const grades = { 1: 'Pre-K', 2: 'Grade 3', 3: 'Grade 7', 4: 'Grade 10', 5: 'Grade 12' } as const;

test.each(Object.entries(grades))(
  '§2 level: level %s shows four topics of %s, whose buttons open /lessons/{teacherName}/{topic}',
  async (id, grade) => {
    expect(documents.levels.find((level) => level.id === Number(id))?.grade).toBe(grade);
    open(id);
    const section = within(await screen.findByRole('region', { name: 'What we explore' }));
    const teacher = teachers.find(({ levelId }) => levelId === Number(id))!;
    const hrefs = section.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href')!));
    expect(hrefs).toEqual(topicHighlights[grade]!.map(({ title }) => `/lessons/${teacher.name}/${title}`));
    expect(hrefs).toHaveLength(4);
  },
);

test('an unknown level says so and leads to all levels', async () => {
  open('99');
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this level' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All levels' })).toHaveAttribute('href', '/levels');
});

test('§8 level: a failure is said with its message and Reload Page', async () => {
  open('1', { learningLevels: failing(502, 'Bad Gateway'), aiTeachers: [...teachers] });
  expect(await screen.findByText('Error loading teachers: 502: Bad Gateway')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument();
});
