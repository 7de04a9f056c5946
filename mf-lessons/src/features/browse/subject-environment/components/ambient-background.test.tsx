import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useEffect } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import type { AmbientProps } from '@grove/contracts';
import { BuildSwitch, expectLogged, renderPage } from '@grove/testing';
import { AmbientBackground } from './ambient-background.tsx';

const asked = jest.fn<(props: AmbientProps) => void>();
const last = (): AmbientProps => asked.mock.lastCall![0];
let hasFilm = true;

/** Stands in for the media area's background. */
function Ambient(props: AmbientProps) {
  asked(props);
  useEffect(() => props.onFilm(hasFilm), [props]);
  return null;
}

beforeEach(() => {
  hasFilm = true;
  asked.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async () => {
  renderPage(<AmbientBackground subject="Science" picture="science.svg" />, {
    widgets: { 'mf-media/ambient': Ambient },
  });
  await pass(0);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('§9 subject environment: the ambient film starts after 2 s, silent', async () => {
  await open();
  expect(last()).toMatchObject({ subject: 'Science', poster: 'science.svg', isPlaying: false, isMuted: true });
  await pass(1_999);
  expect(last().isPlaying).toBe(false);
  await pass(1);
  expect(last()).toMatchObject({ isPlaying: true, isMuted: true });
});

test('§2 subject environment: play and mute toggles', async () => {
  await open();
  await pass(2_000);
  press('Pause the background film');
  expect(last().isPlaying).toBe(false);
  press('Play the background film');
  expect(last().isPlaying).toBe(true);
  press('Unmute the background film');
  expect(last().isMuted).toBe(false);
  press('Mute the background film');
  expect(last().isMuted).toBe(true);
});

test('who paused the film before it began by itself is not overruled', async () => {
  await open();
  press('Play the background film');
  press('Pause the background film');
  await pass(2_000);
  expect(last().isPlaying).toBe(false);
});

test('architecture §4 failure: a film that the learner has paused, and its sound, stay so when another build takes over', async () => {
  renderPage(
    <BuildSwitch>
      <AmbientBackground subject="Science" picture="science.svg" />
    </BuildSwitch>,
    { widgets: { 'mf-media/ambient': Ambient } },
  );
  await pass(2_000);
  press('Unmute the background film');
  press('Pause the background film');
  press('Another build');
  await pass(2_000);
  expect(last()).toMatchObject({ isPlaying: false, isMuted: false });
});

test('§4 subject environment: a film that could not be played is shown as paused', async () => {
  await open();
  await pass(2_000);
  act(() => last().onPaused());
  expect(screen.getByRole('button', { name: 'Play the background film' })).toBeVisible();
});

test('where there is no film there are no switches for it', async () => {
  hasFilm = false;
  await open();
  expect(screen.queryByRole('button')).toBeNull();
});

test('§4 subject environment: the picture stands while the media area is away', async () => {
  expectLogged(/error: The widget 'mf-media\/ambient' could not be loaded Error: No area offers/);
  renderPage(<AmbientBackground subject="Science" picture="science.svg" />);
  expect(screen.getByTestId('ambient-picture')).toHaveAttribute('src', 'science.svg');
  await pass(0);
  expect(screen.getByTestId('ambient-picture')).toBeInTheDocument();
});
