import { teachers } from '@grove/content/server';
import { expect, expectNoFaults, phone, tabTo, test, type Page } from '@grove/e2e/area';

const [, oakley] = teachers as [unknown, (typeof teachers)[number]];
const input = (page: Page) => page.getByPlaceholder(`Ask ${oakley.name} a question...`);
const lastSaid = (page: Page) => page.getByRole('log').locator(':scope > [data-said]').last();

test('§2 chat: the teachers are there to choose from, and nothing is a fault', async ({ page, open }) => {
  await open('/ai-chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Talk with an AI teacher' })).toBeAttached();
  for (const { name } of teachers) await expect(page.getByRole('button', { name })).toBeVisible();
  await expect(page.getByText('Select an AI Teacher')).toBeVisible();
  await expectNoFaults(page);
});

test('§4 chat: teachers that load, lack or fail each say so', async ({ page, open }) => {
  await open('/ai-chat', { aiTeachers: 'loading' });
  await expect(page.getByText('Loading teachers')).toBeAttached();
  await expectNoFaults(page);
  await open('/ai-chat', { aiTeachers: 'empty' });
  await expect(page.getByText('No teachers available')).toBeVisible();
  await expectNoFaults(page);
  await open('/ai-chat', { aiTeachers: 'error' });
  await expect(page.getByText('Failed to load AI teachers')).toBeVisible();
  await expectNoFaults(page);
});

test('§4 chat: slow answers show the teachers as soon as they are there', async ({ page, open }) => {
  await open('/ai-chat', { aiTeachers: 'slow' });
  await expect(page.getByRole('button', { name: oakley.name })).toBeVisible();
});

test('§4 chat: the keyboard chooses a teacher, asks, and the answer comes', async ({ page, open }) => {
  await open('/ai-chat');
  await tabTo(page, page.getByRole('button', { name: oakley.name }));
  await page.keyboard.press('Enter');
  await input(page).focus();
  await page.keyboard.type('why do plants need sun');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('why do plants need sun');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(input(page)).toBeEnabled();
  await expect(lastSaid(page).getByRole('button', { name: 'Read aloud' })).toBeVisible();
  await expectNoFaults(page);
});

test('§4 chat: a teacher of the address is chosen; one that cannot be is said', async ({ page, open }) => {
  await open('/ai-chat?teacherId=2');
  await expect(input(page)).toBeVisible();
  await open('/ai-chat?teacherId=two');
  await expect(page.getByText('Invalid teacherId parameter').first()).toBeVisible();
  await open('/ai-chat?teacherId=99');
  await expect(page.getByText('Teacher Not Found').first()).toBeVisible();
});

test('§8 chat: a message that cannot be sent comes back into the input, with Retry', async ({ page, open }) => {
  await open('/ai-chat?teacherId=2', { chat: 'error' });
  await input(page).fill('what is 7 times 8');
  await input(page).press('Enter');
  await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
  await expect(input(page)).toHaveValue('what is 7 times 8');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNoFaults(page);
});

test('§8 chat: a voice that does not come can be asked for again', async ({ page, open }) => {
  await open('/ai-chat?teacherId=2', { speech: 'error' });
  await lastSaid(page).getByRole('button', { name: 'Read aloud' }).click();
  await expect(page.getByText('The voice did not come. Press again to retry.').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('chat: the talk fits, and nothing is a fault', async ({ page, open }) => {
    await open('/ai-chat?teacherId=2');
    await expect(input(page)).toBeInViewport({ ratio: 1 });
    await expectNoFaults(page);
  });
});
