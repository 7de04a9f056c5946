import { useCallback } from 'react';
import type { Outcome } from '@grove/contracts';
import { storedAtom, useAtom } from '@grove/platform';
import { answeredIn, areBoxed, dayOf, type BoxedQuestion } from '../model/boxes.ts';

/** What was answered, in its boxes, on this device. */
export const practiceAtom = storedAtom<readonly BoxedQuestion[]>('grove.practice', areBoxed, []);

/** An answer that was judged: `step` is the index of the question's step in the lesson. */
interface JudgedAnswer {
  readonly lessonId: string;
  readonly step: number;
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
