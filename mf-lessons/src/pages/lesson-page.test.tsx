import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { enhancedLessons, sampleLesson } from '@grove/content/server';
import type { AskTeacherProps, EnhancedLessonResponse, LessonStep, PlayerProps } from '@grove/contracts';
import {
  aProgress,
  expectLogged,
  failing,
  json,
  mockApi,
  pending,
  renderPage,
  type MockedAnswers,
} from '@grove/testing';
import { EnhancedLessonPage } from './enhanced-lesson-page.tsx';
import { LessonPage } from './lesson-page.tsx';

beforeEach(() => {
  localStorage.clear();
});

const intro: LessonStep = { type: 'intro', title: 'Hello', content: 'Welcome.' };
const done: LessonStep = { type: 'completion', title: 'What you learned', content: 'A lot.', xpEarned: 60 };
const question = (fields: Partial<LessonStep>): LessonStep => ({
  type: 'interactive',
  title: 'Try',
  content: 'Look.',
  question: 'How many?',
  hint: 'Count by twos.',
  ...fields,
});
const number = question({ title: 'Count', inputType: 'number', correctAnswer: 12 });
const choice = question({
  inputType: 'multiple-choice',
  options: ['red', 'blue', 'green'],
  correctAnswer: 1,
  feedback: ['Red is warm.', 'Yes.', 'Green is mixed.'],
});

const answerWith = (steps: LessonStep[]): EnhancedLessonResponse => ({
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
    curriculumEntry: { grade: 'Grade 3', topic: 'Arrays', backgroundImage: 'subject-math' },
    videoAsset: null,
    learningObjectives: ['Describe an array'],
    steps,
  },
  teacher: { name: 'Mr. Oakley', greeting: 'Hi there!', voiceId: 'voice-oakley' },
  videoAsset: null,
});

const open = (path: string, answers: MockedAnswers = {}) => {
  const sent = mockApi(answers);
  return { ...renderPage(<LessonPage />, { at: `/lesson/${path}`, pattern: '/lesson/:levelId/:lessonId' }), sent };
};
const recorded = () => json({ success: true, xpAwarded: 60, user: { totalXP: 60, subjectXP: {} } });
const openSteps = async (...steps: LessonStep[]) => {
  const page = open('3/arrays', {
    enhancedLesson: answerWith(steps),
    progress: aProgress(),
    'POST /api/lessons/{lessonId}/complete': recorded,
  });
  await screen.findByRole('heading', { level: 1, name: 'Rows and Columns' });
  return page;
};
const openEnhanced = (id: string) =>
  renderPage(<EnhancedLessonPage />, { at: `/lesson/enhanced/${id}`, pattern: '/lesson/enhanced/:lessonId' });
const title = () => document.querySelector('#slide-title')?.textContent;

test("§2 lesson player: when levelId is 'enhanced' the lesson comes from the enhanced catalogue", () => {
  openEnhanced('math-area-perimeter');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(enhancedLessons[0]!.title);
});

test('§2 lesson player: if an enhanced id is missing, the generic sample is used', () => {
  openEnhanced('nothing-here');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sampleLesson.title);
  expect(screen.getByText(/here is a sample lesson/)).toBeVisible();
});

test('the interactive element of an enhanced lesson stands below it; a lesson of another catalogue has none', () => {
  const { unmount } = openEnhanced('math-area-perimeter');
  expect(screen.getByRole('button', { name: /the activity: / })).toBeVisible();
  unmount();
  openEnhanced('counting_1_10');
  expect(screen.queryByRole('button', { name: /the activity: / })).toBeNull();
});

test("§2 lesson player: 'demo' is the generic sample lesson, whatever the level, without asking for it", () => {
  const { sent } = open('dr-nova/demo');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sampleLesson.title);
  expect(screen.queryByText(/here is a sample lesson/)).toBeNull();
  expect(sent).toEqual([]);
});

