import { expect, test, type Page } from '@playwright/test';
import { adventureSources } from '@grove/content/server';
import { adventureXp, type Scene } from '@grove/contracts';
import { expectNoFaults } from '../set-up/faults.ts';
import { tabTo } from '../set-up/keyboard.ts';
import { readLedger } from '../set-up/ledger.ts';
import { startSite } from '../set-up/site.ts';
import {
  adventure,
  scenes,
  sceneWith,
  endings,
  wayTo,
  title,
  press,
  follow,
  progressOf,
  earned,
  once,
  waiting,
} from '../set-up/story.ts';

test(
  '§4 adventure: every ending is reached and claimed; XP and badge count exactly once, and the list and the achievements show them',
  once,
  async ({ page }) => {
    const visited = new Set<number>();
    for (const [round, ending] of endings.entries()) {
      await page.goto(`/adventure/${adventure.id}`);
      for (const id of await follow(page, wayTo(ending))) visited.add(id);
      await expect(page.getByText('Adventure Complete!')).toBeVisible();
      await expect(page.getByText(`You found ${round + 1} of ${endings.length} endings.`)).toBeVisible();
      await press(page, 'Claim Rewards');
      await expect(
        page
          .getByText(
            round === 0
              ? `the ${adventure.badge} badge is yours.`
              : 'You earned this reward before, and it is still yours.',
          )
          .first(),
      ).toBeVisible();
      // The list comes by itself; once is enough to wait for it.
      if (round > 0) await page.getByRole('link', { name: 'Adventures', exact: true }).last().click();
      await expect(page).toHaveURL('/adventures');
      await expect.poll(() => progressOf(page)).toMatchObject(earned([...visited]));
    }
    await expect(page.getByRole('img', { name: `Badge: ${adventure.badge}` })).toBeVisible();
    await page.goto('/achievements');
    await expect(
      page.getByRole('region', { name: 'Earned' }).getByRole('heading', { name: adventure.badge }),
    ).toBeVisible();
  },
);

/** Lets nothing sound before the first press on a page, as browsers do for people; what a test looks at counts as a press for the browser. */
const holdSoundBack = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let isPressed = false;
    addEventListener('pointerdown', () => (isPressed = true), { capture: true });
    HTMLMediaElement.prototype.play = function playIfAllowed() {
      return isPressed
        ? play.call(this)
        : Promise.reject(new DOMException('The person did not interact', 'NotAllowedError'));
    };
  });

