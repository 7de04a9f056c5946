import { levels, teachers } from '@grove/content/server';
import { expect, expectNoFaults, tabTo, test } from '@grove/e2e/area';

test('§2 levels: all five are there, and nothing is a fault', async ({ page, open }) => {
  await open('/levels');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Path' })).toBeVisible();
  for (const { name } of levels) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectNoFaults(page);
});

test('§4 levels: loading, empty and failed each say so; slow answers show the levels when they are there', async ({
  page,
  open,
}) => {
  await open('/levels', { learningLevels: 'loading' });
  await expect(page.getByText('Loading teachers...')).toBeAttached();
  await open('/levels', { all: 'empty' });
  await expect(page.getByText('No teachers available')).toBeVisible();
  await open('/levels', { learningLevels: 'error' });
  await expect(page.getByText(/Error loading teachers: 503/)).toBeVisible();
  await expectNoFaults(page);
  await open('/levels', { all: 'slow' });
  await expect(page.getByRole('heading', { name: levels[1]!.name, exact: true })).toBeVisible();
});

test('levels: the keyboard opens the placement, and Escape gives the focus back', async ({ page, open }) => {
  await open('/levels');
  const assessment = page.getByRole('button', { name: 'Take Assessment' });
  await tabTo(page, assessment);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Find your starting place' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(assessment).toBeFocused();
});

test('experience §3 levels: a placement that is on its way or out of reach can be skipped', async ({ page, open }) => {
  await open('/levels', { 'mf-lessons/placement': 'loading' });
  await page.getByRole('button', { name: 'Take Assessment' }).click();
  await expect(page.getByText('Getting the questions ready...')).toBeVisible();
  await open('/levels', { 'mf-lessons/placement': 'error' });
  await page.getByRole('button', { name: 'Take Assessment' }).click();
  await expect(page.getByText('The questions are not there right now')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Skip and look around' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('§2 level: place, teacher and topics are there, and the keyboard leads to the teacher', async ({ page, open }) => {
  await open('/level/2');
  await expect(page.getByRole('heading', { level: 1, name: levels[1]!.name })).toBeVisible();
  await expectNoFaults(page);
  await tabTo(page, page.getByRole('link', { name: `Meet ${teachers[1]!.name}` }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/teacher/2');
});

test('§4 level: loading, failed and unknown each say so; a slow one comes', async ({ page, open }) => {
  await open('/level/2', { all: 'loading' });
  await expect(page.getByText('Loading your level...')).toBeAttached();
  await open('/level/2', { learningLevels: 'error' });
  await expect(page.getByText(/Error loading teachers: 503/)).toBeVisible();
  await open('/level/99');
  await expect(page.getByText('We could not find this level')).toBeVisible();
  await expectNoFaults(page);
  await open('/level/2', { learningLevels: 'slow' });
  await expect(page.getByRole('heading', { level: 1, name: levels[1]!.name })).toBeVisible();
});