test('a link resolves by lesson id, whatever the level in it', async () => {
  const { sent } = await openSteps(intro, done);
  expect(sent.map(({ path }) => path)).toEqual(['/api/lessons/arrays/enhanced']);
});

test.each([404, 400])(
  'a lesson that the service does not know (%s) is replaced by the sample, with a notice',
  async (status) => {
    open('3/alchemy', { enhancedLesson: failing(status) });
    expect(await screen.findByText(/here is a sample lesson/)).toBeVisible();
  },
);

/** An answer with the fields of spec §3 alone. */
const minimal = () => {
  const {
    lesson: { learningObjectives: _, steps: __, videoAsset: ___, ...lesson },
    teacher,
  } = answerWith([]);
  return json({ lesson, teacher });
};

test('§7 enhanced lesson: an answer of only the fields of the specification is shown as what it says of itself', async () => {
  open('3/arrays', { enhancedLesson: minimal });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rows and Columns' })).toBeVisible();
  expect(screen.getByText('Build an array.')).toBeVisible();
});

test('while the lesson is on its way the page says so', () => {
  open('3/arrays', { enhancedLesson: pending });
  expect(screen.getByText('Getting your lesson ready...')).toBeVisible();
});

test('a failure offers to try again', async () => {
  const { user } = open('3/arrays', { enhancedLesson: failing(503) });
  await screen.findByText('The lesson could not be loaded');
  mockApi({ enhancedLesson: answerWith([intro, done]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rows and Columns' })).toBeVisible();
});

test('§2 lesson player: slides with a progress bar', async () => {
  const { user } = await openSteps(intro, { ...intro, title: 'Second' }, done);
  const bar = screen.getByRole('progressbar', { name: 'Lesson progress' });
  expect(bar).toHaveAttribute('aria-valuetext', 'Slide 1 of 3');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(title()).toBe('Second');
  expect(bar).toHaveAttribute('aria-valuetext', 'Slide 2 of 3');
});

test('a reload in the middle resumes at the slide, with the answers and what was being written', async () => {
  const { user, unmount } = await openSteps(choice, number, done);
  await user.click(screen.getByRole('button', { name: /red/ }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await user.type(screen.getByRole('spinbutton'), '1');
  unmount();
  await openSteps(choice, number, done);
  expect(screen.getByRole('spinbutton')).toHaveValue(1);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: /red/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a corrupted entry is set aside and the lesson begins again', async () => {
  expectLogged(/error: The stored 'grove\.lesson\.arrays' cannot be read and was set aside/);
  localStorage.setItem('grove.lesson.arrays', '{"slide":"far"}');
  await openSteps(intro, done);
  expect(title()).toBe('Hello');
  expect(localStorage.getItem('grove.lesson.arrays.corrupt')).toBe('{"slide":"far"}');
});

test('the completion slide offers a second look at what was missed, and does not force it', async () => {
  const { user } = await openSteps(choice, done);
  await user.click(screen.getByRole('button', { name: /red/ }));
  expect(await screen.findByRole('heading', { name: 'One to look at again' }, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Claim 60 XP and continue' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Take a second look' }));
  await user.click(screen.getByRole('button', { name: /blue/ }));
  await waitFor(() => expect(title()).toBe('What you learned'), { timeout: 3_000 });
  expect(screen.getByText('1 of 1 questions right')).toBeVisible();
});

test('§2 lesson player: the last slide offers to claim the XP; claiming logs, records the lesson and returns to /level/{levelId}', async () => {
  const { user, address, toast, sent } = await openSteps(choice, done);
  await user.click(screen.getByRole('button', { name: /red/ }));
  expect(await screen.findByText('+60 XP', { selector: 'p *' }, { timeout: 3_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Claim 60 XP and continue' }));
  await waitFor(() => expect(address()).toBe('/level/3'));
  expectLogged(/info: Lesson completed \{ id: 'arrays', xpReward: 60 \}/);
  expect(JSON.parse(localStorage.getItem('grove.completedLessons')!)).toEqual(['counting_1_10', 'letter_a', 'arrays']);
  expect(toast()).toMatchObject({ title: '+60 XP' });
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/lessons/arrays/complete',
    body: { answers: [{ step: 0, given: 0, isVariant: false }] },
  });
  expect(JSON.parse(localStorage.getItem('grove.lesson.arrays')!)).toEqual({
    path: [],
    records: [],
    draft: null,
    secondLook: null,
  });
});

test('the service is told what was answered by the ids of steps and options', async () => {
  const named = { ...choice, id: 'colours', optionIds: ['colours-red', 'colours-blue', 'colours-green'] };
  const { user, sent } = await openSteps({ ...intro, id: 'hello' }, named, { ...done, id: 'done' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: /red/ }));
  await user.click(await screen.findByRole('button', { name: 'Claim 60 XP and continue' }, { timeout: 3_000 }));
  expectLogged(/info: Lesson completed/);
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    body: { answers: [{ step: 'colours', given: 'colours-red', isVariant: false }] },
  });
});

test('a lesson and boxes of before, kept by places, are kept by ids as soon as the lesson is there, and continue when it changes', async () => {
  const named = { ...choice, id: 'colours', optionIds: ['colours-red', 'colours-blue', 'colours-green'] };
  const [first, last] = [
    { ...intro, id: 'hello' },
    { ...done, id: 'done' },
  ];
  const record = { given: 0, outcome: { kind: 'wrong' }, hints: 0, isVariant: false };
  localStorage.setItem(
    'grove.lesson.arrays',
    JSON.stringify({ slide: 1, records: { 1: record }, draft: 0, secondLook: null }),
  );
  localStorage.setItem('grove.practice', JSON.stringify([{ lessonId: 'arrays', step: 1, box: 1, dueDay: 9 }]));
  const { unmount } = await openSteps(first, named, last);
  expect(title()).toBe('Try');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('grove.lesson.arrays')!)).toEqual({
      path: ['hello', 'colours'],
      records: [{ step: 'colours', ...record, given: 'colours-red' }],
      draft: 'colours-red',
      secondLook: null,
    }),
  );
  expect(JSON.parse(localStorage.getItem('grove.practice')!)).toEqual([
    { lessonId: 'arrays', step: 'colours', box: 1, dueDay: 9 },
  ]);
  unmount();
  const later = { ...intro, id: 'later', title: 'New here' };
  await openSteps(later, first, named, last);
  expect(title()).toBe('Try');
  expect(screen.getByText('Red is warm.')).toBeVisible();
});

