import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { levels, teachers } from '@grove/content/server';
import { expectLogged, mockApi, renderPage } from '@grove/testing';

const broken = (what: string) => () => {
  throw new Error(`${what} cannot be drawn`);
};
jest.unstable_mockModule('../features/mastery/components/level-tree.tsx', () => ({ LevelTree: broken('tree') }));
jest.unstable_mockModule('../features/teachers/components/teacher-card.tsx', () => ({
  TeacherCard: broken('teacher'),
}));
const { HomePage } = await import('./home-page.tsx');

beforeEach(() => {
  mockApi({ learningLevels: [...levels], aiTeachers: [...teachers] });
});

test("§2 error fallbacks: a tree that breaks says 'Tree visualization unavailable', and the rest of the page stays", () => {
  expectLogged(/error: .*tree cannot be drawn/);
  renderPage(<HomePage />);
  expect(screen.getByText('Tree visualization unavailable')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Math: show details' })).toBeInTheDocument();
});

test("§2 error fallbacks: teachers that break say 'AI Teachers section unavailable', and the rest of the page stays", async () => {
  expectLogged(/error: .*tree cannot be drawn/, /error: .*teacher cannot be drawn/);
  renderPage(<HomePage />);
  expect(await screen.findByText('AI Teachers section unavailable')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pre-K' })).toBeInTheDocument();
});
