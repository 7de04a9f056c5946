import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { grades } from '@grove/contracts';
import { subjectTable } from '@grove/content';
import { documents } from '@grove/content/server';
import { renderPage } from '@grove/testing';
import { CurriculumPage } from './curriculum-page.tsx';

const { matrix } = documents;

const open = (at = '/curriculum') => renderPage(<CurriculumPage />, { at });
const third = matrix.find(({ grade }) => grade === 'Grade 3')!;
const toggle = (grade: string) => screen.getByText(grade).closest('button')!;

test('§2 curriculum: the list offers ten subjects, Mathematics first', () => {
  open();
  const radios = within(screen.getByRole('group', { name: 'Subjects' })).getAllByRole('radio');
  expect(radios).toHaveLength(10);
  expect(radios[0]).toBeChecked();
});

test("§2 curriculum: thirteen grade cards show the ages and the selected subject's topic", () => {
  open();
  expect(document.querySelectorAll('h3')).toHaveLength(13);
  for (const { grade, ageRange, math } of matrix) {
    expect(toggle(grade)).toHaveTextContent(`${grade}Ages ${ageRange}`);
    expect(toggle(grade)).toHaveAccessibleDescription(math);
  }
  expect(matrix.map(({ grade }) => grade)).toEqual(grades);
});

test('§2 curriculum: choosing another subject changes the topics and the address', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('radio', { name: 'Science' }));
  expect(toggle('Grade 3')).toHaveAccessibleDescription(third.science);
  expect(address()).toBe('/curriculum?subject=science');
});

test('a subject in the address is selected', () => {
  open('/curriculum?subject=art-music');
  expect(screen.getByRole('radio', { name: 'Art & Music' })).toBeChecked();
});

test('an unknown subject in the address shows Mathematics', () => {
  open('/curriculum?subject=alchemy');
  expect(screen.getByRole('radio', { name: 'Mathematics' })).toBeChecked();
});

test('§2 curriculum: a click opens all ten subjects of the grade, a second click closes them', async () => {
  const { user } = open();
  expect(toggle('Grade 3')).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle('Grade 3'));
  const topics = screen.getByRole('list', { name: 'Topics in Grade 3' });
  expect(toggle('Grade 3')).toHaveAttribute('aria-expanded', 'true');
  expect(
    within(topics)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(subjectTable.map(({ name, key }) => `${name} ${third[key]}`));
  await user.click(toggle('Grade 3'));
  expect(screen.queryByRole('list', { name: 'Topics in Grade 3' })).toBeNull();
});

test('a topic leads to the lessons of its grade and subject', async () => {
  const { user, address } = open();
  await user.click(toggle('Grade 3'));
  await user.click(screen.getByText(third.readingWriting));
  expect(decodeURIComponent(address())).toBe('/lessons/Grade 3/Reading & Writing');
});

test("§2 curriculum: the final call to action 'Choose Your Level' leads to the levels", async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('link', { name: 'Choose Your Level' }));
  expect(address()).toBe('/levels');
});
