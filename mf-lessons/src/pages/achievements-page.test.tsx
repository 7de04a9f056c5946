import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Progress } from '@grove/contracts';
import { badgeNames } from '@grove/art';
import { documents } from '@grove/content/server';
import { aProgress, failing, json, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { badgesOf, earnedOf } from '../features/progress/achievements/model/badges.ts';
import { localDay } from '../features/progress/achievements/model/history.ts';
import { AchievementsPage } from './achievements-page.tsx';

const lessonHeads = documents.catalogue;

const nothing = aProgress();
const learner: Progress = {
  ...nothing,
  totalXP: 180,
  completedLessons: [3, 4, 20].map((day, index) => ({
    lessonId: `lesson-${index}`,
    subject: 'Mathematics',
    grade: 'Grade 3',
    xp: 60,
    completedAt: new Date(2026, 2, day, 10).toISOString(),
  })),
  completedActivities: ['math-area-perimeter'],
};

const open = (progress: MockedAnswers['progress']) => {
  mockApi({ progress: progress! });
  return renderPage(<AchievementsPage />, { at: '/achievements' });
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('experience §3 achievements: earned badges are shown with the day on which they were earned', async () => {
  open(learner);
  const earned = await section('Earned');
  expect(earned.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First LeafMar 3, 2026',
    'First StepsMar 3, 2026',
    'Hands OnYours for good',
  ]);
  expect(screen.getByText(`3 of ${badgeNames.length} badges earned`)).toBeVisible();
});

test('experience §3 achievements: every other badge says how to earn it and how far one is', async () => {
  open(learner);
  const growing = await section('Still growing');
  expect(growing.getAllByRole('listitem')).toHaveLength(badgeNames.length - 3 - 1);
  expect(growing.getByText('Finish 10 lessons.')).toBeVisible();
  expect(growing.getByRole('progressbar', { name: 'On the way to Young Tree' })).toHaveAttribute(
    'aria-valuetext',
    '3 of 10',
  );
});

test('experience §3 achievements: the nearest badge leads on to its lessons', async () => {
  const { user, address } = open(learner);
  const nearest = await section('Problem Solver');
  expect(nearest.getByText('Finish 4 lessons in Mathematics.')).toBeVisible();
  await user.click(nearest.getByRole('link', { name: 'Go on towards Problem Solver' }));
  expect(decodeURIComponent(address())).toBe('/lessons/Grade 3/Math');
});

test('a learner who has done nothing has no badge, and a first one to go for', async () => {
  open(nothing);
  expect(await screen.findByRole('heading', { name: 'First Leaf' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Earned' })).toBeNull();
});

test('with every badge earned, nothing is left to earn', async () => {
  const days = lessonHeads.map(({ id, grade }, index) => ({
    lessonId: id,
    grade,
    xp: 60,
    completedAt: new Date(2026, 0, 1 + (index % 9), 10, index).toISOString(),
    subject: ['Mathematics', 'Reading & Writing', 'Science', 'Art & Music', 'Coding & Tech', 'Social Studies'][
      index % 6
    ]!,
  }));
  const everything: Progress = {
    ...nothing,
    totalXP: 5000,
    completedLessons: days.toSorted((a, b) => a.completedAt.localeCompare(b.completedAt)),
    completedActivities: ['math-area-perimeter'],
    completedAdventures: [1, 2, 3, 4, 5, 6].map((adventureId) => ({
      adventureId,
      xp: 50,
      completedAt: '2026-01-02T10:00:00.000Z',
    })),
  };
  expect(earnedOf(badgesOf({ progress: everything, heads: lessonHeads, dayOf: localDay }))).toHaveLength(
    badgeNames.length,
  );
  open(everything);
  expect(await screen.findByText(/You have earned every badge there is/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Still growing' })).toBeNull();
});

test('while the badges load, the page says so', () => {
  open(pending);
  expect(screen.getByText('Loading your progress')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  let isDown = true;
  const { user } = open((request) => (isDown ? failing(500)(request) : json(learner)));
  const alert = within(await screen.findByRole('alert'));
  isDown = false;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Earned' })).toBeVisible();
});
