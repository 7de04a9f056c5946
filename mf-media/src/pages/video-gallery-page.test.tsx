import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aVideo, failing, json, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { VideoGalleryPage } from './video-gallery-page.tsx';

const open = (answers: MockedAnswers) => {
  const sent = mockApi(answers);
  return { ...renderPage(<VideoGalleryPage />, { at: '/video-gallery' }), sent };
};

const cardOf = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('li')!;

test('§2 gallery: title and the way home', async () => {
  const { user, address } = open({ videoAssets: [] });
  expect(screen.getByRole('heading', { level: 1, name: 'Video Gallery' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(address()).toBe('/');
});

test('§2 gallery: each subject has a section with a count of its videos', async () => {
  open({ videoAssets: [aVideo({ id: 1 }), aVideo({ id: 2, title: 'Halves' }), aVideo({ id: 3, subject: 'Science' })] });
  expect(within(await screen.findByRole('region', { name: 'Math' })).getByText('2 videos')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Science' })).getByText('1 video')).toBeVisible();
});

test('§7 gallery: it asks for the unfiltered list', async () => {
  const { sent } = open({ videoAssets: [aVideo({ type: 'ambient', title: 'Leaves in the wind' })] });
  expect(await screen.findByText('Leaves in the wind')).toBeVisible();
  expect(sent.map(({ path, search }) => path + search.toString())).toEqual(['/api/video-assets']);
});

test('§2 gallery: a card shows subject, grade, title, description and at most three tags', async () => {
  open({ videoAssets: [aVideo({ title: 'Equal groups', gradeLevel: 'Grade 3', description: 'Why three fours are twelve.', tags: ['one', 'two', 'three', 'four'] })] });
  const card = within(await cardOf('Equal groups'));
  for (const text of ['Math', 'Grades 3', 'Why three fours are twelve.', 'Watch Now']) expect(card.getByText(text)).toBeVisible();
  expect(card.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['one', 'two', 'three']);
});

test("§2 gallery: a video for everybody reads 'All Grades', one without description has the default", async () => {
  open({ videoAssets: [aVideo({ title: 'Equal groups', gradeLevel: 'All', description: undefined })] });
  const card = within(await cardOf('Equal groups'));
  expect(card.getByText('All Grades')).toBeVisible();
  expect(card.getByText('Explore this educational video content')).toBeVisible();
});

test('§2 gallery: a poster that fails is replaced by the placeholder', async () => {
  open({ videoAssets: [aVideo({ title: 'Equal groups', poster: '/missing.png' })] });
  const picture = (await cardOf('Equal groups')).querySelector('img')!;
  expect(picture).toHaveAttribute('src', '/missing.png');
  fireEvent.error(picture);
  expect(picture).not.toHaveAttribute('src', '/missing.png');
});

test('§2 gallery: six skeleton cards while loading', () => {
  open({ videoAssets: pending });
  expect(screen.getAllByTestId('video-skeleton')).toHaveLength(6);
});

test('§2 gallery: an empty list says to check back', async () => {
  open({ videoAssets: [] });
  expect(await screen.findByText('No videos available at the moment. Check back soon!')).toBeVisible();
});

test('§5 gallery: an answer that is not a list counts as empty', async () => {
  open({ videoAssets: () => json({ videos: 'none' }) });
  expect(await screen.findByText('No videos available at the moment. Check back soon!')).toBeVisible();
});

test('§8 gallery: a failure is said, with Retry', async () => {
  open({ videoAssets: failing(500) });
  expect(await screen.findByText('Failed to load video gallery. Please try again later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('§2 gallery: Watch Now opens the video, which says honestly when there is no film, and where to go on', async () => {
  const { user } = open({ videoAssets: [aVideo({ title: 'Equal groups', gradeLevel: 'Grade 3' })] });
  await user.click(await screen.findByRole('button', { name: /^Watch Now/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Equal groups' }));
  expect(dialog.getByText('This film is still being drawn, so it cannot play yet.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Lessons in Mathematics' })).toHaveAttribute('href', '/lessons/Grade%203/Mathematics');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Watch Now/ })).toHaveFocus());
});
