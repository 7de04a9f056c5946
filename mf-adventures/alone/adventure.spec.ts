import { adventureSources } from '@grove/content/server';
import type { Scene } from '@grove/contracts';
import { expect, expectNoFaults, phone, tabTo, test, type Page } from '@grove/e2e/area';

const [adventure] = adventureSources as [(typeof adventureSources)[number]];
const first = adventure.scenes.find(({ order }) => order === 1)!;
const address = `/adventure/${adventure.id}`;

const heading = (page: Page, { title }: Scene) => page.getByRole('heading', { level: 2, name: title, exact: true });
const choice = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });

/** The choices on a shortest way to an ending. */
function wayToAnEnd(): string[] {
  const ways: { scene: Scene; labels: string[] }[] = [{ scene: first, labels: [] }];
  for (const { scene, labels } of ways) {
    if (scene.choices.length === 0) return labels;
    ways.push(
      ...scene.choices.map(({ label, nextSceneId }) => ({
        scene: adventure.scenes.find(({ id }) => id === nextSceneId)!,
        labels: [...labels, label],
      })),
    );
  }
  throw new Error('The story has no ending');
}

async function goToTheEnd(page: Page): Promise<void> {
  for (const label of wayToAnEnd()) await choice(page, label).click();
  await expect(page.getByText('Adventure Complete!')).toBeVisible();
}

test('§2 adventure: the first scene is there, and nothing is a fault', async ({ page, open }) => {
  await open(address);
  await expect(heading(page, first)).toBeVisible();
  for (const { label } of first.choices) await expect(choice(page, label)).toBeVisible();
  await expectNoFaults(page);
});

test('§4 adventure: loading, unknown, without scenes, failed and no number each say so', async ({ page, open }) => {
  await open(address, { adventureScenes: 'loading' });
  await expect(page.getByText('Opening the story')).toBeAttached();
  await expectNoFaults(page);
  await open(address, { adventure: 'empty' });
  await expect(page.getByText('Adventure Not Found')).toBeVisible();
  await open(address, { adventureScenes: 'empty' });
  await expect(page.getByText('Adventure Not Found')).toBeVisible();
  await open(address, { adventureScenes: 'error' });
  await expect(page.getByText('Adventure Not Found')).toBeVisible();
  await expectNoFaults(page);
  await open('/adventure/forest');
  await expect(page.getByText('Invalid Adventure')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Adventures' })).toBeVisible();
});

test('§4 adventure: a slow answer opens the story as soon as it is there', async ({ page, open }) => {
  await open(address, { adventureScenes: 'slow' });
  await expect(heading(page, first)).toBeVisible();
});

test('§4 adventure: the keyboard chooses, and the next scene has the focus', async ({ page, open }) => {
  await open(address);
  const { label, nextSceneId } = first.choices[0]!;
  await tabTo(page, choice(page, label));
  await page.keyboard.press('Enter');
  await expect(
    heading(
      page,
      adventure.scenes.find(({ id }) => id === nextSceneId)!,
    ),
  ).toBeFocused();
});

test('§4 adventure: the reward is claimed at an ending', async ({ page, open }) => {
  await open(address);
  await goToTheEnd(page);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Claim Rewards' }).click();
  await expect(page.getByText(`the ${adventure.badge} badge is yours.`).first()).toBeVisible();
});

test('§8 adventure: a reward that cannot be claimed now says so, and can be tried again', async ({ page, open }) => {
  await open(address, { completeAdventure: 'error' });
  await goToTheEnd(page);
  await page.getByRole('button', { name: 'Claim Rewards' }).click();
  await expect(page.getByText('Failed to complete adventure. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim Rewards' })).toBeEnabled();
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 850 } });

  test("adventure: the story's name and progress fill the upper right, above the words, and the picture has the height", async ({
    page,
    open,
  }) => {
    await open(address);
    const [name, words] = [
      page.getByRole('heading', { level: 1, name: adventure.title }),
      page.getByRole('region', { name: first.title }),
    ];
    await expect(words).toBeVisible();
    const [nameBox, wordsBox] = [(await name.boundingBox())!, (await words.boundingBox())!];
    const pictureBox = (await page.getByRole('img').first().boundingBox())!;
    expect(nameBox.x).toBeGreaterThanOrEqual(wordsBox.x);
    expect(nameBox.y + nameBox.height).toBeLessThan(wordsBox.y);
    expect(nameBox.y).toBeLessThan(wordsBox.y * 0.7);
    expect(pictureBox.height).toBeGreaterThan(700);
    await expectNoFaults(page);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('adventure: a scene fits, and nothing is a fault', async ({ page, open }) => {
    await open(address);
    await expect(heading(page, first)).toBeVisible();
    await expectNoFaults(page);
  });
});
