import { useState, type ReactNode } from 'react';
import type { EnhancedLessonResponse, PlayerVideo } from '@grove/contracts';
import { filmOf } from '@grove/content';
import { ApiError, usePreservedState, useReducedMotion, useRead } from '@grove/platform';
import { Button, Icon } from '@grove/ui';
import { CompletionView } from './completion-view.tsx';
import { LessonFailed, LessonLoading, LessonNotFound } from './lesson-states.tsx';
import { LessonFilm } from './lesson-film.tsx';
import { LessonView } from './lesson-view.tsx';
import { factsOf } from '../model/lesson-facts.ts';
import { Confetti } from '../../lesson-player/components/confetti.tsx';
import { fromServer } from '../../lesson-player/model/lesson.ts';
import { answersOf, missedSlides, questionCount } from '../../lesson-player/model/selectors.ts';
import { useLesson } from '../../lesson-player/state/use-lesson.ts';
import { useClaim } from '../../../progress/completion/state/use-claim.ts';
import { useT } from '../../../../translation.ts';
import { Exercises } from './exercises.tsx';
import { phaseOf } from '../model/phase.ts';
import styles from './lesson-step.module.css';

interface LessonStepProps {
  lessonId: string;
  /** Query of step 2; gets the name of the lesson's own subject where the address had none. */
  backTo: (subjectName?: string) => string;
}

/** The service knows no such lesson, or the address holds no id at all. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Step 3 of the flow: the lesson view, in every state of the read. */
export function LessonStep({ lessonId, backTo }: LessonStepProps): ReactNode {
  const { data, error, isFetching, refetch } = useRead('enhancedLesson', { params: { lessonId } });
  if (data) return <LoadedLesson key={data.lesson.id} answer={data} backTo={backTo(data.lesson.subject.name)} />;
  if (isFetching) return <LessonLoading />;
  return isUnknown(error) ? (
    <LessonNotFound backTo={backTo()} />
  ) : (
    <LessonFailed backTo={backTo()} onRetry={() => void refetch()} />
  );
}

function LoadedLesson({ answer, backTo }: { answer: EnhancedLessonResponse; backTo: string }): ReactNode {
  const facts = factsOf(answer);
  const [lesson] = useState(() => fromServer(answer));
  const [state, dispatch] = useLesson(lesson);
  const [hasSeenFilm, setHasSeenFilm] = usePreservedState(`film ${lesson.id}`, false);
  const claim = useClaim(backTo);
  const isCalm = useReducedMotion();
  const { steps } = lesson;
  const { voiceId } = answer.teacher;
  const video = filmIn(answer);
  const phase = phaseOf({ hasFilm: video !== null, hasWatched: hasSeenFilm, steps, state });
  const report = (): void => {
    dispatch({ type: 'claim' });
    claim({ ...lesson, answers: answersOf(steps, state) });
  };

  return (
    <LessonView facts={facts} backTo={backTo}>
      {phase === 'film' && video && (
        <LessonFilm video={video} hasExercises={questionCount(steps) > 0} onGoOn={() => setHasSeenFilm(true)} />
      )}
      {phase === 'exercises' && (
        <Exercises lesson={lesson} state={state} dispatch={dispatch} voiceId={voiceId} onClaim={report} />
      )}
      {phase === 'complete' && (
        <CompletionView facts={facts} voiceId={voiceId} isClaimed={state.isClaimed} onContinue={report}>
          <p>{steps.at(-1)?.content}</p>
          <SecondLook
            missed={missedSlides(steps, state).map((slide) => steps[slide]!.title)}
            onStart={() => dispatch({ type: 'second-look' })}
          />
        </CompletionView>
      )}
      {phase === 'complete' && state.hasArrived && !isCalm && <Confetti />}
    </LessonView>
  );
}

/** The lesson's film, with its own sound track where it has one (experience §7); null where none is known (spec §5). */
function filmIn({ lesson, videoAsset }: EnhancedLessonResponse): PlayerVideo | null {
  if (!lesson.videoAsset || !filmOf(lesson.videoAsset.src)) return null;
  const { src, poster, hasCustomAudio } = lesson.videoAsset;
  return {
    src,
    poster,
    title: videoAsset?.title ?? lesson.title,
    audioUrl: hasCustomAudio ? videoAsset?.audioUrl : undefined,
  };
}

/** Offers, and never forces, a second go at what was missed (experience §4). */
function SecondLook({ missed, onStart }: { missed: readonly string[]; onStart: () => void }): ReactNode {
  const t = useT();
  if (missed.length === 0) return undefined;
  return (
    <div className={styles.missed}>
      <h3 className={styles.heading}>{t('player.missed', { count: missed.length })}</h3>
      <ul className={styles.list}>
        {missed.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onStart}>
        <Icon name="eye" />
        {t('player.secondLook')}
      </Button>
    </div>
  );
}
