import { useCallback, useEffect } from 'react';
import type { LessonStep, Outcome, StepKey } from '@grove/contracts';
import { storedAtom, useAtom } from '@grove/platform';
import { answeredIn, areBoxed, dayOf, namedIn, type BoxedQuestion } from '../model/boxes.ts';

/** What was answered, in its boxes, on this device. */
export const practiceAtom = storedAtom<readonly BoxedQuestion[]>('grove.practice', areBoxed, []);

/** An answer that was judged. */
interface JudgedAnswer {
  readonly lessonId: string;
  readonly step: StepKey;
  readonly outcome: Outcome;
}

/** Returns how to record a judged answer for Practice Mode. Only right and wrong are attempts (experience §4); the other outcomes change nothing. */
export function usePracticeLog(): (answer: JudgedAnswer) => void {
  const [, setBoxes] = useAtom(practiceAtom);
  return useCallback(
    ({ outcome: { kind }, ...question }) => {
      if (kind !== 'correct' && kind !== 'wrong') return;
      setBoxes((boxes) => answeredIn(boxes, question, kind === 'correct', dayOf(new Date())));
    },
    [setBoxes],
  );
}

/** With a lesson at hand, what was kept of its questions by places is kept by ids from then on. */
export function useNamedQuestions(lessonId: string, steps: readonly LessonStep[]): void {
  const [boxes, setBoxes] = useAtom(practiceAtom);
  const isToChange = namedIn(boxes, lessonId, steps) !== boxes;
  useEffect(() => {
    // What the first render saw is not what is stored: that comes right after it.
    if (isToChange) setBoxes((stored) => namedIn(stored, lessonId, steps));
  }, [isToChange, setBoxes, lessonId, steps]);
}
