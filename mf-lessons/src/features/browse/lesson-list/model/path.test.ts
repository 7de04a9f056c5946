import { expect, test } from '@jest/globals';
import { seedLessons } from '@grove/contracts';
import { stopsOf, type PathLesson } from './path.ts';

const lesson = (id: string, ...prerequisites: string[]): PathLesson => ({
  id,
  title: id,
  description: '',
  minutes: 10,
  xpReward: 50,
  difficulty: 'beginner',
  prerequisites,
});
const chain = [lesson('a'), lesson('b', 'a'), lesson('c', 'b'), lesson('d', 'c', 'a')];
const states = (lessons: PathLesson[], ...completed: string[]) =>
  stopsOf(lessons, new Set(completed))
    .map(({ state }) => state)
    .join(' ');

test('§4 lesson card: next is the first incomplete lesson that is available with all earlier lessons done', () => {
  expect(states(chain)).toBe('next locked locked locked');
  expect(states(chain, 'a')).toBe('completed next locked locked');
  expect(states(chain, 'a', 'b', 'c')).toBe('completed completed completed next');
});

test('§4 lesson card: a lesson whose prerequisites are all completed is available, but not next while an earlier one is open', () => {
  expect(states([lesson('a'), lesson('b'), lesson('c', 'b')])).toBe('next available locked');
  expect(states(chain, 'b')).toBe('next completed available locked');
});

test('§4 lesson card: no lesson is next when the first incomplete one is locked', () => {
  expect(states([lesson('a', 'elsewhere'), lesson('b')])).toBe('locked available');
});

test('§4 lesson card: all completed leaves none next', () => {
  expect(states(chain, 'a', 'b', 'c', 'd')).toBe('completed completed completed completed');
});

test('§5 lesson: it is available only when every prerequisite id is in the completed list', () => {
  expect(stopsOf(chain, new Set(['a'])).map(({ missing }) => missing)).toEqual([[], [], ['b'], ['c']]);
  expect(stopsOf(chain, new Set(['b'])).map(({ missing }) => missing)).toEqual([[], [], [], ['c', 'a']]);
});

test('§4 lesson card: the seed of the completed list opens what depends on it', () => {
  expect(states([lesson('counting_1_10'), lesson('b', 'counting_1_10')], ...seedLessons)).toBe('completed next');
});
