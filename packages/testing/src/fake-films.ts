import { fireEvent } from '@testing-library/react';

/** How long every film is, in seconds. */
const length = 100;
/** A browser reports more often than every so many seconds; a test that is this coarse is quick. */
const reportedEvery = 3;
const playing = new WeakSet<HTMLMediaElement>();

/** What a film does because the page asked for it belongs to what the page is doing; what a test does to it is an event of its own. */
const happen = (film: HTMLMediaElement, ...events: readonly string[]): void =>
  events.forEach((name) => film.dispatchEvent(new Event(name)));

/** jsdom plays nothing; with this its video and audio elements do what a test tells them. */
export const FakeFilms = {
  /** A browser that lets nothing sound before the first press refuses to play. */
  isHeldBack: false,
  length,

  /** Puts the mock in the place of what jsdom lacks. */
  install(): void {
    FakeFilms.isHeldBack = false;
    Object.defineProperties(HTMLMediaElement.prototype, {
      paused: {
        configurable: true,
        get: function isPaused(this: HTMLMediaElement) {
          return !playing.has(this);
        },
      },
      duration: { configurable: true, get: () => length },
    });
    Object.assign(HTMLMediaElement.prototype, {
      async play(this: HTMLMediaElement): Promise<void> {
        if (FakeFilms.isHeldBack) throw new DOMException('The person did not interact', 'NotAllowedError');
        if (playing.has(this)) return;
        playing.add(this);
        happen(this, 'play', 'playing');
      },
      pause(this: HTMLMediaElement): void {
        if (playing.delete(this)) happen(this, 'pause');
      },
      load(): void {},
    });
  },

  /** The beginning of its file has arrived. */
  load: (film: HTMLMediaElement): boolean => fireEvent.loadedMetadata(film),

  /** It has got to a time, by playing or by what the test says. */
  reach(film: HTMLMediaElement, seconds: number): void {
    film.currentTime = seconds;
    fireEvent.timeUpdate(film);
  },

  /** It plays on to a time, and reports itself as a browser does. */
  playTo(film: HTMLMediaElement, seconds: number): void {
    for (let at = film.currentTime; at < seconds; at += reportedEvery) FakeFilms.reach(film, at);
    FakeFilms.reach(film, seconds);
  },

  /** The learner jumps. */
  seek(film: HTMLMediaElement, seconds: number): void {
    film.currentTime = seconds;
    fireEvent.seeking(film);
    fireEvent.seeked(film);
    fireEvent.timeUpdate(film);
  },

  end(film: HTMLMediaElement): void {
    film.currentTime = length;
    playing.delete(film);
    fireEvent.pause(film);
    fireEvent.ended(film);
  },

  /** No file of it can be loaded. */
  fail: (film: HTMLMediaElement): void => film.querySelectorAll('source').forEach((file) => fireEvent.error(file)),
};
