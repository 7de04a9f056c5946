import { useCallback, useEffect, useMemo } from 'react';
import { atom, storedAtom, useAtom } from '@grove/platform';
import { reduce, type LessonAction } from '../model/lesson-engine.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { advanceDelayMs } from '../model/selectors.ts';
import { fitTo, isSavedLesson, newSitting, unsaved, type LessonState } from '../model/state.ts';

/** The state of one lesson: the saved part is kept under `grove.lesson.<id>`, the rest lasts as long as the sitting. */
function createLessonAtom({ id, steps }: Pick<PlayerLesson, 'id' | 'steps'>) {
  const savedAtom = storedAtom(`grove.lesson.${id}`, isSavedLesson, unsaved);
  const sittingAtom = atom<Pick<LessonState, keyof typeof newSitting>>(newSitting);
  return atom(
    (get): LessonState => ({ ...fitTo(steps.length, get(savedAtom)), ...get(sittingAtom) }),
    (get, set, action: LessonAction) => {
      const before: LessonState = { ...fitTo(steps.length, get(savedAtom)), ...get(sittingAtom) };
      const { isPlaying, isFresh, hasArrived, ...saved } = reduce(steps, before, action);
      set(savedAtom, saved);
      set(sittingAtom, { isPlaying, isFresh, hasArrived });
    },
  );
}

/** Runs a lesson: its state, what may be done, and the clock that lets it go on by itself (spec §4). */
export function useLesson({ id, steps }: PlayerLesson): [LessonState, (action: LessonAction) => void] {
  const lessonAtom = useMemo(() => createLessonAtom({ id, steps }), [id, steps]);
  const [state, dispatch] = useAtom(lessonAtom);
  const delayMs = advanceDelayMs(steps, state);
  const onDue = useCallback(() => dispatch({ type: 'advance' }), [dispatch]);
  useTimer(delayMs, state.slide, onDue);
  return [state, dispatch];
}

/** Calls `onDue` once after `delayMs`; starts anew with every change of `delayMs` or `occasion`, and never runs while `delayMs` is null. */
function useTimer(delayMs: number | null, occasion: number, onDue: () => void): void {
  useEffect(() => {
    if (delayMs === null) return undefined;
    const timer = setTimeout(onDue, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, occasion, onDue]);
}
