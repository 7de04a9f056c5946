import { documents, teachers } from '@grove/content/server';
import type { LevelTopic } from '@grove/contracts';
import { expect, expectNoFaults, tabTo, test } from '@grove/e2e/area';

const demoTeachers = documents.demo;

const [, oakley] = teachers as [unknown, (typeof teachers)[number]];

test('§2 demo: the keyboard picks a teacher, and nothing is a fault', async ({ page, open }) => {
  await open('/demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Meet Your AI Teachers' })).toBeVisible();
  await expectNoFaults(page);
  const last = demoTeachers.at(-1)!.name;
  await tabTo(page, page.getByRole('button', { name: last }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`Sample conversation with ${last}`)).toBeVisible();
});

test('§8 demo: a voice that does not come says so', async ({ page, open }) => {
  await open('/demo', { speech: 'error' });
  await page.getByRole('button', { name: 'Hear Voice' }).click();
  await expect(page.getByText('The voice could not be played.').first()).toBeVisible();
});

test('§2 teacher: the profile is there, and the keyboard leads to the demo lesson', async ({ page, open }) => {
  await open('/teacher/2');
  await expect(page.getByRole('heading', { level: 1, name: oakley.name })).toBeVisible();
  await expect(page.getByText('24/7 Available')).toBeVisible();
  await expectNoFaults(page);
  await tabTo(page, page.getByRole('link', { name: 'Take Demo Lesson' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lesson\//);
});

test("§2 teacher: a topic of 'What You'll Learn' opens its lessons by keyboard", async ({ page, open }) => {
  await open('/teacher/2');
  const [topic] = documents.levels.find(({ id }) => id === oakley.levelId)!.whatYouLearn as [LevelTopic];
  await tabTo(page, page.getByRole('link', { name: topic.title }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/lessons/${encodeURIComponent(oakley.name)}/${encodeURIComponent(topic.title)}`);
});

test('§4 teacher: loading, failed and unknown each say so; a slow one comes', async ({ page, open }) => {
  await open('/teacher/2', { aiTeachers: 'loading' });
  await expect(page.getByText('Loading the teacher...')).toBeAttached();
  await open('/teacher/2', { aiTeachers: 'error' });
  await expect(page.getByText(/Error loading teachers: 503/)).toBeVisible();
  await open('/teacher/2', { aiTeachers: 'empty' });
  await expect(page.getByText('We could not find this teacher')).toBeVisible();
  await expectNoFaults(page);
  await open('/teacher/2', { aiTeachers: 'slow' });
  await expect(page.getByRole('heading', { level: 1, name: oakley.name })).toBeVisible();
});
