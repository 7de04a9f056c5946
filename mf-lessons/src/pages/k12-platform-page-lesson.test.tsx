import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { documents } from '@grove/content/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EnhancedLessonResponse, LessonStep, PlayerProps } from '@grove/contracts';
import { congratulationOf, serverSubjects } from '@grove/content';
import {
  aProgress,
  aTeacher,
  aVideo,
  BuildSwitch,
  expectLogged,
  failing,
  json,
  mockApi,
  pending,
  renderPage,
  type MockedAnswers,
} from '@grove/testing';
import { K12PlatformPage } from './k12-platform-page.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const intro: LessonStep = { type: 'intro', title: 'Hello', content: 'Welcome.' };
const choice: LessonStep = {
  type: 'interactive',
  title: 'Try',
  content: 'Look.',
  question: 'Which?',
  inputType: 'multiple-choice',
  options: ['red', 'blue'],
  correctAnswer: 1,
};
const done: LessonStep = { type: 'completion', title: 'What you learned', content: 'Arrays have rows.', xpEarned: 60 };

const answerWith = (...steps: LessonStep[]): EnhancedLessonResponse => ({
  lesson: {
    id: 'arrays',
    title: 'Rows and Columns',
    description: 'Build an array.',
    duration: 15,
    xpReward: 60,
    difficulty: 'beginner',
    type: 'interactive',
    teacher: { avatar: 'oakley', name: 'Mr. Oakley', title: 'Elementary Explorer', voiceId: 'voice-oakley' },
    subject: { name: 'Mathematics', icon: 'calculator' },
    curriculumEntry: { grade: 'Grade 3', topic: 'Equal groups', backgroundImage: 'subject-math' },
    videoAsset: null,
    learningObjectives: ['Describe an array'],
    steps,
  },
  teacher: { name: 'Mr. Oakley', greeting: 'Hi there!', voiceId: 'voice-oakley' },
  videoAsset: null,
});

const nothing = aProgress();
const environment = '/k12-platform?grade=Grade+3&subject=mathematics&view=environment';
const open = (answers: MockedAnswers = {}, search = '?grade=Grade+3&subject=mathematics&lesson=arrays') => {
  const sent = mockApi({
    enhancedLesson: answerWith(intro, choice, done),
    subjects: [...serverSubjects],
    aiTeacher: aTeacher(),
    progress: nothing,
    'POST /api/speech': pending,
    ...answers,
  });
  // The media area is there: what lies behind the environment is its own business.
  return {
    ...renderPage(<K12PlatformPage />, { at: `/k12-platform${search}`, widgets: { 'mf-media/ambient': () => null } }),
    sent,
  };
};
const ready = () => screen.findByRole('heading', { level: 1, name: 'Rows and Columns' });
const finish = async (page: ReturnType<typeof open>) => {
  await ready();
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await page.user.click(screen.getByRole('button', { name: /blue/ }));
  await page.user.click(screen.getByRole('button', { name: 'Next Step' }));
  return screen.findByRole('heading', { name: 'Lesson Complete!' });
};
const spoken = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ path }) => path === '/api/speech').map(({ body }) => body);

test("§2 k12: 'Loading your personalized lesson...' while the lesson is on its way", () => {
  const { sent } = open({ enhancedLesson: pending });
  expect(screen.getByRole('heading', { name: 'Loading your personalized lesson...' })).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual(['/api/lessons/arrays/enhanced']);
});

test.each([404, 400])("§2 k12: 'Lesson not found' if there is none (%s), with the way back", async (status) => {
  const { user, address } = open({ enhancedLesson: failing(status) });
  expect(await screen.findByRole('heading', { name: 'Lesson not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Curriculum' }));
  expect(address()).toBe(environment);
});

