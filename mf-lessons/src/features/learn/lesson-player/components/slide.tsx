import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Card, Icon } from '@grove/ui';
import { isReadTo, numberKeysOf } from '../../../../common/grade-traits.ts';
import { NumberKeysContext, QuestionArea, ReadToContext, StepShown } from '../../questions/index.ts';
import { SpokenText } from '../../read-aloud/index.ts';
import { useT } from '../../../../translation.ts';
import type { LessonAction } from '../model/lesson-engine.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { isAtEnd, questionOf } from '../model/selectors.ts';
import { recordOf, type LessonState } from '../model/state.ts';
import { Completion } from './completion.tsx';
import { SlideSign } from './slide-sign.tsx';
import { useShownStep } from '../state/use-slide.ts';
import styles from './slide.module.css';

interface SlideProps {
  lesson: PlayerLesson;
  state: LessonState;
  /** The slide follows another; the one that the page opens with leaves the focus where it is. */
  follows: boolean;
  dispatch: (action: LessonAction) => void;
  onClaim: () => void;
}

/** One slide on its sheet of paper. Mounted again for every slide. */
export function Slide({ lesson, state, follows, dispatch, onClaim }: SlideProps): ReactNode {
  const heading = useArrivalFocus(follows);
  const { steps } = lesson;
  const step = useShownStep(lesson, state);
  const question = questionOf(steps, state);
  return (
    <Card as="section" stacked className={styles.slide} aria-labelledby="slide-title">
      <div className={styles.head}>
        <SlideSign step={step} lesson={lesson} />
        <div>
          {step.subtitle && (
            <p className={styles.subtitle}>
              <SpokenText part="subtitle">{step.subtitle}</SpokenText>
            </p>
          )}
          <h2 id="slide-title" ref={heading} tabIndex={-1} className={styles.title}>
            <SpokenText part="title">{step.title}</SpokenText>
          </h2>
        </div>
      </div>
      <StepShown step={step} question={question} />
      {question && (
        <ReadToContext value={isReadTo(lesson.grade)}>
          <NumberKeysContext value={numberKeysOf(lesson.grade)}>
            <QuestionArea
              key={String(question === step)}
              step={step}
              question={question}
              record={recordOf(state, state.slide)}
              draft={state.draft}
              onDraft={(draft) => dispatch({ type: 'draft', draft })}
              onAnswer={(given) => dispatch({ type: 'answer', given })}
              onHint={() => dispatch({ type: 'hint' })}
              onVariant={() => dispatch({ type: 'ask-variant' })}
            />
          </NumberKeysContext>
        </ReadToContext>
      )}
      {isAtEnd(steps, state) ? (
        <Completion
          lesson={lesson}
          state={state}
          onSecondLook={() => dispatch({ type: 'second-look' })}
          onClaim={onClaim}
        />
      ) : (
        <Ways state={state} dispatch={dispatch} asks={question !== undefined} />
      )}
    </Card>
  );
}

/** The way back, and the way on: 'Continue' from a slide that tells, 'Next Step' past one that asks. */
function Ways({ state, dispatch, asks }: Pick<SlideProps, 'state' | 'dispatch'> & { asks: boolean }): ReactNode {
  const t = useT();
  return (
    <div className={styles.ways}>
      {state.slide > 0 && !state.secondLook && (
        <Button variant="quiet" onClick={() => dispatch({ type: 'back' })}>
          <Icon name="back" />
          {t('player.back')}
        </Button>
      )}
      <Button
        size="lg"
        variant={asks ? 'secondary' : 'primary'}
        className={styles.onward}
        onClick={() => dispatch({ type: 'advance' })}
      >
        {t(asks ? 'player.next' : 'player.continue')}
        <Icon name="forward" />
      </Button>
    </div>
  );
}

/** A new slide takes the focus that its predecessor held; a learner who is elsewhere on the page stays there. */
function useArrivalFocus(follows: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(follows);
  useEffect(() => {
    if (!takesFocus.current || document.activeElement !== document.body || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
