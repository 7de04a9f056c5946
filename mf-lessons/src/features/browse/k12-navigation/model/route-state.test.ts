import { expect, test } from '@jest/globals';
import { readRouteState, searchOf } from './route-state.ts';

const read = (search: string) => readRouteState(new URLSearchParams(search));

test("§2 k12: without anything in the address it is step 1, the subjects of the default grade 'Grade 3'", () => {
  expect(read('')).toMatchObject({ view: 'subjects', grade: 'Grade 3', subject: null, isGradeUnknown: false });
});

test.each([
  { view: 'subjects', grade: 'Pre-K' },
  { view: 'curriculum', grade: 'Grade 7', subject: 'science' },
  { view: 'lessons', grade: 'Grade 7', subject: 'science' },
  { view: 'environment', grade: 'Grade 12', subject: 'art-music', mode: 'explore' },
  { view: 'environment', grade: 'Grade 12', subject: 'art-music', mode: 'progress' },
  { view: 'lesson', grade: 'Grade 3', subject: 'science', lesson: 'g3-magnets' },
  { view: 'lesson', grade: 'Grade 3', subject: null, lesson: 'letter_a' },
] as const)('the address of $view ($mode) leads back to it', (state) => {
  expect(read(searchOf(state))).toMatchObject(state);
});

test.each(['Grade 13', 'grade 3', '3'])('an unknown grade (%s) gives the default one, and says so', (grade) => {
  expect(read(`grade=${grade}`)).toMatchObject({ grade: 'Grade 3', isGradeUnknown: true });
});

test.each([
  ['view=environment', 'subjects'],
  ['view=lessons', 'subjects'],
  ['subject=science&view=somewhere', 'curriculum'],
  ['subject=&lesson=', 'subjects'],
  ['mode=dance&subject=science&view=environment', 'environment'],
])('what an address leaves open or gets wrong (%s) leads to %s', (search, view) => {
  expect(read(search)).toMatchObject({ view, mode: 'explore' });
});
