import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { aTeacher, failing, json, mockApi, renderPage, type MockedAnswers } from '@grove/testing';
import { AskTeacher } from './ask-teacher.tsx';

const open = (answers: MockedAnswers) => {
  const sent = mockApi(answers);
  return {
    ...renderPage(<AskTeacher teacherId={2} lesson={{ id: 'g3-fair-tests', slide: 3 }} about="One change at a time" />),
    sent,
  };
};

test("experience §3 lesson player: 'Ask AI Teacher' talks about the slide, and sends where the learner is", async () => {
  const { user, sent } = open({
    aiTeacher: aTeacher(),
    'POST /api/chat': () => json({ response: 'What did you try?', source: 'tutor', kind: 'hint' }),
  });
  expect(await screen.findByText('One change at a time')).toBeVisible();
  expect(screen.getByText('The teachers are AI, not people, and nothing you type here is kept.')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'I am stuck{Enter}');
  expect(await screen.findByText('What did you try?')).toBeVisible();
  expect(sent.at(-1)!.body).toMatchObject({
    message: 'I am stuck',
    teacherId: 2,
    context: { lessonId: 'g3-fair-tests', slide: 3 },
  });
});

test('a teacher who cannot be read can be asked for again', async () => {
  const { user } = open({ aiTeacher: failing(503) });
  expect(await screen.findByText('Failed to load AI teachers')).toBeVisible();
  mockApi({ aiTeacher: aTeacher() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mr. Oakley' })).toBeVisible());
});

function Lesson({ lessons }: { lessons: readonly string[] }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {lessons.map((id) => (
        <button key={id} type="button" onClick={() => setOpen(open === id ? null : id)}>
          {id}
        </button>
      ))}
      {open && <AskTeacher teacherId={2} lesson={{ id: open, slide: 0 }} about="A slide" />}
    </>
  );
}

test('the talk about a lesson continues when it is opened again, and every lesson has its own; nothing is stored', async () => {
  localStorage.clear();
  const sent = mockApi({
    aiTeacher: aTeacher(),
    'POST /api/chat': () => json({ response: 'What did you try?', source: 'tutor', kind: 'hint' }),
  });
  const { user } = renderPage(<Lesson lessons={['one', 'two']} />);
  await user.click(screen.getByRole('button', { name: 'one' }));
  await user.type(await screen.findByRole('textbox'), 'I am stuck{Enter}');
  await screen.findByText('What did you try?');
  await user.click(screen.getByRole('button', { name: 'one' }));
  await user.click(screen.getByRole('button', { name: 'two' }));
  expect(screen.queryByText('What did you try?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'one' }));
  expect(screen.getByText('What did you try?')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'Again{Enter}');
  await waitFor(() => expect(screen.getAllByText('What did you try?')).toHaveLength(2));
  const sessions = sent
    .filter(({ path }) => path === '/api/chat')
    .map(({ body }) => (body as { sessionId: string }).sessionId);
  expect(new Set(sessions).size).toBe(1);
  expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('stuck'))).toEqual([]);
});

test('a talk about a slide begins with questions about it', async () => {
  const { user, sent } = open({
    aiTeacher: aTeacher(),
    'POST /api/chat': () => json({ response: 'Look again.', source: 'tutor', kind: 'hint' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Can I have a hint?' }));
  expect(await screen.findByText('Look again.')).toBeVisible();
  expect(sent.at(-1)!.body).toMatchObject({
    message: 'Can I have a hint?',
    context: { lessonId: 'g3-fair-tests', slide: 3 },
  });
});
