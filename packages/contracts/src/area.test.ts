import { expect, test } from '@jest/globals';
import { matchRoute, pathOfPattern, readsAt, shapeOfPattern } from './area.ts';

const lesson = { pattern: '/lesson/:levelId/:lessonId', reads: ['/api/lessons/:lessonId/enhanced', '/api/subjects'] };

test('what a page reads at once takes the parameters of its path', () => {
  expect(readsAt(lesson, '/lesson/3/counting_1_10')).toEqual(['/api/lessons/counting_1_10/enhanced', '/api/subjects']);
  expect(readsAt({ pattern: '/levels', reads: ['/api/learning-levels'] }, '/levels/')).toEqual([
    '/api/learning-levels',
  ]);
});

test('a parameter cannot break out of its place in the address', () => {
  expect(readsAt(lesson, '/lesson/3/%3E%2C%22%2F..')).toEqual([
    '/api/lessons/%3E%2C%22%2F../enhanced',
    '/api/subjects',
  ]);
});

test.each(['/lesson/3', '/lesson/3/%E0%A4%A'])('%s reads nothing ahead', (pathname) => {
  expect(readsAt(lesson, pathname)).toEqual([]);
});

test('a path is written as its pattern has it: fixed parts in their case, parameters as they came', () => {
  expect(pathOfPattern('/ai-chat', '/AI-Chat/')).toBe('/ai-chat');
  expect(pathOfPattern('/lesson/:levelId/:lessonId', '/LESSON/3/Counting_1')).toBe('/lesson/3/Counting_1');
  expect(pathOfPattern('/', '/')).toBe('/');
  for (const pathname of ['/lesson/3', '/lesson/3/4/5', '/lessons/3/4', '/'])
    expect(pathOfPattern('/lesson/:levelId/:lessonId', pathname)).toBeUndefined();
});

test('a path is shown by the route with the fewest parameters, in whatever case it is asked for', () => {
  const routes = ['/level/:levelId', '/', '/level/all', '/:any/:other', '/ai-chat'].map((pattern) => ({
    route: { pattern },
  }));
  const shownBy = (pathname: string) => matchRoute(routes, pathname)?.route.pattern;
  expect(['/', '/level/all', '/Level/ALL/', '/level/3', '/LEVEL/3', '/x/3', '/AI-Chat'].map(shownBy)).toEqual([
    '/',
    '/level/all',
    '/level/all',
    '/level/:levelId',
    '/level/:levelId',
    '/:any/:other',
    '/ai-chat',
  ]);
  expect(['/levels', '/level/3/4'].map(shownBy)).toEqual([undefined, undefined]);
});

test('two patterns that the same paths have are told by their shape', () => {
  expect(['/lesson/:levelId/:lessonId', '/Lesson/:a/:b/', '/'].map(shapeOfPattern)).toEqual([
    '/lesson/:/:',
    '/lesson/:/:',
    '/',
  ]);
});
