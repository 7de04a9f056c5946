import { useEffect, useRef, type ReactNode } from 'react';
import type { IconName } from '@grove/art/icons';
import type { LessonStep } from '@grove/contracts';
import { Button, Card, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { LessonAction } from '../model/lesson-engine.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { isAtEnd, questionOf } from '../model/selectors.ts';
import type { LessonState } from '../model/state.ts';
import { Completion } from './completion.tsx';
import { QuestionArea } from './question-area.tsx';
import styles from './slide.module.css';

interface SlideProps {
  lesson: PlayerLesson;
  state: LessonState;
  dispatch: (action: LessonAction) => void;
  isClaimed: boolean;
  onClaim: () => void;
}

/** One slide on its sheet of paper. Mounted anew for every slide. */
export function Slide({ lesson, state, dispatch, isClaimed, onClaim }: SlideProps): ReactNode {
  const heading = useArrivalFocus();
  const { steps } = lesson;
  const step = steps[state.slide]!;
  const question = questionOf(steps, state);
  const sign = signOf(step, lesson);
  return (
    <Card as="section" stacked className={styles.slide} data-asks={question ? '' : undefined} aria-labelledby="slide-title">
      <div className={styles.head}>
        {sign && <span className={styles.sign}><Icon name={sign} /></span>}
        <div>
          {step.subtitle && <p className={styles.subtitle}>{step.subtitle}</p>}
          <h2 id="slide-title" ref={heading} tabIndex={-1} className={styles.title}>{step.title}</h2>
        </div>
      </div>
      <p className={styles.text}>{step.content}</p>
      {step.image && !sign && <p className={styles.picture}>{step.image}</p>}
      {step.examples && (
        <ul className={styles.examples}>
          {step.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      )}
      {question && <QuestionArea key={String(question === step)} step={step} question={question} steps={steps} state={state} dispatch={dispatch} />}
      {isAtEnd(steps, state) ? (
        <Completion lesson={lesson} state={state} onSecondLook={() => dispatch({ type: 'second-look' })} isClaimed={isClaimed} onClaim={onClaim} />
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
      <Button size="lg" variant={asks ? 'secondary' : 'primary'} className={styles.onward} onClick={() => dispatch({ type: 'advance' })}>
        {t(asks ? 'player.next' : 'player.continue')}
        <Icon name="forward" />
      </Button>
    </div>
  );
}

/** The first and the last slide carry a drawn sign in place of their picture. */
const signOf = ({ type }: LessonStep, { icon }: PlayerLesson): IconName | undefined => (type === 'intro' ? icon : type === 'completion' ? 'trophy' : undefined);

/** A new slide takes the focus that its predecessor held; a learner who is elsewhere on the page stays there. */
function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
