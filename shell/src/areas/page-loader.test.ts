import { expect, jest, test } from '@jest/globals';
import { ContentStore, noContent, noRecovery, type Area } from '@grove/platform';
import { expectLogged } from '@grove/testing/log';
import { PageLoader } from './page-loader.ts';

const Page = () => null;
const area = (pages: Area['pages']): Area => ({ name: 'mf-chat', pages });

test('a page that was loaded is there at once and is not fetched again', async () => {
  const loadArea = jest.fn(async () => area({ chat: async () => Page }));
  const loader = new PageLoader(loadArea, noContent);
  expect(loader.peek('mf-chat', 'chat')).toBeUndefined();
  await loader.load('mf-chat', 'chat');
  await loader.load('mf-chat', 'chat');
  expect(loader.peek('mf-chat', 'chat')).toMatchObject({ status: 'ready', Page });
  expect(loadArea).toHaveBeenCalledTimes(1);
});

test('two askers at the same time share one fetch', async () => {
  const loadArea = jest.fn(async () => area({ chat: async () => Page }));
  const loader = new PageLoader(loadArea, noContent);
  await Promise.all([loader.load('mf-chat', 'chat'), loader.load('mf-chat', 'chat')]);
  expect(loadArea).toHaveBeenCalledTimes(1);
});

test('a failure is remembered until somebody asks again, and the next attempt can succeed', async () => {
  let broken = true;
  const loader = new PageLoader(async () => {
    if (broken) throw new Error('404');
    return area({ chat: async () => Page });
  }, noContent);
  await loader.load('mf-chat', 'chat');
  expect(loader.peek('mf-chat', 'chat')).toMatchObject({ status: 'failed' });
  expectLogged(/error: The page 'chat' of mf-chat could not be loaded Error: 404/);
  broken = false;
  await loader.load('mf-chat', 'chat');
  expect(loader.peek('mf-chat', 'chat')).toMatchObject({ status: 'ready' });
});

test('a route without a page is a failure that names it', async () => {
  const loader = new PageLoader(async () => area({}), noContent);
  await loader.load('mf-chat', 'nothing');
  expectLogged(/error: .*lists the route 'nothing' but offers no page/);
});

test('architecture §4 failure: a page whose files are lost is fetched from the build that replaces them', async () => {
  expectLogged(/error: The page 'chat' of mf-chat could not be loaded Error: 404/);
  let generation = 0;
  const recover = async () => {
    generation += 1;
    return 'replaced' as const;
  };
  const Next = () => null;
  const loader = new PageLoader(
    async () =>
      area({
        chat: async () => {
          if (generation === 0) throw new Error('404');
          return Next;
        },
      }),
    noContent,
    { ...noRecovery, recover, generation: () => generation },
  );
  await loader.load('mf-chat', 'chat');
  expect(loader.peek('mf-chat', 'chat')).toMatchObject({ status: 'ready', Page: Next });
});

test('a page of an older build of its area is loaded again when it is asked for again', async () => {
  let generation = 0;
  const pages = [Page, () => null];
  const loader = new PageLoader(async () => area({ chat: async () => pages[generation]! }), noContent, {
    ...noRecovery,
    generation: () => generation,
  });
  await loader.load('mf-chat', 'chat');
  generation = 1;
  expect(loader.peek('mf-chat', 'chat')).toMatchObject({ Page });
  await loader.load('mf-chat', 'chat');
  expect(loader.peek('mf-chat', 'chat')).toMatchObject({ Page: pages[1] });
});

const shown = { 'math-area': null };
const withDocument: Area = { name: 'mf-media', pages: { gallery: async () => Page }, content: { gallery: ['films'] } };

test('a page is there when the documents that it shows are there', async () => {
  let arrive = (): void => {};
  const content = new ContentStore(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(shown);
      }),
  );
  const loader = new PageLoader(async () => withDocument, content);
  const loaded = loader.load('mf-media', 'gallery');
  await new Promise((resolve) => setTimeout(resolve));
  expect(loader.peek('mf-media', 'gallery')).toBeUndefined();
  arrive();
  await loaded;
  expect(loader.peek('mf-media', 'gallery')).toMatchObject({ status: 'ready' });
  expect(content.peek('films')).toBe(shown);
});

test('a document that does not come is recovered from as a lost file is: one more try, then a failure until somebody asks again', async () => {
  const asked: unknown[] = [];
  let isThere = false;
  const content = new ContentStore(async (name, cache) => {
    asked.push([name, cache]);
    if (!isThere) throw new Error('404: Not Found');
    return shown;
  });
  const loader = new PageLoader(async () => withDocument, content, { ...noRecovery, recover: async () => 'retry' });
  await loader.load('mf-media', 'gallery');
  expectLogged(/error: The page 'gallery' of mf-media could not be loaded Error: 404/);
  expectLogged(/error: The page 'gallery' of mf-media could not be loaded Error: 404/);
  expect(loader.peek('mf-media', 'gallery')).toMatchObject({ status: 'failed' });
  isThere = true;
  await loader.load('mf-media', 'gallery');
  expect(loader.peek('mf-media', 'gallery')).toMatchObject({ status: 'ready' });
  expect(asked).toEqual([
    ['films', undefined],
    ['films', 'reload'],
    ['films', 'reload'],
  ]);
});
