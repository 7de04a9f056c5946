import { expect, type Page } from '@playwright/test';
import { adventureSources } from '@grove/content/server';
import { adventureXp, type Scene } from '@grove/contracts';

export const adventure = adventureSources[0]!;
export const { scenes } = adventure;
export const sceneWith = (id: number): Scene => scenes.find((scene) => scene.id === id)!;
export const endings = scenes.filter(({ choices }) => choices.length === 0);

/** The places of the choices on a shortest way to a scene. */
export function wayTo(target: Scene): number[] {
  const first = scenes.find(({ order }) => order === 1)!;
  const reached = new Set([first]);
  const ways: { scene: Scene; way: number[] }[] = [{ scene: first, way: [] }];
  for (const { scene, way } of ways) {
    if (scene === target) return way;
    for (const [index, { nextSceneId }] of scene.choices.entries()) {
      const next = sceneWith(nextSceneId!);
      if (reached.has(next)) continue;
      reached.add(next);
      ways.push({ scene: next, way: [...way, index] });
    }
  }
  throw new Error(`No way leads to '${target.title}'`);
}

export const title = (page: Page, { title: name }: Scene) => page.getByRole('heading', { level: 2, name, exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes a way, scene by scene. @returns the ids of the scenes, the first one included */
export async function follow(
  page: Page,
  way: readonly number[],
  choose: (label: string) => Promise<void> = (label) => press(page, label),
): Promise<number[]> {
  let scene = scenes.find(({ order }) => order === 1)!;
  const ids = [scene.id];
  await expect(title(page, scene)).toBeVisible();
  for (const place of way) {
    const { label, nextSceneId } = scene.choices[place]!;
    await choose(label);
    scene = sceneWith(nextSceneId!);
    ids.push(scene.id);
    await expect(title(page, scene)).toBeFocused();
  }
  return ids;
}

export const progressOf = async (page: Page, url = '') =>
  (await page.request.get(`${url}/api/progress`)).json() as Promise<{
    totalXP: number;
    visitedScenes: number[];
    completedAdventures: { adventureId: number }[];
  }>;
export const earned = (ids: readonly number[]) => ({
  totalXP: new Set(ids).size * adventureXp.scene + adventureXp.ending,
  completedAdventures: [{ adventureId: adventure.id }],
});
/** What is counted does not depend on the width of the window. */
export const once = { tag: '@one-width' };
export const waiting = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('grove.outbox') ?? '[]') as unknown[]).length);
