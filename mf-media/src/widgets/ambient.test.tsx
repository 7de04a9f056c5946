import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AmbientProps } from '@grove/contracts';
import { aVideo, expectLogged, FakeFilms, json, mockApi, renderPage, type MockedAnswers } from '@grove/testing';
import { Ambient } from './ambient.tsx';

const calm = globalThis.matchMedia;
beforeEach(() => {
  FakeFilms.install();
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
afterEach(() => {
  globalThis.matchMedia = calm;
});

const loop = aVideo({ subject: 'Science', src: 'subject-science', poster: '/videos/subject-science.webp' });
const picture = () => screen.getByTestId('ambient-picture');
const open = (props: Partial<AmbientProps> = {}, videoAssets: MockedAnswers['videoAssets'] = [loop]) => {
  const sent = mockApi({ videoAssets });
  const host = { onFilm: jest.fn<(hasFilm: boolean) => void>(), onPaused: jest.fn() };
  renderPage(<Ambient subject="Science" poster="science.svg" isPlaying={false} isMuted {...host} {...props} />);
  return { ...host, asked: () => sent.map(({ path, search }) => `${path}?${search}`) };
};
const film = () => screen.findByTestId<HTMLVideoElement>('ambient-film');
/** Long enough for an answer to arrive. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

test('§7 ambient background: the film is asked for by the name of the subject', async () => {
  const { asked, onFilm } = open();
  expect((await film()).querySelector('source')).toHaveAttribute('src', '/videos/subject-science.webm');
  expect(asked()).toEqual(['/api/video-assets?subject=Science&type=ambient']);
  expect(onFilm).toHaveBeenLastCalledWith(true);
});

test('§4 ambient background: the poster stands until data has loaded; then the film fades in over it', async () => {
  open();
  expect(picture()).toHaveAttribute('src', 'science.svg');
  expect(await film()).not.toHaveAttribute('data-loaded');
  fireEvent.loadedData(await film());
  expect(await film()).toHaveAttribute('data-loaded');
});

test.each([
  [true, true],
  [true, false],
  [false, true],
])('§2 ambient background: the host says whether it plays (%s) and is muted (%s)', async (isPlaying, isMuted) => {
  open({ isPlaying, isMuted });
  const { paused, muted, volume, loop: isEndless } = await film();
  expect([!paused, muted, volume, isEndless]).toEqual([isPlaying, isMuted, 0.8, true]);
});

test('§4 ambient background: a play that fails is logged, and the host hears that it is paused', async () => {
  expectLogged(/error: The background film could not be played/);
  FakeFilms.isHeldBack = true;
  const { onPaused } = open({ isPlaying: true });
  await film();
  await waitFor(() => expect(onPaused).toHaveBeenCalledTimes(1));
});

test("§4 ambient background: the asset's own poster replaces a film that errors", async () => {
  expectLogged(/error: The background film could not be loaded \/videos\/subject-science\.webm/);
  const { onFilm } = open();
  FakeFilms.fail(await film());
  await waitFor(() => expect(screen.queryByTestId('ambient-film')).toBeNull());
  expect(picture()).toHaveAttribute('src', '/videos/subject-science.webp');
  expect(onFilm).toHaveBeenLastCalledWith(false);
});

test("§4 ambient background: a poster that cannot be loaded gives way to the host's picture", async () => {
  open();
  await film();
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', 'science.svg');
});

test.each([
  ["the host's picture stands where there is no source", [], 'science.svg'],
  [
    "the asset's own poster stands where nobody knows the source",
    [aVideo({ src: 'nobody-knows', poster: '/own.webp' })],
    '/own.webp',
  ],
  ["the host's picture stands where the answer is not a list", () => json({ message: 'none' }), 'science.svg'],
] as const)('§4 ambient background: %s', async (_, videoAssets, shown) => {
  const { onFilm } = open({}, videoAssets as MockedAnswers['videoAssets']);
  await settle();
  await waitFor(() => expect(picture()).toHaveAttribute('src', shown));
  expect(screen.queryByTestId('ambient-film')).toBeNull();
  expect(onFilm).toHaveBeenCalledWith(false);
  expect(onFilm).not.toHaveBeenCalledWith(true);
});

test('§7 ambient background: under reduced motion nothing is asked for, and the poster stands', async () => {
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList;
  const { asked } = open();
  await settle();
  expect(asked()).toEqual([]);
  expect(screen.queryByTestId('ambient-film')).toBeNull();
});

test('§7 ambient background: without a subject nothing is asked for', async () => {
  const { asked } = open({ subject: undefined as never });
  await settle();
  expect(asked()).toEqual([]);
});
