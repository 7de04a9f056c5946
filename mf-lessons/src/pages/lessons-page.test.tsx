import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { failing, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { LessonsPage } from './lessons-page.tsx';

const lesson = { id: 'arrays', title: 'Rows and Columns', description: 'Build an array.', duration: 15, xpReward: 60, difficulty: 'beginner', type: 'interactive' } as const;

const open = (path: string, answers: MockedAnswers = {}) => {
  const sent = mockApi({ lessons: [lesson], ...answers });
  return { ...renderPage(<LessonsPage />, { at: `/lessons/${path}`, pattern: '/lessons/:grade/:subject' }), sent };
};

test('§7 lessons: it asks for the lessons of the grade and the slug of the subject', async () => {
  const { sent } = open('Grade%204/Reading%20%26%20Writing');
  expect(await screen.findByRole('heading', { name: 'Rows and Columns' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Reading & Writing in Grade 4' })).toBeVisible();
  expect(Object.fromEntries(sent[0]!.search)).toEqual({ grade: 'Grade 4', subject: 'reading-writing' });
});

test('an address that nobody teaches shows Grade 3 and Math with a notice', () => {
  open('Grade%2099/Alchemy', { lessons: pending });
  expect(screen.getByRole('heading', { level: 1, name: 'Mathematics in Grade 3' })).toBeVisible();
  expect(screen.getByText(/here are Grade 3 and Math/)).toBeVisible();
});

test('without lessons the teacher and the curriculum are the way on', async () => {
  open('Pre-K/Science', { lessons: [] });
  expect(await screen.findByText('No lessons here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask Dr. Nova' })).toHaveAttribute('href', '/ai-chat?teacherId=3');
  expect(screen.getByRole('link', { name: 'Back to the curriculum' })).toHaveAttribute('href', '/curriculum?subject=science');
});

test('a failure is said with advice', async () => {
  open('Pre-K/Science', { lessons: failing(500) });
  expect(await screen.findByText('Failed to load lessons')).toBeVisible();
});

test('§2 lesson list: starting a lesson opens /lesson/3/{lessonId}', async () => {
  const { user, address } = open('Grade%204/Math');
  await user.click(await screen.findByRole('link', { name: 'Start Rows and Columns' }));
  expect(address()).toBe('/lesson/3/arrays');
});
