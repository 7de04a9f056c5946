import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { documents, sampleLesson } from '@grove/content/server';
import { BuildSwitch, renderPage } from '@grove/testing';
import { fromSource } from '../model/lesson.ts';
import { useLesson } from './use-lesson.ts';

const lesson = fromSource(sampleLesson, documents.teachers);

function Lesson() {
  const [{ slide, isPlaying, isClaimed }, dispatch] = useLesson(lesson);
  return (
    <>
      <p>{`Slide ${slide}${isPlaying ? ', playing' : ''}${isClaimed ? ', claimed' : ''}`}</p>
      {(['advance', 'play', 'claim'] as const).map((type) => (
        <button key={type} type="button" onClick={() => dispatch({ type })}>
          {type}
        </button>
      ))}
    </>
  );
}

beforeEach(() => localStorage.clear());

test('architecture §4 failure: the place in a lesson, its playing and its claim stay when another build takes over', async () => {
  const { user } = renderPage(
    <BuildSwitch>
      <Lesson />
    </BuildSwitch>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  for (const name of ['advance', 'play', 'Another build']) await press(name);
  expect(screen.getByText('Slide 1, playing')).toBeVisible();
  for (const name of ['claim', 'Another build']) await press(name);
  expect(screen.getByText('Slide 1, playing, claimed')).toBeVisible();
});

test('§4 lesson player: a claimed lesson begins again next time', async () => {
  const first = renderPage(
    <BuildSwitch>
      <Lesson />
    </BuildSwitch>,
  );
  await first.user.click(screen.getByRole('button', { name: 'advance' }));
  await first.user.click(screen.getByRole('button', { name: 'claim' }));
  expect(screen.getByText('Slide 1, claimed')).toBeVisible();
  first.unmount();
  renderPage(
    <BuildSwitch>
      <Lesson />
    </BuildSwitch>,
  );
  expect(screen.getByText('Slide 0')).toBeVisible();
});
