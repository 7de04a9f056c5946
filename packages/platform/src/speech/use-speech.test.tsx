import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { useSpeech } from './use-speech.ts';

/** jsdom has no sound; this plays as far as the test tells it to. */
class FakeAudio extends EventTarget {
  static last: FakeAudio;
  play = jest.fn(async () => undefined);
  pause = jest.fn();
  readonly src: string;
  constructor(src: string) {
    super();
    this.src = src;
    FakeAudio.last = this;
  }
}

const original = { fetch: globalThis.fetch, Audio: globalThis.Audio };
let fetchMock: jest.Mock<typeof fetch>;
const revoked = jest.fn();
let logged: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
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

function Speaker({ voiceId = 'voice-luna' }: { voiceId?: string | null }) {
  const { status, key, speak, stop } = useSpeech();
  return (
    <>
      <output>{`${key ?? 'nobody'} ${status}`}</output>
      <button type="button" onClick={() => speak({ key: 'luna', text: 'Good morning', voiceId })}>
        Luna
      </button>
      <button type="button" onClick={() => speak({ key: 'nova', text: 'Look up', voiceId })}>
        Nova
      </button>
      <button type="button" onClick={stop}>
        Stop
      </button>
    </>
  );
}

const show = (voiceId?: string | null) =>
  render(
    <Provider store={createStore()}>
      <Speaker {...(voiceId === undefined ? {} : { voiceId })} />
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
  act(() => void FakeAudio.last.dispatchEvent(new Event('ended')));
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

test('§5 speech is attempted only when the teacher has a voiceId', async () => {
  show(null);
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
