import { expect, test } from '@jest/globals';
import { storyFile, storyScenes, storySize, type StorySlug } from '../src/stories/catalogue.ts';
import { stories } from '../src/stories/stories.ts';
import { pictureFiles } from './pictures.ts';

const files = pictureFiles();
const slugs = Object.keys(storyScenes) as StorySlug[];
const named = slugs.flatMap((slug) => Array.from({ length: storyScenes[slug] }, (_, i) => [slug, i + 1] as const));

test('every adventure of the catalogue is drawn once, with as many scenes as it states', () => {
  expect(stories).toHaveLength(slugs.length);
  expect(Object.fromEntries(stories.map(({ slug, scenes }) => [slug, scenes.length]))).toEqual(storyScenes);
});

test.each(named)('%s, scene %i is a picture of the stated size with a foreground', (slug, order) => {
  for (const plane of [undefined, 'near'] as const)
    expect(files.get(storyFile(slug, order, plane))).toContain(`viewBox="0 0 ${storySize.width} ${storySize.height}"`);
});

test.each(named)('%s, scene %i is under 100 KB, its foreground under 20 KB', (slug, order) => {
  expect(files.get(storyFile(slug, order))!.length).toBeLessThan(100 * 1024);
  expect(files.get(storyFile(slug, order, 'near'))!.length).toBeLessThan(20 * 1024);
});

test.each(named)('the foreground of %s, scene %i leaves the picture behind it in sight', (slug, order) => {
  expect(files.get(storyFile(slug, order, 'near'))).not.toMatch(/<rect x="-130" y="-40"/);
});

test('no two scenes of an adventure are the same picture', () => {
  const pictures = named.map(([slug, order]) => files.get(storyFile(slug, order)));
  expect(new Set(pictures).size).toBe(pictures.length);
});