test('a failure offers to try again', async () => {
  const { user } = open({ enhancedLesson: failing(503) });
  await screen.findByText('The lesson could not be loaded');
  mockApi({ enhancedLesson: answerWith(intro, done) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await ready()).toBeVisible();
});

test('§2 k12: header with teacher avatar, name and title, chips, title and description', async () => {
  open();
  await ready();
  for (const text of ['Mr. Oakley', 'Elementary Explorer', 'Mathematics', 'Grade 3', 'Build an array.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('Beginner')[0]).toBeVisible();
  expect(screen.getByTestId('teacher-avatar').querySelector('img, svg')).not.toBeNull();
});

test('§2 k12: back returns to step 2', async () => {
  const { user, address } = open();
  await ready();
  await user.click(screen.getByRole('link', { name: 'Back to Curriculum' }));
  expect(address()).toBe(environment);
  const title = await screen.findByRole('heading', { level: 1, name: 'Mathematics' });
  await waitFor(() => expect(title).toHaveFocus());
});

test("an address without a subject leads back to that of the lesson's own", async () => {
  open({}, '?lesson=arrays');
  await ready();
  expect(screen.getByRole('link', { name: 'Back to Curriculum' })).toHaveAttribute('href', environment);
});

test('§2 k12: side cards with the four learning objectives and the lesson details', async () => {
  open();
  await ready();
  const objectives = within(screen.getByRole('region', { name: 'Learning Objectives' })).getAllByRole('listitem');
  expect(objectives.map(({ textContent }) => textContent)).toEqual([
    'Master the concepts of “Equal groups”',
    'Apply knowledge through hands-on activities',
    'Build foundational skills for next level',
    'Earn 60 XP points',
  ]);
  const details = screen.getByRole('region', { name: 'Lesson Details' });
  for (const text of ['15 minutes', 'Beginner', '60 XP']) expect(details).toHaveTextContent(text);
});

test('§2 k12: a lesson without video says that it is interactive, and is taken', async () => {
  const { user } = open();
  await ready();
  expect(
    screen.getByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent === 'Interactive Lesson: This lesson includes interactive exercises and activities.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('heading', { name: 'Which?' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Lesson progress' })).toHaveAttribute(
    'aria-valuetext',
    'Slide 2 of 3',
  );
});

const withVideo = (over: Parameters<typeof aVideo>[0], steps = [intro, choice, done]): EnhancedLessonResponse => {
  const answer = answerWith(...steps);
  const video = aVideo({ title: 'Area', ...over });
  return { ...answer, lesson: { ...answer.lesson, videoAsset: video }, videoAsset: video };
};
const openFilm = (over: Parameters<typeof aVideo>[0], steps?: LessonStep[]) => {
  const Player = ({ video, onWatched }: PlayerProps) => (
    <button
      type="button"
      onClick={onWatched}
    >{`Film ${video.src} ${video.title} ${video.audioUrl ?? 'own sound'}`}</button>
  );
  mockApi({
    enhancedLesson: withVideo(over, steps),
    subjects: [...serverSubjects],
    progress: nothing,
    'POST /api/speech': pending,
  });
  return renderPage(<K12PlatformPage />, {
    at: '/k12-platform?grade=Grade+3&subject=mathematics&lesson=arrays',
    widgets: { 'mf-media/player': Player },
  });
};

test("§2 k12: a lesson with video begins with it, in the media area's player; once watched the way to its exercises is pointed out, and nothing is cut off", async () => {
  const { user } = openFilm({ src: 'math-area' });
  const film = await screen.findByRole('button', { name: 'Film math-area Area own sound' });
  expect(screen.queryByText('You have watched this film.')).toBeNull();
  await user.click(film);
  expect(film).toBeVisible();
  expect(screen.getByText('You have watched this film.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on to the exercises' }));
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
});

test('architecture §4 failure: a film that was watched, or left behind, stays so when another build takes over', async () => {
  const Player = ({ onWatched }: PlayerProps) => (
    <button type="button" onClick={onWatched}>
      Film
    </button>
  );
  mockApi({ enhancedLesson: withVideo({ src: 'math-area' }), subjects: [...serverSubjects], progress: nothing });
  const { user } = renderPage(
    <BuildSwitch>
      <K12PlatformPage />
    </BuildSwitch>,
    { at: '/k12-platform?grade=Grade+3&subject=mathematics&lesson=arrays', widgets: { 'mf-media/player': Player } },
  );
  const otherBuild = () => user.click(screen.getByRole('button', { name: 'Another build' }));
  await user.click(await screen.findByRole('button', { name: 'Film' }));
  await otherBuild();
  expect(screen.getByText('You have watched this film.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on to the exercises' }));
  await otherBuild();
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
});

test('§9 k12: a lesson that is only its film is complete at 90% of it', async () => {
  const { user } = openFilm({ src: 'math-area' }, [intro, done]);
  await user.click(await screen.findByRole('button', { name: 'Film math-area Area own sound' }));
  expect(await screen.findByText('Lesson Complete!')).toBeVisible();
});

test('§4 k12: a custom audio track goes to the player with the video', async () => {
  openFilm({ src: 'math-area', hasCustomAudio: true, audioUrl: 'data:audio/mpeg;base64,AA' });
  expect(await screen.findByRole('button', { name: 'Film math-area Area data:audio/mpeg;base64,AA' })).toBeVisible();
});

