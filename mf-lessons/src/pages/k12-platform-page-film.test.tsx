import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { EnhancedLessonResponse, LessonStep, PlayerProps } from '@grove/contracts';
import { serverSubjects } from '@grove/content';
import { aVideo, BuildSwitch, expectLogged, mockApi, pending, renderPage } from '@grove/testing';
import { K12PlatformPage } from './k12-platform-page.tsx';
import { intro, choice, done, answerWith, nothing, open, ready } from './testing/k12-lesson-page.tsx';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const withVideo = (over: Parameters<typeof aVideo>[0], steps = [intro, choice, done]): EnhancedLessonResponse => {
  const answer = answerWith(...steps);
  const video = aVideo({ title: 'Area', ...over });
  return { ...answer, lesson: { ...answer.lesson, videoAsset: video }, videoAsset: video };
};
const openFilm = (over: Parameters<typeof aVideo>[0], steps?: LessonStep[]) => {
  const Player = ({ video, onWatched }: PlayerProps) => (
    <button
      type="button"
      onClick={onWatched}
    >{`Film ${video.src} ${video.title} ${video.audioUrl ?? 'own sound'}`}</button>
  );
  mockApi({
    enhancedLesson: withVideo(over, steps),
    subjects: [...serverSubjects],
    progress: nothing,
    'POST /api/speech': pending,
  });
  return renderPage(<K12PlatformPage />, {
    at: '/k12-platform?grade=Grade+3&subject=mathematics&lesson=arrays',
    widgets: { 'mf-media/player': Player },
  });
};

test("§2 k12: a lesson with video begins with it, in the media area's player; once watched the way to its exercises is pointed out, and nothing is cut off", async () => {
  const { user } = openFilm({ src: 'math-area' });
  const film = await screen.findByRole('button', { name: 'Film math-area Area own sound' });
  expect(screen.queryByText('You have watched this film.')).toBeNull();
  await user.click(film);
  expect(film).toBeVisible();
  expect(screen.getByText('You have watched this film.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on to the exercises' }));
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
});

test('architecture §4 failure: a film that was watched, or left behind, stays so when another build takes over', async () => {
  const Player = ({ onWatched }: PlayerProps) => (
    <button type="button" onClick={onWatched}>
      Film
    </button>
  );
  mockApi({ enhancedLesson: withVideo({ src: 'math-area' }), subjects: [...serverSubjects], progress: nothing });
  const { user } = renderPage(
    <BuildSwitch>
      <K12PlatformPage />
    </BuildSwitch>,
    { at: '/k12-platform?grade=Grade+3&subject=mathematics&lesson=arrays', widgets: { 'mf-media/player': Player } },
  );
  const otherBuild = () => user.click(screen.getByRole('button', { name: 'Another build' }));
  await user.click(await screen.findByRole('button', { name: 'Film' }));
  await otherBuild();
  expect(screen.getByText('You have watched this film.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on to the exercises' }));
  await otherBuild();
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
});

test('§9 k12: a lesson that is only its film is complete at 90% of it', async () => {
  const { user } = openFilm({ src: 'math-area' }, [intro, done]);
  await user.click(await screen.findByRole('button', { name: 'Film math-area Area own sound' }));
  expect(await screen.findByText('Lesson Complete!')).toBeVisible();
});

test('§4 k12: a custom audio track goes to the player with the video', async () => {
  openFilm({ src: 'math-area', hasCustomAudio: true, audioUrl: 'data:audio/mpeg;base64,AA' });
  expect(await screen.findByRole('button', { name: 'Film math-area Area data:audio/mpeg;base64,AA' })).toBeVisible();
});

test('the film never stands in the way of the lesson, also while the media area is away', async () => {
  expectLogged(/error: The widget 'mf-media\/player' could not be loaded/);
  const { user } = open({ enhancedLesson: withVideo({ src: 'math-area' }) });
  expect(await screen.findByText('The film is out of reach')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on to the exercises' }));
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
});

test('§5 video assets: a lesson whose video nobody knows is taken as an interactive one', async () => {
  open({ enhancedLesson: withVideo({ src: 'nobody-knows' }) });
  await ready();
  expect(screen.getByText(/Interactive Lesson/)).toBeVisible();
});
