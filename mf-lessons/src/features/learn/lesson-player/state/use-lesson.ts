import { useCallback, useEffect, useMemo } from 'react';
import { sampleLessonId } from '@grove/content';
import { judge, stepKey } from '@grove/contracts';
import { atom, storedAtom, useAtom, usePreservedState, useSpeech } from '@grove/platform';
import { useNamedQuestions, usePracticeLog } from '../../practice/index.ts';
import {
  isByPlaces,
  isKeptLesson,
  keptLesson,
  lessonFrom,
  nothingKept,
  type KeptLesson,
} from '../model/kept-lesson.ts';
import { reduce, type LessonAction } from '../model/lesson-engine.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { advanceDelayMs, isAnswerable, questionOf } from '../model/selectors.ts';
import type { LessonState } from '../model/state.ts';

/** What lasts as long as the sitting. `claimed` is the lesson as its reward was claimed; nothing of it is saved any more. */
interface Sitting extends Pick<LessonState, 'isPlaying' | 'isFresh' | 'hasArrived'> {
  readonly claimed: KeptLesson | null;
}

/** What of a lesson is saved under `grove.lesson.<id>`, and the sitting. Both outlive a build of the area that is replaced, so that the next one shows no other slide for a moment. */
const createKeptAtoms = (id: string) => ({
  savedAtom: storedAtom(`grove.lesson.${id}`, isKeptLesson, nothingKept),
  sittingAtom: atom<Sitting>({ isPlaying: false, isFresh: false, hasArrived: false, claimed: null }),
});

/** The state of one lesson. */
function createLessonAtom(
  steps: PlayerLesson['steps'],
  { savedAtom, sittingAtom }: ReturnType<typeof createKeptAtoms>,
) {
  const stateAtom = atom((get): LessonState => {
    const { claimed, ...sitting } = get(sittingAtom);
    return { ...lessonFrom(steps, claimed ?? get(savedAtom)), ...sitting, isClaimed: claimed !== null };
  });
  return atom(
    (get) => get(stateAtom),
    (get, set, action: LessonAction) => {
      const { isPlaying, isFresh, hasArrived, isClaimed, ...saved } = reduce(steps, get(stateAtom), action);
      const kept = keptLesson(steps, saved);
      set(savedAtom, isClaimed ? nothingKept : kept);
      set(sittingAtom, { isPlaying, isFresh, hasArrived, claimed: isClaimed ? kept : null });
    },
  );
}

/** Runs a lesson: its state, what may be done, and the clock that lets it continue by itself (spec §4). Judged answers are kept for Practice Mode. */
export function useLesson({ id, steps }: PlayerLesson): [LessonState, (action: LessonAction) => void] {
  const [atoms] = usePreservedState(`lesson ${id}`, () => createKeptAtoms(id));
  const lessonAtom = useMemo(() => createLessonAtom(steps, atoms), [steps, atoms]);
  const [state, change] = useAtom(lessonAtom);
  useCarriedOver(steps, atoms.savedAtom);
  useNamedQuestions(id, steps);
  const keepForPractice = usePracticeLog();
  const dispatch = useCallback(
    (action: LessonAction) => {
      const question = questionOf(steps, state);
      // The sample lesson stands for no lesson of the service, so Practice Mode could not ask for it.
      const isKept = id !== sampleLessonId && isAnswerable(steps, state);
      if (action.type === 'answer' && question && isKept)
        keepForPractice({
          lessonId: id,
          step: stepKey(steps[state.slide]!, state.slide),
          outcome: judge(question, action.given),
        });
      change(action);
    },
    [change, id, keepForPractice, state, steps],
  );
  const { status } = useSpeech();
  // A slide that is read aloud is heard to its end: the 3 s of playing count from there. The times after an answer stay as they are.
  const isHeard = !state.isFresh && (status === 'loading' || status === 'playing' || status === 'paused');
  const delayMs = isHeard ? null : advanceDelayMs(steps, state);
  const onDue = useCallback(() => change({ type: 'advance' }), [change]);
  useTimer(delayMs, state.slide, onDue);
  return [state, dispatch];
}

/** What was kept by places is kept by ids from the first reading on: these places are those of the lesson as it is today. */
function useCarriedOver(
  steps: PlayerLesson['steps'],
  savedAtom: ReturnType<typeof createKeptAtoms>['savedAtom'],
): void {
  const [kept, keep] = useAtom(savedAtom);
  useEffect(() => {
    if (isByPlaces(kept)) keep(keptLesson(steps, lessonFrom(steps, kept)));
  }, [steps, kept, keep]);
}

/** Calls `onDue` once after `delayMs`; starts again with every change of `delayMs` or `occasion`, and never runs while `delayMs` is null. */
function useTimer(delayMs: number | null, occasion: number, onDue: () => void): void {
  useEffect(() => {
    if (delayMs === null) return undefined;
    const timer = setTimeout(onDue, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, occasion, onDue]);
}
