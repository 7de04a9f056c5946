import { expect, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { rootOf } from './first-page.ts';

const page = { prerender: false, reads: [] };
const story = { ...page, id: 'adventure', pattern: '/adventure/:id', example: '/adventure/1' };

test('the root address of an area alone opens its first page, in the states that were chosen', async () => {
  const router = createMemoryRouter([
    ...rootOf([story], '?reads=all:slow'),
    { path: story.pattern, element: null },
  ]).initialize();
  await router.navigate('/');
  expect(router.state.location.pathname + router.state.location.search).toBe('/adventure/1?reads=all:slow');
});

test('an area that has a page at the root keeps it', () => {
  expect(rootOf([{ ...page, id: 'home', pattern: '/' }, story], '')).toEqual([]);
});
