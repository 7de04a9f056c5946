import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { ContentStore, useContent, usePageTitle, useToast } from '@grove/platform';
import { expectLogged, FakeSocket } from '@grove/testing';
import { App } from './app.tsx';
import { PageLoader } from './areas/page-loader.ts';
import { findRoute } from './areas/page-set.ts';
import { Link } from './federation/router.tsx';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { composeRoutes, loadedAlready } from './routes.tsx';
import { testSet } from './testing/test-set.ts';

beforeEach(() => {
  FakeSocket.install();
  // jsdom lays nothing out, so it cannot scroll.
  globalThis.scrollTo = () => undefined;
});
afterEach(cleanup);

function Home() {
  const toast = useToast();
  return (
    <>
      <h1>Start</h1>
      <Link to="/ai-chat">To the chat</Link>
      <Link to="/level/2">To level two</Link>
      <button type="button" onClick={() => toast({ title: 'First message' })}>
        First
      </button>
      <button type="button" onClick={() => toast({ title: 'Second message' })}>
        Second
      </button>
    </>
  );
}

function Level() {
  usePageTitle('Level two');
  return (
    <>
      <h1>A level</h1>
      <Link to="/level/slow">To a slow level</Link>
    </>
  );
}

/** A page that sets its title when it is loaded. */
function SlowLevel() {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) return <Loaded />;
  return (
    <>
      <div role="status">
        <h1>Loading</h1>
      </div>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
    </>
  );
}

function Loaded() {
  usePageTitle('Slow level');
  return <h1>A slow level</h1>;
}

const Levels = () => (useLocation().pathname === '/level/slow' ? <SlowLevel /> : <Level />);

const pages = (Chat: ComponentType): Record<string, Record<string, () => Promise<ComponentType>>> => ({
  'mf-landing': { home: async () => Home, level: async () => Levels },
  'mf-chat': { chat: async () => Chat },
});

/** Starts the site as the browser does: the page that was asked for is loaded before the first render. */
async function openSite(path: string, Chat: ComponentType = () => <h1>Talk</h1>, set = testSet) {
  const fetchDocument = jest.fn(async (name: string): Promise<unknown> => ({ [name]: 'Why do plants need sun?' }));
  const content = new ContentStore(fetchDocument);
  const loadArea = jest.fn(async (name: string) => ({
    name: name as 'mf-chat',
    pages: areas[name]!,
    content: { chat: ['films'] as const },
  }));
  const areas = pages(Chat);
  const loader = new PageLoader(loadArea, content);
  const first = findRoute(set, path);
  if (first) await loader.load(first.area, first.route.id);
  const router = createMemoryRouter(composeRoutes(set, loader), {
    initialEntries: [path],
    hydrationData: loadedAlready(first),
  });
  render(
    <App loadArea={loadArea} content={content}>
      <RouterProvider router={router} />
    </App>,
  );
  return { loadArea, loader, fetchDocument };
}

