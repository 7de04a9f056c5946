import { useEffect, useRef, type ReactNode } from 'react';
import type { AiTeacher } from '@grove/contracts';
import { useContent, usePreservedState } from '@grove/platform';
import { Button } from '@grove/ui';
import { numberKeysOf } from '../../../common/grade-traits.ts';
import { useT } from '../../../translation.ts';
import { ages, isLittle, phaseOf, questionWith, recommendation, type ToldAge } from '../model/placement.ts';
import { usePlacement } from '../state/use-placement.ts';
import { AgeStep } from './age-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { ResultStep } from './result-step.tsx';
import styles from './placement-tour.module.css';

/** Who asks: the teacher of the level that fits the age, Mr. Oakley where it is not told. */
const guideFor = (teachers: readonly AiTeacher[], age: ToldAge | null): AiTeacher => {
  const levelId = ages.find(({ id }) => id === age)?.levelId ?? 2;
  return teachers.find((teacher) => teacher.levelId === levelId) ?? teachers[0]!;
};

/** The placement from the age over its questions to the recommended level. It may be left at any time, and continues from there. */
export function PlacementTour({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT();
  const { questions, placement, tellAge, answer, restart } = usePlacement();
  const [wish, setFollows] = usePreservedState<boolean | null>('placement follows', null);
  // Learners who cannot read yet are read to without asking, also when they come back in the middle.
  const follows = wish ?? isLittle(placement.age);
  const guide = guideFor(useContent('teachers').ofLevels, placement.age);
  const phase = phaseOf(placement);
  const question = questionWith(questions, placement.current);
  const tour = useStepFocus(question?.id ?? phase);

  return (
    <div ref={tour} className={styles.tour}>
      {phase === 'age' && <AgeStep guide={guide} follows={follows} onFollows={setFollows} onTell={tellAge} />}
      {question && (
        <QuestionStep
          key={question.id}
          asked={question}
          place={placement.answers.length}
          guide={guide}
          keys={isLittle(placement.age) ? 'pad' : numberKeysOf(question.grade)}
          follows={follows}
          onFollows={setFollows}
          onAnswer={answer}
        />
      )}
      {phase === 'result' && (
        <ResultStep
          {...recommendation(questions, placement)}
          follows={follows}
          onFollows={setFollows}
          onRestart={restart}
          onLeave={onClose}
        />
      )}
      {phase !== 'result' && (
        <p className={styles.leave}>
          <Button variant="quiet" onClick={onClose}>
            {t('placement.skip')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** A new step takes the focus that the one before held; its heading says where the learner is. */
function useStepFocus(step: string) {
  const tour = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    tour.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus();
  }, [step]);
  return tour;
}
