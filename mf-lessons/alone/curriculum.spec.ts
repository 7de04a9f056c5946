import { serverSubjects } from '@grove/content';
import { enhancedLessons } from '@grove/content/server';
import { expect, expectNoFaults, phone, tabTo, test } from '@grove/e2e/area';

test('§2 curriculum: the trail is there, the keyboard chooses a subject, and nothing is a fault', async ({
  page,
  open,
}) => {
  await open('/curriculum');
  await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/[?&]subject=/);
});

test('§2 enhanced curriculum: subjects and lessons are there, and the keyboard starts one', async ({ page, open }) => {
  await open('/enhanced-curriculum');
  await expect(page.getByRole('heading', { level: 1, name: 'Enhanced Curriculum' })).toBeVisible();
  await expectNoFaults(page);
  await tabTo(page, page.getByRole('link', { name: /^Start Lesson: / }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lesson\/enhanced\//);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('§2 path: a learning path is there, from the catalogue or from the service', async ({ page, open }) => {
  await open('/lessons/Grade%203/Math');
  await expect(page.getByText('NEXT', { exact: true })).toBeVisible();
  await expectNoFaults(page);
  await open('/lessons/Grade%203/Art%20%26%20Music');
  await expect(page.getByRole('button', { name: /^(?:Begin|Start) / }).first()).toBeVisible();
});

test('§4 path: loading, empty and failed each say so; a slow answer comes', async ({ page, open }) => {
  const address = '/lessons/Grade%203/Art%20%26%20Music';
  await open(address, { lessons: 'loading' });
  await expect(page.getByText('Loading lessons')).toBeAttached();
  await open(address, { lessons: 'empty' });
  await expect(page.getByText('No lessons here yet')).toBeVisible();
  await open(address, { lessons: 'error' });
  await expect(page.getByText('Failed to load lessons')).toBeVisible();
  await expectNoFaults(page);
  await open(address, { lessons: 'slow' });
  await expect(page.getByRole('button', { name: /^(?:Begin|Start) / }).first()).toBeVisible();
});

test('§2 platform: the keyboard opens a subject, and nothing is a fault', async ({ page, open }) => {
  await open('/k12-platform');
  await expect(page.getByRole('heading', { level: 1, name: 'K–12 Platform' })).toBeVisible();
  for (const { name } of serverSubjects.slice(0, 3))
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await expectNoFaults(page);
  await tabTo(page, page.getByRole('link', { name: 'Mathematics', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/subject=mathematics/);
});

test('§4 platform: subjects that load, lack or fail each say so; slow ones come', async ({ page, open }) => {
  await open('/k12-platform', { subjects: 'loading' });
  await expect(page.getByText('Loading subjects')).toBeAttached();
  await open('/k12-platform', { subjects: 'empty' });
  await expect(page.getByText('No subjects here yet')).toBeVisible();
  await open('/k12-platform', { subjects: 'error' });
  await expect(page.getByText('Failed to load subjects')).toBeVisible();
  await expectNoFaults(page);
  await open('/k12-platform', { subjects: 'slow' });
  await expect(page.getByRole('heading', { name: serverSubjects[0]!.name }).first()).toBeVisible();
});

test('§8 platform: a subject and a lesson do without the films of the media area', async ({ page, open }) => {
  await open('/k12-platform?grade=Grade+3&subject=mathematics&view=environment', { 'mf-media/ambient': 'error' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mathematics');
  await expectNoFaults(page);
  await open(`/k12-platform?grade=Grade+3&subject=mathematics&lesson=${enhancedLessons[0]!.id}`, {
    'mf-media/player': 'error',
  });
  await expect(page.getByText('The film is out of reach')).toBeVisible();
  await page.getByRole('button', { name: 'Go on to the exercises' }).click();
  await expect(page.getByText('The film is out of reach')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('curriculum and platform fit, and nothing is a fault', async ({ page, open }) => {
    await open('/curriculum');
    await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
    await expectNoFaults(page);
    await open('/k12-platform');
    await expect(page.getByRole('heading', { name: serverSubjects[0]!.name }).first()).toBeVisible();
    await expectNoFaults(page);
  });
});
