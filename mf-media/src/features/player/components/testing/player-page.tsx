import { jest } from '@jest/globals';
import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { FakeFilms, mockApi, renderPage } from '@grove/testing';
import { PlayerOverlay } from '../player-overlay.tsx';

export const vtt = `WEBVTT

1
00:00:01.000 --> 00:00:04.000
How <00:00:02.000>much <00:00:03.000>space?

2
00:00:30.000 --> 00:00:33.000
Let's <00:00:31.000>count.
`;

/** Whether a browser fills its screen when it is asked to. */
export const allowFullscreen = (isAllowed: boolean): void => {
  const put = (element: Element | null): void => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
    fireEvent(document, new Event('fullscreenchange'));
  };
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  Object.assign(document, { exitFullscreen: async () => put(null) });
  Object.assign(Element.prototype, {
    async requestFullscreen(this: Element): Promise<void> {
      if (!isAllowed) throw new TypeError('Permissions check failed');
      put(this);
    },
  });
};

export const area = { src: 'math-area', title: 'Area', poster: 'math-1' };

export function Page({ onWatched, onNext }: { onWatched: () => void; onNext: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <input aria-label="Elsewhere" />
      {isOpen && (
        <PlayerOverlay
          video={area}
          onClose={() => setIsOpen(false)}
          onWatched={onWatched}
          next={{ subject: 'Math', title: 'Fractions', onGo: onNext }}
        />
      )}
    </>
  );
}

export const open = async () => {
  mockApi({});
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    input === '/videos/math-area.vtt' ? new Response(vtt) : answer(input, init);
  const [onWatched, onNext] = [jest.fn(), jest.fn()];
  const page = renderPage(<Page onWatched={onWatched} onNext={onNext} />);
  const reopen = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Open' }));
    const video = document.querySelector('video')!;
    await screen.findByRole('button', { name: 'Captions' });
    FakeFilms.load(video);
    return video;
  };
  return { ...page, onWatched, onNext, reopen, video: await reopen() };
};
export const button = (name: string) => screen.getByRole('button', { name });
export const overlay = () => screen.queryByRole('dialog');
