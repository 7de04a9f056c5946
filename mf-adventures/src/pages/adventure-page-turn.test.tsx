import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aScene, aStory, bodiesTo, installFakeAudio, openStoryPage, type MockedRequest } from '@grove/testing';
import { AdventurePage } from './adventure-page.tsx';

/** Painted, and not pre-generated, so that each line is spoken by `POST /api/speech`. */
const painted = aStory.scenes.map((scene) =>
  Object.assign(aScene(scene), {
    audioUrl: null,
    imageUrl: `/pictures/${scene.id}.svg`,
    imagePrompt: `A painting of ${scene.title}`,
  }),
);

const openPainted = () => openStoryPage(<AdventurePage />, { adventureScenes: painted });

beforeEach(() => {
  localStorage.clear();
  installFakeAudio();
});
afterEach(() => {
  jest.useRealTimers();
});

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const choose = async (label: string) => fireEvent.click(await screen.findByRole('button', { name: label }));
const painting = (title: string) => screen.queryByAltText(`A painting of ${title}`);
const said = (sent: readonly MockedRequest[]) =>
  bodiesTo(sent, '/api/speech').map((body) => (body as { text: string }).text);
const later = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const stored = () => JSON.parse(localStorage.getItem('grove.adventure.1')!) as { way: number[] };

test('while the card fades, the picture of the next scene comes up over the one before it; it is named once the scene is there', async () => {
  openPainted();
  await heading('At the gate');
  expect(painting('The clearing')).toBeNull();
  await choose('Go in');
  const picture = painting('The clearing')!;
  expect(picture).toHaveAttribute('src', '/pictures/12.svg');
  expect(painting('At the gate')!.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('img', { name: /^A painting of/ })).toEqual([painting('At the gate')]);
  expect(screen.queryByText('Three foxes wait.')).toBeNull();
  await heading('The clearing');
  expect(screen.getAllByRole('img', { name: /^A painting of/ })).toEqual([picture]);
  expect(painting('At the gate')).toBeNull();
});

test.each(['One scene back', 'Go to At the gate'])("'%s' draws its picture ahead as well", async (move) => {
  openPainted();
  await choose('Go in');
  await heading('The clearing');
  await choose(move);
  const picture = painting('At the gate');
  expect(picture).not.toBeNull();
  await heading('At the gate');
  expect(painting('At the gate')).toBe(picture);
});

test('a scene whose picture is prerendered is neither told nor visited before the fade is over, and then once', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { sent } = openPainted();
  await waitFor(() => expect(said(sent)).toEqual(['A lantern glows.']));
  const button = screen.getByRole('button', { name: 'Go in' });
  button.focus();
  fireEvent.click(button);
  await later(250);
  expect(painting('The clearing')).not.toBeNull();
  expect(said(sent)).toEqual(['A lantern glows.']);
  expect(bodiesTo(sent, '/api/scenes/12/complete')).toEqual([]);
  expect(stored().way).toEqual([11]);
  expect(button).toHaveFocus();
  await later(1_000);
  await waitFor(() =>
    expect(said(sent)).toEqual(['A lantern glows.', 'Two lanterns make a way.', 'Three foxes wait.']),
  );
  await waitFor(() => expect(bodiesTo(sent, '/api/scenes/12/complete')).toHaveLength(1));
  expect(stored().way).toEqual([11, 12]);
  expect(await heading('The clearing')).toHaveFocus();
});

test('a choice that ends the story where it stands leaves picture and words, and tells nothing again', async () => {
  const { sent } = openPainted();
  const picture = await screen.findByAltText('A painting of At the gate');
  await waitFor(() => expect(said(sent)).toEqual(['A lantern glows.']));
  await choose('Go home');
  expect(await screen.findByRole('heading', { name: 'Adventure Complete!' })).toBeVisible();
  expect(painting('At the gate')).toBe(picture);
  expect(said(sent)).toEqual(['A lantern glows.']);
});
