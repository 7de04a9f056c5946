import { expect, test } from '@jest/globals';
import { filmOf } from './film-sources.ts';

const film = { path: '/films/area.mp4', captions: '/films/area.vtt' };

test('§5 video assets: a known source name maps to a local video path; an unknown source gives none', () => {
  const known = new Map([['math-area', film]]);
  expect(filmOf('math-area', known)).toBe(film);
  expect(filmOf('https://elsewhere.example/film.mp4', known)).toBeNull();
});
