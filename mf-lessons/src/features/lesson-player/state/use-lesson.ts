import { useCallback, useEffect, useMemo } from 'react';
import { judge } from '@grove/contracts';
import { sampleLesson } from '@grove/content/sample-lesson';
import { atom, storedAtom, useAtom } from '@grove/platform';
import { usePracticeLog } from '../../../common/practice-log.ts';
import { reduce, type LessonAction } from '../model/lesson-engine.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { advanceDelayMs, isAnswerable, questionOf } from '../model/selectors.ts';
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

/** Runs a lesson: its state, what may be done, and the clock that lets it go on by itself (spec §4). Judged answers are kept for Practice Mode. */
export function useLesson({ id, steps }: PlayerLesson): [LessonState, (action: LessonAction) => void] {
  const lessonAtom = useMemo(() => createLessonAtom({ id, steps }), [id, steps]);
  const [state, change] = useAtom(lessonAtom);
  const keepForPractice = usePracticeLog();
  const dispatch = useCallback(
    (action: LessonAction) => {
      const question = questionOf(steps, state);
      // The sample lesson stands for no lesson of the service, so Practice Mode could not ask for it.
      const isKept = id !== sampleLesson.id && isAnswerable(steps, state);
      if (action.type === 'answer' && question && isKept) keepForPractice({ lessonId: id, step: state.slide, outcome: judge(question, action.given) });
      change(action);
    },
    [change, id, keepForPractice, state, steps],
  );
  const delayMs = advanceDelayMs(steps, state);
  const onDue = useCallback(() => change({ type: 'advance' }), [change]);
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
