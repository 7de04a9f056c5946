import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { useSpeech, useSpokenWord } from './use-speech.ts';

/** jsdom has no sound; this plays as far as the test tells it to. */
class FakeAudio extends EventTarget {
  static last: FakeAudio;
  /** A browser lets nothing sound before the first press on a page. */
  static isHeldBack = false;
  readonly src: string;
  currentTime = 0;
  duration = 8;
  ended = false;
  playbackRate = 1;
  play = jest.fn(async () => {
    if (FakeAudio.isHeldBack) throw new DOMException('The person did not interact', 'NotAllowedError');
    this.dispatchEvent(new Event('playing'));
  });
  pause = jest.fn(() => void this.dispatchEvent(new Event('pause')));
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

const original = { fetch: globalThis.fetch, Audio: globalThis.Audio };
let fetchMock: jest.Mock<typeof fetch>;
const revoked = jest.fn();
let logged: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  localStorage.clear();
  fetchMock = jest.fn<typeof fetch>(async () => new Response(new Blob(['mp3'])));
  globalThis.fetch = fetchMock;
  Object.assign(globalThis, { Audio: FakeAudio });
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: revoked });
  revoked.mockClear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, original);
  logged.mockRestore();
});

function Speaker({ voiceId, text }: { voiceId: string | null; text: string }) {
  const { status, key, rate, speak, stop, pause, resume, setRate } = useSpeech();
  const word = useSpokenWord('luna');
  return (
    <>
      <output>{`${key ?? 'nobody'} ${status} word ${word ?? '-'} rate ${rate}`}</output>
      <button type="button" onClick={() => speak({ key: 'luna', text, voiceId })}>
        Luna
      </button>
      <button type="button" onClick={() => speak({ key: 'nova', text: 'Look up', voiceId })}>
        Nova
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
      <button type="button" onClick={() => setRate(1.25)}>
        Faster
      </button>
    </>
  );
}

const show = ({ voiceId = 'voice-luna', text = 'Good morning' }: { voiceId?: string | null; text?: string } = {}) =>
  render(
    <Provider store={createStore()}>
      <Speaker voiceId={voiceId} text={text} />
    </Provider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectStatus = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('§7 speech: the audio of POST /api/speech is played at once and released after it ends', async () => {
  show();
  await press('Luna');
  await expectStatus('luna playing');
  expect(fetchMock).toHaveBeenCalledWith('/api/speech', expect.objectContaining({ method: 'POST', body: '{"text":"Good morning","voiceId":"voice-luna"}' }));
  expect(revoked).not.toHaveBeenCalled();
  FakeAudio.last.end();
  await expectStatus('nobody idle');
  expect(revoked).toHaveBeenCalledWith('blob:test');
});

test('§8 speech failure is only logged, and the line can be said again', async () => {
  fetchMock.mockImplementationOnce(async () => new Response('no voice', { status: 404 }));
  show();
  await press('Luna');
  await expectStatus('luna failed');
  expect(logged).toHaveBeenCalledWith('Failed to play teacher audio', expect.objectContaining({ message: '404: no voice' }));
  await press('Luna');
  await expectStatus('luna playing');
});

test('a line that the browser holds back before the first press has not failed', async () => {
  FakeAudio.isHeldBack = true;
  show();
  await press('Luna');
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  await expectStatus('nobody idle');
  FakeAudio.isHeldBack = false;
  await press('Luna');
  await expectStatus('luna playing');
});

test('§5 speech is attempted only when the teacher has a voiceId', async () => {
  show({ voiceId: null });
  await press('Luna');
  await expectStatus('nobody idle');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('one voice at a time: a second line stops the first', async () => {
  show();
  await press('Luna');
  await expectStatus('luna playing');
  const first = FakeAudio.last;
  await press('Nova');
  await expectStatus('nova playing');
  expect(first.pause).toHaveBeenCalled();
});

test('stop ends the line and releases it', async () => {
  show();
  await press('Luna');
  await expectStatus('luna playing');
  await press('Stop');
  await expectStatus('nobody idle');
  await waitFor(() => expect(revoked).toHaveBeenCalled());
});

test('§3 listen to audio: pause holds the voice, resume goes on with the same sound', async () => {
  show();
  await press('Luna');
  await expectStatus('luna playing');
  await press('Pause');
  await expectStatus('luna paused');
  await press('Resume');
  await expectStatus('luna playing');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a sound that ends pauses first, which is no pause', async () => {
  show();
  await press('Luna');
  await expectStatus('luna playing');
  FakeAudio.last.ended = true;
  act(() => FakeAudio.last.pause());
  expect(screen.getByRole('status')).toHaveTextContent('luna playing');
});

test('§3 listen to audio: the rate changes the voice at once, holds for later lines and is remembered', async () => {
  const { unmount } = show();
  await press('Luna');
  await expectStatus('luna playing');
  await press('Faster');
  expect(FakeAudio.last.playbackRate).toBe(1.25);
  await press('Nova');
  await expectStatus('nova playing word - rate 1.25');
  expect(FakeAudio.last.playbackRate).toBe(1.25);
  expect(localStorage.getItem('grove.speechRate')).toBe('1.25');
  unmount();
  show();
  await expectStatus('rate 1.25');
});

test('§3 listen to audio: the word being spoken comes from the times that the service gives', async () => {
  fetchMock.mockImplementation(async () => new Response(new Blob(['mp3']), { headers: { 'grove-word-times': '0,700,900' } }));
  show({ text: 'Good morning, children' });
  await press('Luna');
  await expectStatus('luna playing word 0');
  FakeAudio.last.reach(0.71);
  await expectStatus('word 1');
  FakeAudio.last.reach(5);
  await expectStatus('word 2');
  FakeAudio.last.end();
  await expectStatus('nobody idle word -');
});

test.each([null, '0,100', '0,200,100,300', '0,soon,later,9'])('without a time for each word (%s) the word is guessed from the length of the sound', async (header) => {
  fetchMock.mockImplementation(async () => new Response(new Blob(['mp3']), header === null ? {} : { headers: { 'grove-word-times': header } }));
  show({ text: 'one two red six' });
  await press('Luna');
  await expectStatus('luna playing word 0');
  FakeAudio.last.reach(4.1);
  await expectStatus('word 2');
});

test('a long text is said in several lines, and its words are counted through', async () => {
  const sentence = `${'word '.repeat(149)}end.`;
  show({ text: `${sentence} ${sentence}` });
  await press('Luna');
  await expectStatus('luna playing word 0');
  FakeAudio.last.reach(8);
  await expectStatus('word 149');
  const first = FakeAudio.last;
  first.end();
  await waitFor(() => expect(FakeAudio.last).not.toBe(first));
  await expectStatus('luna playing word 150');
  expect(fetchMock.mock.calls.map(([, init]) => (JSON.parse(init!.body as string) as { text: string }).text)).toEqual([sentence, sentence]);
  FakeAudio.last.end();
  await expectStatus('nobody idle');
});

test('a later line that fails leaves the line failed', async () => {
  fetchMock.mockImplementation(async (_, init) => ((init!.body as string).includes('first') ? new Response(new Blob(['mp3'])) : new Response('no voice', { status: 503 })));
  show({ text: `first ${'word '.repeat(150)}end. ${'word '.repeat(150)}end.` });
  await press('Luna');
  await expectStatus('luna playing');
  FakeAudio.last.end();
  await expectStatus('luna failed');
});
