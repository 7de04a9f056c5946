import { afterEach, expect, jest, test } from '@jest/globals';
import { noContent, type Area } from '@grove/platform';
import { expectLogged } from '@grove/testing/log';
import { PageLoader } from '../areas/page-loader.ts';
import { testSet } from '../testing/test-set.ts';
import { prefetchOnIntent } from './prefetch.ts';

afterEach(() => document.body.replaceChildren());

function addLink(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  return link;
}

const point = (link: HTMLElement): boolean => link.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('a page that failed is not fetched again because the pointer rests on its link', async () => {
  expectLogged(/error: The page 'chat' of mf-chat could not be loaded Error: 404/);
  const loadArea = jest.fn(async (): Promise<Area> => {
    throw new Error('404');
  });
  const loader = new PageLoader(loadArea, noContent);
  const stop = prefetchOnIntent(testSet, loader);
  const link = addLink('/ai-chat');
  point(link);
  // Shares the attempt that pointing began.
  await loader.load('mf-chat', 'chat');
  expect(loader.peek('mf-chat', 'chat')).toMatchObject({ status: 'failed' });
  point(link);
  expect(loadArea).toHaveBeenCalledTimes(1);
  stop();
});

test('links that leave the site, open elsewhere or lead to no area fetch nothing', () => {
  const loadArea = jest.fn(async (): Promise<Area> => ({ name: 'mf-chat', pages: {} }));
  const stop = prefetchOnIntent(testSet, new PageLoader(loadArea, noContent));
  point(addLink('https://example.com/ai-chat'));
  point(addLink('/nowhere'));
  const elsewhere = addLink('/ai-chat');
  elsewhere.target = '_blank';
  point(elsewhere);
  expect(loadArea).not.toHaveBeenCalled();
  stop();
});
