import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  BuildSwitch,
  aVideo,
  FakeFilms,
  failing,
  json,
  mockApi,
  pending,
  renderPage,
  type MockedAnswers,
} from '@grove/testing';
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
  open({
    videoAssets: [
      aVideo({
        title: 'Equal groups',
        gradeLevel: 'Grade 3',
        description: 'Why three fours are twelve.',
        tags: ['one', 'two', 'three', 'four'],
      }),
    ],
  });
  const card = within(await cardOf('Equal groups'));
  for (const text of ['Math', 'Grades 3', 'Why three fours are twelve.', 'Watch Now'])
    expect(card.getByText(text)).toBeVisible();
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

test('§2 gallery: Watch Now opens the video, which says honestly when there is no film, and where to continue', async () => {
  const { user } = open({ videoAssets: [aVideo({ title: 'Equal groups', gradeLevel: 'Grade 3' })] });
  await user.click(await screen.findByRole('button', { name: /^Watch Now/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Equal groups' }));
  expect(dialog.getByText('This film is still being drawn, so it cannot play yet.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Lessons in Mathematics' })).toHaveAttribute(
    'href',
    '/lessons/Grade%203/Mathematics',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Watch Now/ })).toHaveFocus());
});

const films = [
  aVideo({ id: 1, type: 'lesson', title: 'Area', src: 'math-area', gradeLevel: 'Grade 3' }),
  aVideo({ id: 2, type: 'lesson', title: 'Fractions', src: 'math-fractions', gradeLevel: 'Grade 4' }),
  aVideo({
    id: 3,
    type: 'lesson',
    title: 'Butterflies',
    src: 'science-butterfly',
    subject: 'Science',
    gradeLevel: 'All',
  }),
];
const captions: MockedAnswers = { 'GET /videos/{film}.vtt': () => new Response('WEBVTT') };
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('search, grade and subject narrow the gallery, and are kept in the address', async () => {
  const { user, address } = open({ videoAssets: films });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Grade' }), 'Grade 3');
  expect(titles()).toEqual(['Area', 'Butterflies']);
  expect(address()).toBe('/video-gallery?grade=Grade+3');
  expect(screen.getByText('2 films found')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Science');
  expect(titles()).toEqual(['Butterflies']);
  await user.type(screen.getByRole('searchbox', { name: 'Search films' }), 'butter');
  expect(address()).toBe('/video-gallery?grade=Grade+3&subject=Science&search=butter');
  expect(titles()).toEqual(['Butterflies']);
});

test('an address with a filters shows what fits it', async () => {
  mockApi({ videoAssets: films });
  renderPage(<VideoGalleryPage />, { at: '/video-gallery?search=fractions&subject=Mathematics' });
  expect(await screen.findByRole('searchbox')).toHaveValue('fractions');
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveValue('Math');
  expect(titles()).toEqual(['Fractions']);
});

test('where nothing fits, all films are one press away', async () => {
  const { user, address } = open({ videoAssets: films });
  await user.type(await screen.findByRole('searchbox'), 'dragons');
  expect(screen.getByText('No film fits that')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all films' }));
  expect(titles()).toEqual(['Area', 'Fractions', 'Butterflies']);
  expect(address()).toBe('/video-gallery');
});

test('§2 gallery: playing opens a full-screen modal with autoplay, which leads on to the next in the subject', async () => {
  localStorage.clear();
  FakeFilms.install();
  const { user } = open({ videoAssets: films, ...captions });
  await user.click(await screen.findByRole('button', { name: 'Watch Now: Area' }));
  expect(screen.getByRole('dialog', { name: 'Area' })).toBeVisible();
  expect(document.querySelector('video')!.paused).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Next in Math: Fractions' }));
  expect(screen.getByRole('dialog', { name: 'Fractions' })).toBeVisible();
  expect(document.querySelector('video')!.querySelector('source')).toHaveAttribute(
    'src',
    '/videos/math-fractions.webm',
  );
  expect(document.querySelector('video')!.paused).toBe(false);
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
});

test('architecture §4 failure: a film that is watched stays open, and silent if it was, when another build takes over', async () => {
  FakeFilms.install();
  mockApi({ videoAssets: films, ...captions });
  const { user } = renderPage(
    <BuildSwitch>
      <VideoGalleryPage />
    </BuildSwitch>,
    { at: '/video-gallery' },
  );
  await user.click(await screen.findByRole('button', { name: 'Watch Now: Area' }));
  await user.click(screen.getByRole('button', { name: 'Mute' }));
  fireEvent.click(screen.getByRole('button', { name: 'Another build', hidden: true }));
  expect(screen.getByRole('dialog', { name: 'Area' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Watch Now: Area' })).toHaveFocus());
});

test('what the mouse or the keyboard points at has the beginning of its film fetched, once; a finger that scrolls past does not', async () => {
  open({
    videoAssets: [
      aVideo({ title: 'Area', src: 'math-area' }),
      aVideo({ id: 2, title: 'Mystery', src: 'nobody-knows' }),
    ],
  });
  const [card, unknown] = [
    await screen.findByRole('button', { name: 'Watch Now: Area' }),
    screen.getByRole('button', { name: 'Watch Now: Mystery' }),
  ];
  const made = jest.spyOn(document, 'createElement');
  const films = () =>
    made.mock.results.map(({ value }) => value as Element).filter((element) => element instanceof HTMLVideoElement);
  const pointAt = (button: Element, pointerType: string) =>
    fireEvent(button, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
  pointAt(card, 'touch');
  pointAt(unknown, 'mouse');
  expect(films()).toEqual([]);
  pointAt(card, 'mouse');
  act(() => card.focus());
  expect(films().map((film) => [film.preload, film.querySelector('source')!.getAttribute('src')])).toEqual([
    ['metadata', '/videos/math-area.webm'],
  ]);
  made.mockRestore();
});

test('a film that was watched says so on its card', async () => {
  localStorage.setItem('grove.films', JSON.stringify({ 'math-area': { at: 0, seen: [], isWatched: true } }));
  open({ videoAssets: films });
  expect(within(await cardOf('Area')).getByText('Watched')).toBeVisible();
  expect(within(await cardOf('Fractions')).queryByText('Watched')).toBeNull();
});
