import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { serverSubjects } from '@grove/content';
import { contentAnswers } from '@grove/content/answers';
import { content } from '@grove/content/compiled';
import type { EnhancedLessonResponse } from '@grove/contracts';
import { useRead } from '@grove/platform';
import { aProgress, json, mockApi, pending, renderPage } from '@grove/testing';
import { K12PlatformPage } from './k12-platform-page.tsx';
import { LessonPage } from './lesson-page.tsx';

beforeEach(() => {
  localStorage.clear();
});

const lessonId = 'g3-fair-tests';
const first = contentAnswers(content, (text) => text).find(
  ({ read, values }) => read === 'enhancedLesson' && values['lessonId'] === lessonId,
)!.value as EnhancedLessonResponse;

/** The lesson as another release of content has it: another title, and other words on every slide. */
const second: EnhancedLessonResponse = {
  ...first,
  lesson: {
    ...first.lesson,
    title: 'Fair Tests, Written Anew',
    steps: first.lesson.steps.slice(0, 3).map((step) => Object.assign({}, step, { title: `New: ${step.title}` })),
  },
};

/** A page that the learner can leave and come back to, while somebody reads its lesson again. */
function Visits({ Page }: { Page: ComponentType }): ReactNode {
  const [isThere, setThere] = useState(true);
  const { refetch } = useRead('enhancedLesson', { params: { lessonId } });
  return (
    <>
      <button type="button" onClick={() => void refetch()}>
        Read again
      </button>
      <button type="button" onClick={() => setThere(!isThere)}>
        Leave or come back
      </button>
      {isThere && <Page />}
    </>
  );
}

test.each([
  ['the player', LessonPage, `/lesson/3/${lessonId}`, '/lesson/:levelId/:lessonId'],
  ['the lesson view', K12PlatformPage, `/k12-platform?grade=Grade+3&subject=science&lesson=${lessonId}`, undefined],
])(
  'in %s a lesson that was begun stays as it was until the learner leaves, also when it is read again meanwhile',
  async (_, Page, at, pattern) => {
    let now = first;
    const sent = mockApi({
      enhancedLesson: () => json(now),
      subjects: [...serverSubjects],
      progress: aProgress(),
      'POST /api/speech': pending,
    });
    const { user } = renderPage(<Visits Page={Page} />, { at, ...(pattern && { pattern }) });
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    await screen.findByRole('heading', { level: 1, name: first.lesson.title });
    const slide = document.querySelector('#slide-title')!;
    expect(slide).toHaveTextContent(first.lesson.steps[0]!.title);

    now = second;
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/enhanced'))).toHaveLength(2));
    expect(document.querySelector('#slide-title')).toBe(slide);
    expect([heading(), slide.textContent]).toEqual([first.lesson.title, first.lesson.steps[0]!.title]);

    await user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    await user.click(screen.getByRole('button', { name: 'Leave or come back' }));
    expect(heading()).toBe('Fair Tests, Written Anew');
  },
);
