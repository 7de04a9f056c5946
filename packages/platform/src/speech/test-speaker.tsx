import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { useMouth, useSpeech, useSpeechTime, useSpokenWord } from './use-speech.ts';

/** jsdom has no sound; this plays as far as the test tells it to. */
export class FakeAudio extends EventTarget {
  static last: FakeAudio;
  /** A browser lets nothing sound before the first press on a page. */
  static isHeldBack = false;
  src: string;
  currentTime = 0;
  duration = 8;
  ended = false;
  playbackRate = 1;
  muted = false;
  volume = 1;
  play = jest.fn(async () => {
    if (FakeAudio.isHeldBack) throw new DOMException('The person did not interact', 'NotAllowedError');
    this.dispatchEvent(new Event('playing'));
  });
  pause = jest.fn(() => void this.dispatchEvent(new Event('pause')));
  load = jest.fn();
  removeAttribute = jest.fn((name: 'src') => void (this[name] = ''));
  constructor(src: string) {
    super();
    this.src = src;
    FakeAudio.last = this;
  }
  /** Goes to a time, in seconds. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    act(() => void this.dispatchEvent(new Event('timeupdate')));
  }
  end(): void {
    this.ended = true;
    act(() => void this.dispatchEvent(new Event('ended')));
  }
}

/** What the person asked for; jsdom has no media queries. */
export const wishes = { lessMotion: false };
const original = { fetch: globalThis.fetch, Audio: globalThis.Audio };
export const fetchMock = jest.fn<typeof fetch>();
export const revoked = jest.fn();
/** Hears of Luna's lines that could not be played. */
export const failed = jest.fn();

/** Gives each test of a file a page on which sounds play and `fetch` answers with a sound. */
export function playSounds(): void {
  beforeEach(() => {
    localStorage.clear();
    fetchMock.mockReset().mockImplementation(async () => new Response(new Blob(['mp3'])));
    Object.assign(globalThis, {
      fetch: fetchMock,
      Audio: FakeAudio,
      matchMedia: () => Object.assign(new EventTarget(), { matches: wishes.lessMotion }),
    });
    Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: revoked });
    revoked.mockClear();
    failed.mockClear();
  });
  afterEach(() => {
    cleanup();
    Object.assign(globalThis, original);
    wishes.lessMotion = false;
    jest.restoreAllMocks();
  });
}

function Speaker({ voiceId, text, audioUrl }: { voiceId: string | null; text: string; audioUrl?: string | undefined }) {
  const { status, key, rate, muted, speak, stop, pause, resume, restart, setRate, setMuted } = useSpeech();
  const word = useSpokenWord('luna');
  const mouth = useMouth(status === 'playing' && key === 'luna');
  const time = useSpeechTime('luna');
  return (
    <>
      <output>{`${key ?? 'nobody'} ${status} word ${word ?? '-'} rate ${rate}`}</output>
      <p data-testid="face">{mouth ?? 'none'}</p>
      <p data-testid="clock">{time ? `${time.elapsedMs} of ${time.totalMs}` : 'none'}</p>
      <button
        type="button"
        onClick={() => speak({ key: 'luna', text, voiceId, onFailure: failed, ...(audioUrl && { audioUrl }) })}
      >
        Luna
      </button>
      <button type="button" onClick={() => speak({ key: 'nova', text: 'Look up', voiceId })}>
        Nova
      </button>
      <button
        type="button"
        onClick={() =>
          speak(
            { key: 'nova', text: 'Look up', voiceId, isOptional: true, onFailure: failed },
            { key: 'luna', text, voiceId },
          )
        }
      >
        Nova and Luna
      </button>
      <button type="button" onClick={stop}>
        Stop
      </button>
      <button type="button" onClick={pause}>
        Pause
      </button>
      <button type="button" onClick={resume}>
        Resume
      </button>
      <button type="button" onClick={restart}>
        Restart
      </button>
      <button type="button" onClick={() => setMuted(!muted)}>
        {muted ? 'Unmute' : 'Mute'}
      </button>
      <button type="button" onClick={() => setRate(1.25)}>
        Faster
      </button>
    </>
  );
}

/** A page with two speakers, Luna and Nova, and every control. */
export const show = ({
  voiceId = 'voice-luna',
  text = 'Good morning',
  audioUrl,
}: { voiceId?: string | null; text?: string; audioUrl?: string } = {}) =>
  render(
    <Provider store={createStore()}>
      <Speaker voiceId={voiceId} text={text} audioUrl={audioUrl} />
    </Provider>,
  );
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const expectFace = (text: string) => waitFor(() => expect(screen.getByTestId('face')).toHaveTextContent(text));
export const expectClock = (text: string) => waitFor(() => expect(screen.getByTestId('clock')).toHaveTextContent(text));
export const expectStatus = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
