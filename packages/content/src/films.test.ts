import { expect, test } from '@jest/globals';
import { documents, videoAssets } from './server.ts';
import { filmOf, filmOfLesson } from './films.ts';
import { videoScripts } from './videos/index.ts';

const { films } = documents;

test('§5 video assets: a known source name maps to local video paths', () => {
  expect(filmOf(films, 'math-area')).toEqual({
    webm: '/videos/math-area.webm',
    mp4: '/videos/math-area.mp4',
    poster: '/videos/math-area.webp',
    captions: '/videos/math-area.vtt',
  });
});

test.each(['https://elsewhere.example/film.mp4', 'nobody-knows', 'constructor', ''])(
  '§5 video assets: an unknown source (%j) gives none',
  (source) => {
    expect(filmOf(films, source)).toBeNull();
  },
);

test('every video of the service has a film; only loops are without captions', () => {
  for (const { src, type } of videoAssets)
    expect([src, filmOf(films, src)?.captions === null]).toEqual([src, type === 'ambient']);
});

test('a film leads into the lesson that its script names', () => {
  for (const { id, lessonId } of videoScripts)
    if (lessonId) expect([lessonId, filmOfLesson(films, lessonId)]).toEqual([lessonId, id]);
  expect(filmOfLesson(films, 'g3-fair-tests')).toBeNull();
});
