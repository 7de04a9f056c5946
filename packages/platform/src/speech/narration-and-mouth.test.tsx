import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectLogged, loggedLines } from '@grove/testing/log';
import {
  expectClock,
  expectFace,
  expectStatus,
  FakeAudio,
  fetchMock,
  playSounds,
  press,
  show,
  wishes,
} from './test-speaker.tsx';

playSounds();

const timed = () =>
  new Response(new Blob(['mp3']), { headers: { 'grove-word-times': '0,700', 'grove-mouths': 'M7A5R2s' } });

test('the mouth of who speaks follows the moves that the service gives, and rests with the voice', async () => {
  fetchMock.mockImplementation(async () => timed());
  show();
  await expectFace('none');
  await press('Luna');
  await expectFace('rest');
  FakeAudio.last.reach(0.08);
  await expectFace('mm');
  FakeAudio.last.reach(0.13);
  await expectFace('aa');
  await press('Pause');
  await expectFace('none');
  await press('Resume');
  await expectFace('aa');
  FakeAudio.last.end();
  await expectFace('none');
});

test('the mouth of one line is silent while another is said', async () => {
  fetchMock.mockImplementation(async () => timed());
  show();
  await press('Nova');
  await expectStatus('nova playing');
  FakeAudio.last.reach(0.13);
  expect(screen.getByTestId('face')).toHaveTextContent('none');
});

test('a voice that tells no mouths leaves the face to itself', async () => {
  show();
  await press('Luna');
  await expectStatus('luna playing');
  await expectFace('none');
});

test('under reduced motion no mouth moves', async () => {
  wishes.lessMotion = true;
  fetchMock.mockImplementation(async () => timed());
  show();
  await press('Luna');
  await expectStatus('luna playing');
  FakeAudio.last.reach(0.13);
  expect(screen.getByTestId('face')).toHaveTextContent('none');
});

test('a line that was pre-generated comes from its address, with words and mouth', async () => {
  fetchMock.mockImplementation(async () => timed());
  show({ audioUrl: '/spoken/abc.mp3' });
  await press('Luna');
  await expectStatus('luna playing word 0');
  expect(fetchMock.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([['/spoken/abc.mp3', 'GET']]);
  FakeAudio.last.reach(0.75);
  await expectStatus('word 1');
});

test('a line that is not at its address is spoken by POST /api/speech', async () => {
  expectLogged(/warn: A spoken line could not be fetched ApiError: 404/);
  fetchMock.mockImplementation(async (url) =>
    url === '/api/speech' ? timed() : new Response('gone', { status: 404 }),
  );
  show({ audioUrl: '/spoken/abc.mp3' });
  await press('Luna');
  await expectStatus('luna playing word 0');
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/spoken/abc.mp3', '/api/speech']);
  expect(loggedLines()).toHaveLength(1);
});

test('§2 audio bar: elapsed and total time are told, and restart begins again, also after a pause', async () => {
  show();
  await press('Luna');
  await expectStatus('luna playing');
  FakeAudio.last.reach(2.5);
  await expectClock('2500 of 8000');
  await press('Pause');
  await expectClock('2500 of 8000');
  await press('Restart');
  await expectStatus('luna playing');
  expect(FakeAudio.last.currentTime).toBe(0);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  FakeAudio.last.end();
  await expectClock('none');
});

test('§2 audio bar: mute silences the voice at once, and later voices until it is taken back', async () => {
  show();
  await press('Luna');
  await expectStatus('luna playing');
  await press('Mute');
  expect(FakeAudio.last.muted).toBe(true);
  await press('Nova');
  await expectStatus('nova playing');
  expect(FakeAudio.last.muted).toBe(true);
  await press('Unmute');
  expect(FakeAudio.last.muted).toBe(false);
});
