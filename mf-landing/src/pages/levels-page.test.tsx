import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { levels, teachers } from '@grove/content/server';
import { aLevel, expectLogged, failing, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { LevelsPage } from './levels-page.tsx';

function open(answers: MockedAnswers = { learningLevels: [...levels], aiTeachers: [...teachers] }) {
  mockApi(answers);
  return renderPage(<LevelsPage />, { at: '/levels' });
}

const stops = async () => within(await screen.findByRole('list', { name: 'Learning levels' })).getAllByRole('listitem');

test("§2 levels: the heading is 'Choose Your Path'", () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Path' })).toBeInTheDocument();
});

test('§2 levels: a card a level with name, ages, teacher, description and three badges, which opens the level', async () => {
  open();
  const cards = await stops();
  expect(cards).toHaveLength(5);
  for (const [index, { id, name, ageRange, description }] of levels.entries()) {
    const card = within(cards[index]!);
    expect(card.getByRole('link', { name })).toHaveAttribute('href', `/level/${id}`);
    expect(card.getByText(`Ages ${ageRange}`)).toBeInTheDocument();
    expect(card.getByText(description)).toBeInTheDocument();
    expect(card.getByText(teachers.find(({ levelId }) => levelId === id)!.name)).toBeInTheDocument();
    for (const badge of ['1-on-1', '24/7', 'Adaptive']) expect(card.getByText(badge)).toBeInTheDocument();
  }
});

test('§9 levels: five level cards are sketched while they load', () => {
  open({ learningLevels: pending, aiTeachers: pending });
  expect(screen.getByText('Loading teachers...').nextElementSibling?.children).toHaveLength(5);
});

test('§4 levels: a failure is said with its message', async () => {
  open({ learningLevels: failing(500, 'no shelf'), aiTeachers: [...teachers] });
  expect(await screen.findByText('Error loading teachers: 500: no shelf')).toBeInTheDocument();
});

test('§5 levels: unknown icon and colour fall back to the book and to blue and purple', async () => {
  open({ learningLevels: [aLevel({ icon: 'fas fa-dragon', color: 'from-nowhere' })], aiTeachers: [] });
  const [card] = await stops();
  expect(card?.style.getPropertyValue('--from')).toBe('oklch(0.55 0.16 255)');
  expect(card?.style.getPropertyValue('--to')).toBe('oklch(0.48 0.19 300)');
});

test("§2 levels: 'Take Assessment' opens the placement of the lessons, which closes the dialog itself", async () => {
  mockApi({ learningLevels: [...levels], aiTeachers: [...teachers] });
  const Placement = ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Enough for today
    </button>
  );
  const { user } = renderPage(<LevelsPage />, { at: '/levels', widgets: { 'mf-lessons/placement': Placement } });
  await user.click(screen.getByRole('button', { name: 'Take Assessment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Find your starting place' }));
  await user.click(await dialog.findByRole('button', { name: 'Enough for today' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Take Assessment' })).toHaveFocus();
});

test("§2 levels: 'Take Assessment' can be skipped when the lessons cannot be loaded", async () => {
  expectLogged(/error: The widget 'mf-lessons\/placement' could not be loaded Error: No area offers/);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Take Assessment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Find your starting place' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The questions are not there right now');
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Skip and look around' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
