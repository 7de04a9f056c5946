import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { documents } from '@grove/content/server';
import { BuildSwitch, mockApi, pending, renderPage } from '@grove/testing';
import { DemoPage } from './demo-page.tsx';

const demoTeachers = documents.demo;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Waits until the live drawing has taken the portrait's place. */
const drawn = () => act(async () => void (await import('@grove/art/teachers')));

async function open() {
  const sent = mockApi({ 'POST /api/speech': pending });
  const page = renderPage(<DemoPage />, { at: '/demo' });
  await drawn();
  return { sent, ...page };
}
const conversation = (name: string) => screen.queryByRole('list', { name: `Sample conversation with ${name}` });

test("§2 demo: 'Meet Your AI Teachers' offers five teachers, Start Learning and the way back", async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Meet Your AI Teachers' })).toBeInTheDocument();
  const picker = within(screen.getByRole('group', { name: 'AI teachers' }));
  expect(picker.getAllByRole('button')).toHaveLength(5);
  for (const { name, level } of demoTeachers)
    expect(picker.getByRole('button', { name: `${name} ${level}` })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start Learning' })).toHaveAttribute('href', '/levels');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('§4 demo: after a pick the conversation hides and reappears about 300 ms later', async () => {
  await open();
  expect(conversation('Miss Luna')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /Dr. Nova/ }));
  expect(conversation('Miss Luna')).toBeNull();
  await act(async () => jest.advanceTimersByTime(299));
  expect(conversation('Dr. Nova')).toBeNull();
  await act(async () => jest.advanceTimersByTime(2));
  expect(conversation('Dr. Nova')).toBeInTheDocument();
});

test('architecture §4 failure: the picked teacher stays when another build takes over', async () => {
  renderPage(
    <BuildSwitch>
      <DemoPage />
    </BuildSwitch>,
    { at: '/demo' },
  );
  fireEvent.click(screen.getByRole('button', { name: /Dr. Nova/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Another build' }));
  await drawn();
  expect(screen.getByRole('heading', { level: 2, name: 'Dr. Nova' })).toBeInTheDocument();
});

test("experience §3 demo: 'Hear Voice' speaks the sample, and a second press stops", async () => {
  const { sent } = await open();
  const hear = screen.getByRole('button', { name: 'Hear Voice' });
  fireEvent.click(hear);
  expect(sent.at(-1)).toMatchObject({ path: '/api/speech', body: { text: demoTeachers[0]!.sampleMessage } });
  expect(hear).toHaveTextContent('Getting the voice ready...');
  fireEvent.click(hear);
  expect(hear).toHaveTextContent('Hear Voice');
});

test('experience §7: the demo leads to the profile of the picked teacher', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: /Dr. Minerva/ }));
  await drawn();
  expect(screen.getByRole('link', { name: 'About Dr. Minerva' })).toHaveAttribute('href', '/teacher/5');
});
