import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { expectLogged, loggedLines } from '@grove/testing/log';
import { expectStatus, failed, FakeAudio, fetchMock, playSounds, press, revoked, show } from './test-speaker.tsx';

playSounds();

const textIn = (init: RequestInit | undefined): string => (JSON.parse(init?.body as string) as { text: string }).text;
const refuse = (text: string) =>
  fetchMock.mockImplementation(async (_, init) =>
    textIn(init) === text ? new Response('', { status: 503 }) : new Response(new Blob(['mp3'])),
  );

test('several lines are said one after the other, and the next is fetched while one is heard', async () => {
  show();
  await press('Nova and Luna');
  await expectStatus('nova playing');
  const nova = FakeAudio.last;
  await waitFor(() =>
    expect(fetchMock.mock.calls.map(([, init]) => textIn(init))).toEqual(['Look up', 'Good morning']),
  );
  nova.end();
  await expectStatus('luna playing');
  expect(FakeAudio.last).not.toBe(nova);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  FakeAudio.last.end();
  await expectStatus('nobody idle');
});

test('a stop ends all lines, and a pause resumes where it was', async () => {
  show();
  await press('Nova and Luna');
  await expectStatus('nova playing');
  await press('Pause');
  await expectStatus('nova paused');
  await press('Resume');
  await expectStatus('nova playing');
  const nova = FakeAudio.last;
  await press('Stop');
  await expectStatus('nobody idle');
  nova.end();
  await expectStatus('nobody idle');
  expect(FakeAudio.last).toBe(nova);
});

test('what was muted meanwhile stays muted in the next line', async () => {
  show();
  await press('Nova and Luna');
  await expectStatus('nova playing');
  await press('Mute');
  FakeAudio.last.end();
  await expectStatus('luna playing');
  expect(FakeAudio.last.muted).toBe(true);
});

test('an optional line that cannot be had is passed over', async () => {
  refuse('Look up');
  show();
  await press('Nova and Luna');
  await expectStatus('luna playing');
  expectLogged(/error: Failed to play teacher audio/);
  expect(loggedLines()).toHaveLength(1);
  expect(failed).not.toHaveBeenCalled();
});

test('where the browser holds sound back nothing is said, and the speaker hears of it once', async () => {
  expectLogged(/info: Failed to play teacher audio NotAllowedError/);
  FakeAudio.isHeldBack = true;
  show();
  await press('Nova and Luna');
  await expectStatus('nobody idle');
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  FakeAudio.isHeldBack = false;
});

test('a sound that is held back lets go of its address before that is taken back, so that no load of it fails', async () => {
  expectLogged(/info: Failed to play teacher audio NotAllowedError/);
  FakeAudio.isHeldBack = true;
  show();
  await press('Luna');
  await waitFor(() => expect(revoked).toHaveBeenCalledTimes(1));
  FakeAudio.isHeldBack = false;
  const { load, removeAttribute } = FakeAudio.last;
  expect(removeAttribute).toHaveBeenCalledWith('src');
  expect(load.mock.invocationCallOrder[0]!).toBeLessThan(revoked.mock.invocationCallOrder[0]!);
});
