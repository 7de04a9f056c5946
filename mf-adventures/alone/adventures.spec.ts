import { adventureSources } from '@grove/content/server';
import { expect, expectNoFaults, phone, tabTo, test } from '@grove/e2e/area';

test('§2 adventures: every adventure is there, and nothing is a fault', async ({ page, open }) => {
  await open('/adventures');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Adventures' })).toBeVisible();
  for (const { title } of adventureSources)
    await expect(page.getByRole('link', { name: `Start Adventure: ${title}` })).toBeVisible();
  await expectNoFaults(page);
});

test('§4 adventures: loading, empty and failed each say so', async ({ page, open }) => {
  await open('/adventures', { adventures: 'loading' });
  await expect(page.getByText('Loading adventures')).toBeAttached();
  await expectNoFaults(page);
  await open('/adventures', { adventures: 'empty' });
  await expect(page.getByText('No Adventures Available')).toBeVisible();
  await expectNoFaults(page);
  await open('/adventures', { adventures: 'error' });
  await expect(page.getByText('Failed to load adventures')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh the page' })).toBeVisible();
  await expectNoFaults(page);
});

test('§4 adventures: a slow answer shows the list as soon as it is there, also without progress', async ({
  page,
  open,
}) => {
  await open('/adventures', { adventures: 'slow', progress: 'error' });
  await expect(page.getByRole('link', { name: /^Start Adventure: / })).toHaveCount(adventureSources.length);
  await expect(page.getByText('Loading adventures')).not.toBeAttached();
});

test('§4 adventures: the keyboard leads into a story', async ({ page, open }) => {
  await open('/adventures');
  const [{ id, title, scenes }] = adventureSources as [(typeof adventureSources)[number]];
  await tabTo(page, page.getByRole('link', { name: `Start Adventure: ${title}` }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/adventure/${id}`);
  await expect(page.getByRole('heading', { level: 2, name: scenes[0]!.title })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('adventures: the list fits, and nothing is a fault', async ({ page, open }) => {
    await open('/adventures');
    await expect(page.getByRole('link', { name: /^Start Adventure: / })).toHaveCount(adventureSources.length);
    await expectNoFaults(page);
  });
});
