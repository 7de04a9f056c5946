import { expect, jest } from '@jest/globals';
import { act, isInaccessible, screen } from '@testing-library/react';
import { documents } from '@grove/content/server';
import type { ActivityData } from '@grove/contracts';
import { renderPage } from '@grove/testing';
import { Activity } from '../components/activity.tsx';

const { activities } = documents;

/** Moves the focus to a control. */
export const focus = (element: HTMLElement): void => act(() => element.focus());

/** The activity of a lesson, as the content has it. */
export const dataOf = (lessonId: string): ActivityData =>
  activities.find((activity) => activity.lessonId === lessonId)!;

/** The first button of this name that a learner can reach. Asking each of a hundred buttons whether it is hidden, before its name, takes half of a test's time. */
function control(name: string | RegExp): HTMLElement {
  const found = screen.getAllByRole('button', { name, hidden: true }).find((button) => !isInaccessible(button));
  if (!found) throw new Error(`Every button named ${name} is hidden`);
  return found;
}

/** Opens an activity, and gives hands on a keyboard: `press` moves the focus to a control and presses Enter. */
export async function openActivity(lessonId: string) {
  localStorage.clear();
  const onDone = jest.fn();
  const onClose = jest.fn();
  const { user } = renderPage(<Activity activity={dataOf(lessonId)} onDone={onDone} onClose={onClose} />);
  await screen.findByRole('heading', { name: /^Goal 1 of/ });
  /** Presses a control as a keyboard does; one that Tab does not reach is a place of a board, to which arrow keys lead. */
  const press = async (name: string | RegExp): Promise<void> => {
    focus(control(name));
    await user.keyboard('{Enter}');
  };
  const goOn = async (): Promise<void> => {
    await press('Check');
    expect(screen.getByText('Goal reached!')).toBeVisible();
    await press(/^(Next goal|Finish)$/);
  };
  return { user, press, goOn, onDone, onClose, control };
}

/** The end of every activity: its XP, once, and the way out. */
export async function expectFinished(
  { press, onDone, onClose }: Awaited<ReturnType<typeof openActivity>>,
  lessonId: string,
): Promise<void> {
  expect(screen.getByRole('heading', { name: 'You did it!' })).toHaveFocus();
  expect(screen.getByText(`+${dataOf(lessonId).xpReward} XP`)).toBeVisible();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(`grove.activity.${lessonId}`)).toBe(
    JSON.stringify({ reached: dataOf(lessonId).goals.map(({ id }) => id), hasFinished: true }),
  );
  await press('Done');
  expect(onClose).toHaveBeenCalledTimes(1);
}
