import { teachers } from '@grove/content/server';
import { expect, expectNoFaults, phone, tabTo, test } from '@grove/e2e/area';

test('§2 landing: the page is there with levels and teachers, and nothing is a fault', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Learning grows here' })).toBeVisible();
  for (const { name } of teachers) await expect(page.getByRole('button', { name: `Listen to ${name}` })).toBeVisible();
  await expectNoFaults(page);
});

test('§4 landing: teachers that load, lack or fail each say so', async ({ page, open }) => {
  await open('/', { aiTeachers: 'loading' });
  await expect(page.getByText('Loading teachers...').first()).toBeAttached();
  await open('/', { aiTeachers: 'empty' });
  await expect(page.getByText('No teachers available').first()).toBeVisible();
  await open('/', { aiTeachers: 'error' });
  await expect(page.getByText(/Error loading teachers: 503/).first()).toBeVisible();
  await expectNoFaults(page);
});

test('§4 landing: slow answers show the teachers as soon as they are there', async ({ page, open }) => {
  await open('/', { all: 'slow' });
  await expect(page.getByRole('button', { name: /^Listen to / })).toHaveCount(teachers.length);
});

test('§4 landing: the keyboard leads to the levels', async ({ page, open }) => {
  await open('/');
  await tabTo(page, page.getByRole('link', { name: 'Begin Your Journey' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/levels');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Path' })).toBeVisible();
});

test('§8 landing: a voice that does not come says so beside the teacher', async ({ page, open }) => {
  await open('/', { speech: 'error' });
  await page.getByRole('button', { name: `Listen to ${teachers[0]!.name}` }).click();
  await expect(page.getByText('The voice could not be played.').first()).toBeVisible();
});

for (const width of [1100, 1280, 1366, 1920]) {
  test(`landing: the Tree of Mastery ends where the subject beside it ends, and the others stand below both, ${width} px wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    await open('/');
    const boxOf = async (name: string) =>
      (await page
        .getByRole('list', { name: 'Subjects' })
        .getByRole('listitem')
        .filter({ has: page.locator('h3', { hasText: name }) })
        .boundingBox())!;
    const tree = (await page.getByRole('group', { name: 'Levels on the tree' }).boundingBox())!;
    const [math, reading, art] = [await boxOf('Math'), await boxOf('Reading'), await boxOf('Art')];
    expect(Math.abs(tree.y + tree.height - (math.y + math.height))).toBeLessThan(2);
    expect(tree.x + tree.width).toBeLessThanOrEqual(math.x);
    expect(reading.x).toBeLessThanOrEqual(tree.x);
    expect(reading.y - (tree.y + tree.height)).toBeLessThan(60);
    expect(art.x + art.width).toBeCloseTo(math.x + math.width, 0);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('landing: the page fits, and nothing is a fault', async ({ page, open }) => {
    await open('/');
    await expect(page.getByRole('button', { name: /^Listen to / })).toHaveCount(teachers.length);
    await expectNoFaults(page);
  });
});
