import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@grove/testing';
import { LessonVideo } from './lesson-video.tsx';

const played: string[] = [];
beforeEach(() => {
  played.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    played.push(`play ${this.tagName}`);
    this.dispatchEvent(new Event('play'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    played.push(`pause ${this.tagName}`);
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const film = { path: '/films/area.mp4', captions: '/films/area.vtt' };
const open = (soundUrl?: string) => {
  const onWatched = jest.fn();
  const { container } = renderPage(<LessonVideo film={film} poster="math.svg" soundUrl={soundUrl} title="Area" onWatched={onWatched} />);
  const video = container.querySelector('video')!;
  Object.defineProperty(video, 'duration', { value: 100 });
  const reach = (seconds: number): void => {
    video.currentTime = seconds;
    fireEvent.timeUpdate(video);
  };
  return { onWatched, video, sound: container.querySelector('audio'), reach };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('§2 k12: video player with play/pause, mute and progress percentage', () => {
  const { video, reach } = open();
  press('Play');
  press('Pause');
  expect(played).toEqual(['play VIDEO', 'pause VIDEO']);
  press('Mute');
  expect(video.muted).toBe(true);
  press('Unmute');
  expect(video.muted).toBe(false);
  reach(45);
  expect(screen.getByText('45%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Film progress' })).toHaveAttribute('aria-valuenow', '45');
});

test('§9 k12: the completion handler fires at 90% of the video, once', () => {
  const { onWatched, reach } = open();
  reach(89);
  expect(onWatched).not.toHaveBeenCalled();
  reach(90);
  reach(99);
  expect(onWatched).toHaveBeenCalledTimes(1);
});

test('§4 narration: the video is muted and the audio follows play, pause and seek', () => {
  const { video, sound } = open('data:audio/mpeg;base64,AA');
  expect([video.muted, sound!.muted]).toEqual([true, false]);
  press('Play');
  expect(played).toEqual(['play VIDEO', 'play AUDIO']);
  video.currentTime = 30;
  fireEvent.seeked(video);
  expect(sound!.currentTime).toBe(30);
  press('Pause');
  expect(played.slice(2)).toEqual(['pause VIDEO', 'pause AUDIO']);
});

test('§4 narration: the audio is put back in step when it drifts more than 0.5 s', () => {
  const { sound, reach } = open('data:audio/mpeg;base64,AA');
  sound!.currentTime = 9.6;
  reach(10);
  expect(sound!.currentTime).toBe(9.6);
  reach(10.2);
  expect(sound!.currentTime).toBe(10.2);
});

test('§4 k12: with a custom audio track, mute silences that track', () => {
  const { video, sound } = open('data:audio/mpeg;base64,AA');
  press('Mute');
  expect([video.muted, sound!.muted]).toEqual([true, true]);
});

test('§9 k12: the film starts at a volume of 0.8', () => {
  const { video, sound } = open('data:audio/mpeg;base64,AA');
  expect([video.volume, sound!.volume]).toEqual([0.8, 0.8]);
});
