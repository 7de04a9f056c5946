import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { enhancedLessons } from '@grove/content/server';
import type { AskTeacherProps, PlayerProps } from '@grove/contracts';
import { aProgress, expectLogged, mockApi, pending, renderPage } from '@grove/testing';
import { EnhancedLessonPage } from './enhanced-lesson-page.tsx';
import { LessonPage } from './lesson-page.tsx';
import {
  intro,
  done,
  number,
  choice,
  answerWith,
  open,
  openSteps,
  openEnhanced,
  title,
} from './testing/lesson-page.tsx';

beforeEach(() => {
  localStorage.clear();
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