test('§8 adventure: sound that the browser blocks is said in a toast; then the play button plays it, with the word that is said marked', async ({
  page,
}) => {
  await holdSoundBack(page);
  await page.goto(`/adventure/${adventure.id}`);
  await expect(page.getByText('Playback Error').first()).toBeVisible();
  await expect(page.getByText('Unable to play audio. Please try clicking the play button.').first()).toBeVisible();
  await expect(page.getByText(/^0:00 \/ 0:[1-5]\d$/)).toBeVisible();
  await press(page, 'Play');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.locator('mark')).toHaveText(/\w/);
  await expect(page.getByText(/^0:0[1-9] \/ 0:[1-5]\d$/)).toBeVisible();
  // From the first press on, scenes play by themselves.
  await press(page, scenes[0]!.choices[0]!.label);
  await expect(title(page, scenes[1]!)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test(
  '§8 adventure: offline for a while the story continues, the claim can be tried again, and nothing is lost',
  once,
  async ({ page, context }) => {
    const isRecorded = page.waitForResponse(/\/api\/scenes\/\d+\/complete/);
    await page.goto(`/adventure/${adventure.id}`);
    await isRecorded;
    await expect.poll(async () => (await progressOf(page)).visitedScenes).toHaveLength(1);
    await context.setOffline(true);
    const ids = await follow(page, wayTo(endings[0]!));
    await press(page, 'Claim Rewards');
    await expect(page.getByText('Failed to complete adventure. Please try again.').first()).toBeVisible();
    expect(await waiting(page)).toBe(ids.length - 1);
    await context.setOffline(false);
    await expect.poll(() => waiting(page)).toBe(0);
    await press(page, 'Claim Rewards');
    await expect(page.getByText(`the ${adventure.badge} badge is yours.`).first()).toBeVisible();
    expect(await progressOf(page)).toMatchObject({ ...earned(ids), visitedScenes: expect.arrayContaining(ids) });
  },
);

test(
  '§7 adventure: the service is killed in the middle and while the reward is claimed; started again, XP and badge are there exactly once',
  once,
  async ({ page }) => {
    const site = await startSite();
    try {
      await page.goto(`${site.url}/adventure/${adventure.id}`);
      await expect.poll(() => waiting(page)).toBe(0);
      await site.kill();
      const isBack = site.restart();
      const ids = await follow(page, wayTo(endings[0]!));
      await isBack;
      await page.route(
        '**/api/adventures/*/complete',
        async (route) => {
          // The claim reaches the service, which dies with it: nobody knows whether it was recorded.
          const sent = route.fetch().catch(() => undefined);
          await site.kill();
          await sent;
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await press(page, 'Claim Rewards');
      await expect(page.getByText('Failed to complete adventure. Please try again.').first()).toBeVisible();
      await site.restart();
      await press(page, 'Claim Rewards');
      await expect(page).toHaveURL(`${site.url}/adventures`);
      await expect(page.getByText('Completed')).toBeVisible();
      const { awards, total } = await readLedger(site.databaseUrl);
      expect(awards.map(({ source_kind, source_id, xp }) => [source_kind, source_id, xp])).toEqual([
        ['adventure', String(adventure.id), adventureXp.ending],
        ...ids.map((id) => ['scene', String(id), adventureXp.scene]),
      ]);
      expect(total).toBe(earned(ids).totalXP);
      expect(await progressOf(page, site.url)).toMatchObject(earned(ids));
    } finally {
      await site.stop();
    }
  },
);

test('a reload resumes in the middle, with the same session', async ({ page }) => {
  const session = () =>
    page.evaluate(
      (id) => (JSON.parse(localStorage.getItem(`grove.adventure.${id}`)!) as { sessionId: string }).sessionId,
      adventure.id,
    );
  await page.goto(`/adventure/${adventure.id}`);
  const [, second] = await follow(page, [0]);
  const before = await session();
  await page.reload();
  await expect(title(page, sceneWith(second!))).toBeVisible();
  expect(await session()).toBe(before);
  await page.goto('/adventures');
  await expect(page.getByText('Continue: your story waits for you')).toHaveCount(1);
});

test(
  '§2 adventure: every scene of every adventure has the picture, the foreground and the narration that belong to it',
  once,
  async ({ request }) => {
    test.setTimeout(120_000);
    const typeOf = async (address: string) => {
      const answer = await request.get(address);
      return [address, answer.status(), answer.headers()['content-type']?.split(';')[0]];
    };
    const narrations = new Set<string>();
    for (const { id, scenes: written } of adventureSources) {
      const answered = (await (await request.get(`/api/adventures/${id}/scenes`)).json()) as Scene[];
      const pictures = ({ order, title: name, imageUrl, foregroundUrl }: Scene) => [
        order,
        name,
        imageUrl,
        foregroundUrl,
      ];
      expect(answered.map(pictures)).toEqual(written.map(pictures));
      const [story] = written[0]!.imageUrl!.split('-1.svg');
      for (const { order, imageUrl, foregroundUrl } of answered)
        expect([imageUrl, foregroundUrl]).toEqual([`${story}-${order}.svg`, `${story}-${order}-near.svg`]);
      const drawn = answered.flatMap(({ imageUrl, foregroundUrl }) => [imageUrl!, foregroundUrl!]);
      const spoken = answered.map(({ audioUrl }) => audioUrl!);
      expect(await Promise.all(drawn.map(typeOf))).toEqual(drawn.map((address) => [address, 200, 'image/svg+xml']));
      // One after the other, so that what other tests want to hear does not wait for all of them.
      for (const address of spoken) {
        expect(await typeOf(address)).toEqual([address, 200, 'audio/mpeg']);
        narrations.add(address);
      }
    }
    expect(narrations.size).toBe(adventureSources.flatMap((each) => each.scenes).length);
  },
);

test(
  'experience §1: a child who cannot read hears each choice, word by word, and what was learned',
  once,
  async ({ page }) => {
    await page.goto(`/adventure/${adventure.id}`);
    await follow(page, wayTo(endings[0]!), async (label) => {
      const choice = page.getByRole('button', { name: label, exact: true });
      await press(page, `Hear: ${label}`);
      await expect(choice.locator('mark')).toHaveText(/\w/);
      await choice.click();
    });
    await press(page, 'Listen');
    await expect(page.getByRole('listitem').filter({ hasText: adventure.recap[0]! }).locator('mark')).toHaveText(/\w/);
    await press(page, 'Stop');
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  },
);

/** What moves, rather than fades, for longer than a moment. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const moves = (effect as KeyframeEffect)
          .getKeyframes()
          .some((frame) => ['transform', 'translate', 'scale', 'rotate'].some((name) => name in frame));
        return moves && Number(effect!.getTiming().duration) > 1;
      }).length,
  );

test('experience §6 adventure: it is played with the keyboard alone, to the claim; no state has a fault, and with reduced motion nothing moves', async ({
  page,
}) => {
  await page.goto(`/adventure/${adventure.id}`);
  await expect(title(page, scenes[0]!)).toBeVisible();
  await expectNoFaults(page);
  await follow(page, wayTo(endings[0]!), async (label) => {
    await tabTo(page, page.getByRole('button', { name: label, exact: true }));
    await page.keyboard.press('Enter');
    expect(await moving(page)).toBe(0);
  });
  expect(
    await page
      .locator('article img')
      .first()
      .evaluate((image) => getComputedStyle(image).transform),
  ).toBe('none');
  await expectNoFaults(page);
  await tabTo(page, page.getByRole('button', { name: 'Claim Rewards' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Stay here' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This badge is yours.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: `Go to ${scenes[0]!.title}` }));
  await page.keyboard.press('Enter');
  await expect(title(page, scenes[0]!)).toBeFocused();
});

test('§8 adventure: invalid and unknown ids are said without a fault, and lead back', async ({ page }) => {
  await page.goto('/adventure/dragon');
  await expect(page.getByText('The adventure ID provided is not valid.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Adventures' }).click();
  await expect(page).toHaveURL('/adventures');
  await page.goto('/adventure/999');
  await expect(page.getByText("The adventure you're looking for doesn't exist or couldn't be loaded.")).toBeVisible();
  await expectNoFaults(page);
});

test('§7 adventure: unknown ids, scenes of other adventures and bodies that lie are refused, and nothing is awarded', async ({
  page,
}) => {
  const post = async (path: string, data: unknown) => (await page.request.post(path, { data })).status();
  const own = adventureSources[1]!;
  const session = { sessionId: 'made up' };
  expect(await post(`/api/scenes/999999/complete`, { ...session, adventureId: own.id })).toBe(404);
  expect(await post(`/api/scenes/${scenes[0]!.id}/complete`, { ...session, adventureId: own.id })).toBe(404);
  expect(await post('/api/adventures/999/complete', { ...session, scenesVisited: [] })).toBe(404);
  expect(await post('/api/adventures/dragon/complete', { ...session, scenesVisited: [] })).toBe(400);
  expect(
    await post(`/api/adventures/${own.id}/complete`, { ...session, scenesVisited: own.scenes.map(({ id }) => id) }),
  ).toBe(422);
  expect(await post(`/api/adventures/${own.id}/complete`, { scenesVisited: 'all' })).toBe(400);
  expect(await progressOf(page)).toMatchObject({ totalXP: 0, completedAdventures: [], visitedScenes: [] });
});