test('the film never stands in the way of the lesson, also while the media area is away', async () => {
  expectLogged(/error: The widget 'mf-media\/player' could not be loaded/);
  const { user } = open({ enhancedLesson: withVideo({ src: 'math-area' }) });
  expect(await screen.findByText('The film is out of reach')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on to the exercises' }));
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
});

test('§5 video assets: a lesson whose video nobody knows is taken as an interactive one', async () => {
  open({ enhancedLesson: withVideo({ src: 'nobody-knows' }) });
  await ready();
  expect(screen.getByText(/Interactive Lesson/)).toBeVisible();
});

test("§2 k12: completion view 'Lesson Complete!', '+N XP' under 'Experience Points Earned', 'Continue Learning'", async () => {
  const page = open();
  expect(await finish(page)).toHaveFocus();
  expect(screen.getByText('+60 XP').parentElement).toHaveTextContent('+60 XPExperience Points Earned');
  expect(screen.getByText('Arrays have rows.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue Learning' })).toBeEnabled();
});

test("§2 k12: a spoken congratulation plays in the teacher's voice, once", async () => {
  const page = open();
  await finish(page);
  expect(spoken(page.sent)).toEqual([
    { text: congratulationOf(documents.teachers.ofLevels, 'voice-oakley'), voiceId: 'voice-oakley' },
  ]);
});

test('§8 k12: a congratulation that fails is logged, and can be heard again', async () => {
  const page = open({ 'POST /api/speech': failing(503) });
  await finish(page);
  expect(await screen.findByText(/The voice is not there/)).toBeVisible();
  expectLogged(/error: Failed to play teacher audio/);
  await page.user.click(screen.getByRole('button', { name: 'Hear it again' }));
  await waitFor(() => expect(spoken(page.sent)).toHaveLength(2));
});

test('§5 k12: without a voiceId nothing is spoken', async () => {
  const page = open({
    enhancedLesson: {
      ...answerWith(intro, choice, done),
      teacher: { name: 'Mr. Oakley', greeting: 'Hi!', voiceId: null },
    },
  });
  await finish(page);
  expect(spoken(page.sent)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Hear it again' })).toBeNull();
});

test('§2 k12: the teacher avatar pulses while teacher audio plays', async () => {
  const audio = Object.assign(new EventTarget(), {
    play: async () => void audio.dispatchEvent(new Event('playing')),
    pause: () => {},
    load: () => {},
    removeAttribute: () => {},
    currentTime: 0,
    duration: 4,
  });
  jest.spyOn(globalThis, 'Audio').mockImplementation(() => audio as unknown as HTMLAudioElement);
  Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => {} });
  const page = open({ 'POST /api/speech': () => new Response('mp3') });
  await ready();
  expect(screen.getByTestId('teacher-avatar')).not.toHaveAttribute('data-speaking');
  await page.user.click(screen.getByRole('button', { name: 'Listen to Audio' }));
  await waitFor(() => expect(screen.getByTestId('teacher-avatar')).toHaveAttribute('data-speaking'));
  act(() => void audio.dispatchEvent(new Event('ended')));
  await waitFor(() => expect(screen.getByTestId('teacher-avatar')).not.toHaveAttribute('data-speaking'));
});

test('§2 k12: on completion the XP is logged, the service is told, and the flow returns to step 2', async () => {
  const page = open({
    'POST /api/lessons/{lessonId}/complete': () =>
      json({ success: true, xpAwarded: 60, user: { totalXP: 60, subjectXP: { mathematics: 60 } } }),
  });
  await finish(page);
  await page.user.click(screen.getByRole('button', { name: 'Continue Learning' }));
  await waitFor(() => expect(page.address()).toBe(environment));
  expectLogged(/info: Lesson completed \{ id: 'arrays', xpReward: 60 \}/);
  const told = () =>
    page.sent.flatMap(({ method, path, body }) =>
      method === 'POST' && path !== '/api/speech' ? [[path, (body as { answers: unknown }).answers]] : [],
    );
  await waitFor(() =>
    expect(told()).toEqual([['/api/lessons/arrays/complete', [{ step: 1, given: 1, isVariant: false }]]]),
  );
  expect(page.toast()).toMatchObject({ title: '+60 XP' });
  expect(JSON.parse(localStorage.getItem('grove.lesson.arrays')!)).toMatchObject({ path: [], records: [] });
});

test('a lesson that was only paged through does not count yet, and says why', async () => {
  const { user } = open();
  await ready();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(screen.getByText(/Try at least one question/)).toBeVisible();
  expect(screen.queryByText('Lesson Complete!')).toBeNull();
});

test('the completion view offers a second look at what was missed, and does not force it', async () => {
  const { user } = open({ enhancedLesson: answerWith(choice, { ...choice, title: 'Again' }, done) });
  await ready();
  await user.click(screen.getByRole('button', { name: /red/ }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await user.click(screen.getByRole('button', { name: /blue/ }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(await screen.findByRole('heading', { name: 'One to look at again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take a second look' }));
  expect(screen.getByRole('heading', { name: 'Try' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /blue/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(await screen.findByRole('heading', { name: 'Lesson Complete!' })).toBeVisible();
  expect(screen.queryByText('One to look at again')).toBeNull();
});
