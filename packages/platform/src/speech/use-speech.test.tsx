import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { expectLogged, loggedLines } from '@grove/testing/log';
import { expectStatus, failed, FakeAudio, fetchMock, playSounds, press, revoked, show } from './test-speaker.tsx';

playSounds();

test('§7 speech: the audio of POST /api/speech is played at once and released after it ends', async () => {
  show();
  await press('Luna');
  await expectStatus('luna playing');
  expect(fetchMock).toHaveBeenCalledWith(
    '/api/speech',
    expect.objectContaining({ method: 'POST', body: '{"text":"Good morning","voiceId":"voice-luna"}' }),
  );
  expect(revoked).not.toHaveBeenCalled();
  FakeAudio.last.end();
  await expectStatus('nobody idle');
  expect(revoked).toHaveBeenCalledWith('blob:test');
});

test.each([
  ['that is spoken when it is asked for', undefined],
  ['that was pre-generated', '/spoken/luna.mp3'],
])('§9 speech: a line %s starts at a volume of 0.8', async (_, audioUrl) => {
  show({ ...(audioUrl && { audioUrl }) });
  await press('Luna');
  await expectStatus('luna playing');
  expect(FakeAudio.last.volume).toBe(0.8);
});

test('§8 speech failure is only logged, and the line can be said again', async () => {
  fetchMock.mockImplementationOnce(async () => new Response('no voice', { status: 404 }));
  show();
  await press('Luna');
  await expectStatus('luna failed');
  expectLogged(/error: Failed to play teacher audio ApiError: 404: no voice/);
  expect(failed).toHaveBeenCalledTimes(1);
  await press('Luna');
  await expectStatus('luna playing');
});

test('a line that the browser holds back before the first press has not failed', async () => {
  expectLogged(/info: Failed to play teacher audio/);
  FakeAudio.isHeldBack = true;
  show();
  await press('Luna');
  await waitFor(() => expect(loggedLines()).toHaveLength(1));
  await expectStatus('nobody idle');
  expect(failed).toHaveBeenCalledTimes(1);
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
  expect(failed).not.toHaveBeenCalled();
});

test('experience §3 listen to audio: pause holds the voice, resume continues with the same sound', async () => {
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

test('experience §3 listen to audio: the rate changes the voice at once, holds for later lines and is remembered', async () => {
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

test('experience §3 listen to audio: the word being spoken comes from the times that the service gives', async () => {
  fetchMock.mockImplementation(
    async () => new Response(new Blob(['mp3']), { headers: { 'grove-word-times': '0,700,900' } }),
  );
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

test.each([null, '0,100', '0,200,100,300', '0,soon,later,9'])(
  'without a time for each word (%s) the word is guessed from the length of the sound',
  async (header) => {
    fetchMock.mockImplementation(
      async () => new Response(new Blob(['mp3']), header === null ? {} : { headers: { 'grove-word-times': header } }),
    );
    show({ text: 'one two red six' });
    await press('Luna');
    await expectStatus('luna playing word 0');
    FakeAudio.last.reach(4.1);
    await expectStatus('word 2');
  },
);

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
  expect(fetchMock.mock.calls.map(([, init]) => (JSON.parse(init!.body as string) as { text: string }).text)).toEqual([
    sentence,
    sentence,
  ]);
  FakeAudio.last.end();
  await expectStatus('nobody idle');
});

test('a later line that fails leaves the line failed', async () => {
  expectLogged(/error: Failed to play teacher audio ApiError: 503: no voice/);
  fetchMock.mockImplementation(async (_, init) =>
    (init!.body as string).includes('first')
      ? new Response(new Blob(['mp3']))
      : new Response('no voice', { status: 503 }),
  );
  show({ text: `first ${'word '.repeat(150)}end. ${'word '.repeat(150)}end.` });
  await press('Luna');
  await expectStatus('luna playing');
  FakeAudio.last.end();
  await expectStatus('luna failed');
});
