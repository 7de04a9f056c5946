import { expect, test } from '@jest/globals';
import { soundOrders, type PictureState, type SoundState } from './narration.ts';

const ordersFor = (picture: Partial<PictureState>, sound: Partial<SoundState> = {}, exactly = false) =>
  soundOrders({ seconds: 10, rate: 1, isMoving: true, ...picture }, { seconds: 10, length: 60, ...sound }, exactly);

test.each([9.5, 10, 10.5])('§9 narration: at %d s beside a picture at 10 s the sound is left alone', (seconds) => {
  expect(ordersFor({}, { seconds }).seekTo).toBeNull();
});

test.each([9.4, 10.6, 0])(
  '§4 narration: more than 0.5 s apart (%d s), the sound jumps to where the picture is',
  (seconds) => {
    expect(ordersFor({}, { seconds }).seekTo).toBe(10);
  },
);

test('§4 narration: after play, pause and seek it is there at once, however small the way', () => {
  expect(ordersFor({}, { seconds: 9.8 }, true).seekTo).toBe(10);
  expect(ordersFor({}, { seconds: 9.98 }, true).seekTo).toBeNull();
});

test('§4 narration: it plays while the picture moves and rests while it does not', () => {
  expect(ordersFor({ isMoving: true }).isPlaying).toBe(true);
  expect(ordersFor({ isMoving: false }).isPlaying).toBe(false);
});

test('it follows the speed of the picture', () => {
  expect(ordersFor({ rate: 1.5 }).rate).toBe(1.5);
});

test('a track that is shorter than the film rests after its end, and does not begin again', () => {
  expect(ordersFor({ seconds: 70 }, { seconds: 60 })).toEqual({ seekTo: null, isPlaying: false, rate: 1 });
});

test('a track whose length is not known yet plays along', () => {
  expect(ordersFor({}, { length: Number.NaN, seconds: 0 })).toMatchObject({ seekTo: 10, isPlaying: true });
});