test('a lesson that is claimed offline keeps its XP and says so; the way on follows when the network is back', async () => {
  expectLogged(/info: Lesson completed \{ id: 'arrays', xpReward: 60 \}/);
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const network = (next: boolean) => {
    isOnline = next;
    act(() => void globalThis.dispatchEvent(new Event(next ? 'online' : 'offline')));
  };
  const { user, address } = await openSteps(choice, done);
  const here = address();
  await user.click(screen.getByRole('button', { name: /red/ }));
  const claim = await screen.findByRole('button', { name: 'Claim 60 XP and continue' }, { timeout: 3_000 });
  network(false);
  await user.click(claim);
  expect(screen.getByText(/You are offline. Your XP is kept on this device/)).toBeVisible();
  expect(address()).toBe(here);
  expect(JSON.parse(localStorage.getItem('grove.completedLessons')!)).toContain('arrays');
  network(true);
  await waitFor(() => expect(address()).toBe('/level/3'));
});

test('a lesson whose questions were all passed over waits with its XP for one try', async () => {
  const { user } = await openSteps(choice, done);
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(screen.getByRole('button', { name: 'Claim 60 XP and continue' })).toBeDisabled();
  expect(screen.getByText(/Try at least one question/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take a second look' }));
  await user.click(screen.getByRole('button', { name: /red/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Claim 60 XP and continue' })).toBeEnabled(), {
    timeout: 3_000,
  });
});

test('§2 lesson player: claiming an enhanced lesson returns to /enhanced-curriculum', async () => {
  expectLogged(/info: Lesson completed \{ id: 'coding-logic-challenges', xpReward: 175 \}/);
  mockApi({ progress: aProgress(), 'POST /api/lessons/{lessonId}/complete': recorded });
  const asked = enhancedLessons
    .find(({ id }) => id === 'coding-logic-challenges')!
    .content.steps.findIndex(({ inputType }) => inputType === 'number');
  localStorage.setItem(
    'grove.lesson.coding-logic-challenges',
    JSON.stringify({
      slide: 10,
      records: { [asked]: { given: '1', outcome: { kind: 'wrong' }, hints: 0, isVariant: false } },
      draft: null,
      secondLook: null,
    }),
  );
  const { user, address } = openEnhanced('coding-logic-challenges');
  await user.click(screen.getByRole('button', { name: 'Claim 175 XP and continue' }));
  await waitFor(() => expect(address()).toBe('/enhanced-curriculum'));
});

test("§2 lesson player: 'Listen to Audio' reads the slide in the teacher's voice", async () => {
  expectLogged(/error: Failed to play teacher audio ApiError: 404/);
  const { user, sent } = await openSteps(intro, done);
  await user.click(screen.getByRole('button', { name: 'Listen to Audio' }));
  expect(await screen.findByText(/The voice is not there/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({
    path: '/api/speech',
    body: { text: 'Hello. Welcome.', voiceId: 'voice-oakley' },
  });
});

test("§2 lesson player: 'Watch Intro' opens the video player with the film that leads into the lesson", async () => {
  const Player = ({ video, onClose }: PlayerProps) => (
    <button type="button" onClick={onClose}>{`${video.title} (${video.src})`}</button>
  );
  const { user } = renderPage(<EnhancedLessonPage />, {
    at: '/lesson/enhanced/math-area-perimeter',
    pattern: '/lesson/enhanced/:lessonId',
    widgets: { 'mf-media/player': Player },
  });
  await user.click(screen.getByRole('button', { name: 'Watch Intro' }));
  const film = await screen.findByRole('button', { name: `Intro: ${enhancedLessons[0]!.title} (math-area)` });
  await user.click(film);
  expect(film).not.toBeInTheDocument();
});

test("§2 lesson player: while the film is out of reach 'Watch Intro' says so, and the teacher greets", async () => {
  expectLogged(/error: The widget 'mf-media\/player' could not be loaded/);
  const { user } = openEnhanced('math-area-perimeter');
  await user.click(screen.getByRole('button', { name: 'Watch Intro' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/out of reach right now/);
});

test("§2 lesson player: 'Watch Intro' opens the video player with the lesson's own opening where there is no film", async () => {
  const asked: PlayerProps[] = [];
  const Player = (props: PlayerProps) => {
    asked.push(props);
    return (
      <button type="button" onClick={props.onClose}>
        {props.video.title}
      </button>
    );
  };
  mockApi({ enhancedLesson: answerWith([intro, done]), progress: aProgress() });
  const { user } = renderPage(<LessonPage />, {
    at: '/lesson/3/arrays',
    pattern: '/lesson/:levelId/:lessonId',
    widgets: { 'mf-media/player': Player },
  });
  await user.click(await screen.findByRole('button', { name: 'Watch Intro' }));
  await user.click(await screen.findByRole('button', { name: 'Intro: Rows and Columns' }));
  expect(screen.queryByRole('button', { name: 'Intro: Rows and Columns' })).toBeNull();
  expect(asked[0]!.video).toMatchObject({
    src: 'subject-math',
    poster: '/videos/subject-math.webp',
    opening: {
      lessonId: 'arrays',
      teacher: { name: 'Mr. Oakley', drawing: 'oakley', voiceId: 'voice-oakley' },
      parts: [
        { kind: 'title', text: 'Rows and Columns' },
        { kind: 'intro', text: 'Welcome.' },
        { kind: 'lead', text: 'What you will learn' },
        { kind: 'goal', text: 'Describe an array' },
      ],
    },
  });
});

test("§2 lesson player: 'Ask AI Teacher' opens the chat area's widget, which knows teacher and slide", async () => {
  const asked = jest.fn<(props: AskTeacherProps) => void>();
  const AskTeacher = (props: AskTeacherProps) => {
    asked(props);
    return <p>The talk</p>;
  };
  mockApi({ enhancedLesson: answerWith([intro, choice, done]) });
  const { user } = renderPage(<LessonPage />, {
    at: '/lesson/3/arrays',
    pattern: '/lesson/:levelId/:lessonId',
    widgets: { 'mf-chat/ask-teacher': AskTeacher },
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Ask AI Teacher' }));
  expect(await screen.findByText('The talk')).toBeVisible();
  expect(asked).toHaveBeenCalledWith({ teacherId: 2, lesson: { id: 'arrays', slide: 1 }, about: 'Try' });
});

test("while the chat area is away, 'Ask AI Teacher' says so and leads to its page; the lesson continues", async () => {
  expectLogged(/error: The widget 'mf-chat\/ask-teacher' could not be loaded/);
  const { user } = await openSteps(intro, done);
  await user.click(screen.getByRole('button', { name: 'Ask AI Teacher' }));
  expect(await screen.findByText('The teacher is out of reach')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the chat page' })).toHaveAttribute('href', '/ai-chat?teacherId=2');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(title()).toBe('Hello');
});

test("§2 lesson player: 'Take Notes' saves as you type, and erases when asked twice", async () => {
  const { user } = await openSteps(intro, done);
  await user.click(screen.getByRole('button', { name: 'Take Notes' }));
  await user.type(screen.getByRole('textbox', { name: 'Notes on Rows and Columns' }), 'rows go across');
  expect(localStorage.getItem('grove.notes.arrays')).toBe('"rows go across"');
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(screen.getByRole('textbox')).toHaveValue('rows go across');
  await user.click(screen.getByRole('button', { name: 'Really erase?' }));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

test('notes are taken away as a text file', async () => {
  const created = jest.fn<(blob: Blob) => string>(() => 'blob:notes');
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => {} });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  localStorage.setItem('grove.notes.arrays', '"rows"');
  const { user } = await openSteps(intro, done);
  await user.click(screen.getByRole('button', { name: 'Take Notes' }));
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(created.mock.calls[0]![0]).toMatchObject({ type: 'text/plain;charset=utf-8', size: 4 });
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'notes-arrays.txt' });
});

test('experience §3 practice: a missed question is kept for Practice Mode, in the first box', async () => {
  const { user } = await openSteps(number, done);
  await user.type(screen.getByRole('spinbutton'), '11{Enter}');
  expect(JSON.parse(localStorage.getItem('grove.practice')!)).toEqual([
    expect.objectContaining({ lessonId: 'arrays', step: 0, box: 1 }),
  ]);
});

test('§4 lesson player: the youngest tap their number; a keyboard works too', async () => {
  const answer = answerWith([number, done]);
  const ofPreK = {
    ...answer,
    lesson: { ...answer.lesson, curriculumEntry: { ...answer.lesson.curriculumEntry, grade: 'Pre-K' as const } },
  };
  const { user } = open('1/arrays', { enhancedLesson: ofPreK, 'POST /api/speech': pending });
  const pad = within(await screen.findByRole('group', { name: 'Numbers to tap' }));
  for (const digit of ['1', '7']) await user.click(pad.getByRole('button', { name: digit }));
  await user.click(pad.getByRole('button', { name: 'Take the last number back' }));
  await user.click(pad.getByRole('button', { name: '2' }));
  expect(screen.getByRole('spinbutton')).toHaveValue(12);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Correct! Well done!')).toBeVisible();
});

test('older learners type their numbers: they get no pad', async () => {
  await openSteps(number, done);
  expect(screen.queryByRole('group', { name: 'Numbers to tap' })).toBeNull();
});