test('§2 any other path: the 404 page reads Page Not Found, gives a hint about the router and a way home', async () => {
  await openSite('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText(/router/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(document.title).toBe('Page Not Found · Grove'));
});

test('the document carries the title of the route, or the one that the page sets', async () => {
  await openSite('/');
  await screen.findByRole('heading', { name: 'Start' });
  expect(document.title).toBe('Title of home');
  await userEvent.click(screen.getByRole('link', { name: 'To level two' }));
  await screen.findByRole('heading', { name: 'A level' });
  await waitFor(() => expect(document.title).toBe('Level two · Grove'));
});

test('after a change of page the focus is on its heading and its title is announced', async () => {
  await openSite('/');
  await screen.findByRole('heading', { name: 'Start' });
  await userEvent.click(screen.getByRole('link', { name: 'To the chat' }));
  const heading = await screen.findByRole('heading', { name: 'Talk' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Title of chat · Grove');
});

test('a page that loads is announced once, with its own title, when its heading has taken the focus of the waiting one', async () => {
  await openSite('/');
  await userEvent.click(await screen.findByRole('link', { name: 'To level two' }));
  const said: (string | null)[] = [];
  const status = screen.getAllByRole('status').at(-1)!;
  await waitFor(() => expect(status).toHaveTextContent('Level two · Grove'));
  const watch = new MutationObserver(() => said.push(status.textContent));
  watch.observe(status, { childList: true, characterData: true, subtree: true });
  await userEvent.click(screen.getByRole('link', { name: 'To a slow level' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Loading' })).toHaveFocus());
  const load = screen.getByRole('button', { name: 'Load' });
  act(() => load.click());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'A slow level' })).toHaveFocus());
  await waitFor(() => expect(status).toHaveTextContent('Slow level · Grove'));
  watch.disconnect();
  expect(said.filter(Boolean)).toEqual(['Slow level · Grove']);
});

test('the first page announces nothing and leaves the focus where it is', async () => {
  await openSite('/ai-chat');
  await screen.findByRole('heading', { name: 'Talk' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
});

test('the site navigation leads to every part, and a page with a navigation of its own shows none', async () => {
  await openSite('/ai-chat');
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  expect([...navigation.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Levels', '/levels'],
    ['Curriculum', '/curriculum'],
    ['Adventures', '/adventures'],
    ['Videos', '/video-gallery'],
    ['AI Teachers', '/ai-chat'],
  ]);
  cleanup();
  await openSite('/');
  await screen.findByRole('heading', { name: 'Start' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('the menu of narrow screens opens, closes on Escape and gives the focus back', async () => {
  await openSite('/ai-chat');
  const button = await screen.findByRole('button', { name: 'Open menu' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('§8 an error in a component shows the fallback texts; Try Again draws the page again, Go Home leads to /', async () => {
  expectLogged(/error: Error: boom/, /error: The section 'mf-chat\/chat' failed Error: boom/);
  let broken = true;
  await openSite('/ai-chat', () => {
    if (broken) throw new Error('boom');
    return <h1>Talk</h1>;
  });
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(
    screen.getByText("An unexpected error occurred in this component. Don't worry, your progress is saved!"),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Talk' })).toBeInTheDocument();
});

test('an area whose files cannot be fetched without a network is tried again once when the network is back', async () => {
  expectLogged(
    /error: The page 'chat' of mf-chat could not be loaded Error: Failed to fetch/,
    /error: The page 'chat' of mf-chat could not be loaded Error: Not yet/,
  );
  const { loadArea } = await openSite('/');
  await screen.findByRole('heading', { name: 'Start' });
  loadArea.mockRejectedValue(new Error('Failed to fetch dynamically imported module'));
  await userEvent.click(screen.getByRole('link', { name: 'To the chat' }));
  await screen.findByRole('heading', { name: 'Something went wrong' });
  const before = loadArea.mock.calls.length;
  loadArea.mockRejectedValueOnce(new Error('Not yet'));
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  expect(loadArea).toHaveBeenCalledTimes(before + 1);
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  expect(loadArea).toHaveBeenCalledTimes(before + 1);
});

test('§8 an area whose files cannot be fetched shows the fallback; Try Again fetches them again', async () => {
  expectLogged(/error: The page 'chat' of mf-chat could not be loaded Error: 404/);
  const { loadArea } = await openSite('/');
  await screen.findByRole('heading', { name: 'Start' });
  loadArea.mockRejectedValueOnce(new Error('404'));
  await userEvent.click(screen.getByRole('link', { name: 'To the chat' }));
  await screen.findByText('Something went wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Talk' })).toBeInTheDocument();
});

test('a fault on one page does not follow the learner to the next', async () => {
  expectLogged(/error: Error: boom/, /error: The section 'mf-chat\/chat' failed Error: boom/);
  await openSite('/ai-chat', () => {
    throw new Error('boom');
  });
  await screen.findByText('Something went wrong');
  await userEvent.click(screen.getByRole('link', { name: 'Go Home' }));
  expect(await screen.findByRole('heading', { name: 'Start' })).toBeInTheDocument();
});

test('§4 toasts: at most one is visible, the newer one takes the place', async () => {
  await openSite('/');
  await userEvent.click(await screen.findByRole('button', { name: 'First' }));
  expect(await screen.findByText('First message')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Second' }));
  expect(await screen.findByText('Second message')).toBeInTheDocument();
  expect(screen.queryByText('First message')).not.toBeInTheDocument();
});

test('pointing at a link fetches its page and the documents that it shows ahead, without a click', async () => {
  const { loadArea, loader, fetchDocument } = await openSite('/');
  await screen.findByRole('heading', { name: 'Start' });
  const stop = prefetchOnIntent(testSet, loader);
  expect(loadArea).not.toHaveBeenCalledWith('mf-chat');
  await userEvent.hover(screen.getByRole('link', { name: 'To the chat' }));
  await waitFor(() => expect(loader.peek('mf-chat', 'chat')).toMatchObject({ status: 'ready' }));
  expect(fetchDocument.mock.calls).toEqual([['films', undefined]]);
  stop();
});

test('a page that shows content is drawn when its documents are there, and never without', async () => {
  const drawn: unknown[] = [];
  await openSite('/', function Chat() {
    drawn.push(useContent('films'));
    return <h1>Talk</h1>;
  });
  await userEvent.click(await screen.findByRole('link', { name: 'To the chat' }));
  await screen.findByRole('heading', { name: 'Talk' });
  expect(new Set(drawn.map((films) => JSON.stringify(films)))).toEqual(
    new Set(['{"films":"Why do plants need sun?"}']),
  );
});

test('typed text on a page survives a change of its query or hash', async () => {
  await openSite('/ai-chat', function Chat() {
    const [text, setText] = useState('');
    return (
      <>
        <h1>Talk</h1>
        <input aria-label="Say" value={text} onChange={(event) => setText(event.target.value)} />
        <Link to="/ai-chat?teacherId=2">Choose</Link>
      </>
    );
  });
  await userEvent.type(await screen.findByLabelText('Say'), 'hello');
  await userEvent.click(screen.getByRole('link', { name: 'Choose' }));
  expect(screen.getByLabelText('Say')).toHaveValue('hello');
});

test('architecture §4 pin: a pinned page says which area it shows in which build and until when, and leads out; others show nothing of that', async () => {
  await openSite('/');
  await screen.findByRole('heading', { name: 'Start' });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  cleanup();
  await openSite('/ai-chat', () => <h1>Talk</h1>, {
    ...testSet,
    pin: { area: 'mf-chat', build: '1.2.3-abc', until: '2026-05-01T12:00:00.000Z' },
  });
  await screen.findByRole('heading', { name: 'Talk' });
  const banner = screen.getByRole('complementary', { name: 'This is a preview' });
  expect(banner).toHaveTextContent(/^Preview: mf-chat is shown as 1\.2\.3-abc, until .+\.Leave$/);
  expect(screen.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', '/pin/leave');
});
