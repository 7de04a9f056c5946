import { act } from '@testing-library/react';

/** jsdom has no sound; this plays as far as a test tells it to. */
export class FakeAudio extends EventTarget {
  /** The sound that was played last. */
  static last: FakeAudio | undefined;
  /** A browser lets nothing sound before the first press on a page. */
  static isHeldBack = false;

  src = '';
  preload = '';
  currentTime = 0;
  duration = 65;
  ended = false;
  muted = false;
  volume = 1;
  playbackRate = 1;
  preservesPitch = true;

  constructor(src = '') {
    super();
    this.src = src;
  }

  async play(): Promise<void> {
    if (FakeAudio.isHeldBack) throw new DOMException('The person did not interact', 'NotAllowedError');
    FakeAudio.last = this;
    this.dispatchEvent(new Event('playing'));
  }

  pause(): void {
    this.dispatchEvent(new Event('pause'));
  }

  load(): void {}

  removeAttribute(): void {
    this.src = '';
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

/** Puts the mock for sound in place of what jsdom lacks. */
export function installFakeAudio(): void {
  FakeAudio.last = undefined;
  FakeAudio.isHeldBack = false;
  Object.assign(globalThis, { Audio: FakeAudio });
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
}
