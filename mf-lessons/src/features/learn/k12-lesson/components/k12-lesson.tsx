import { useMemo, type ReactNode } from 'react';
import type { EnhancedLessonResponse } from '@grove/contracts';
import { useContent, usePreservedState, useRead, useReducedMotion } from '@grove/platform';
import { isUnknownLesson } from '../../../../common/unknown-lesson.ts';
import { useClaim } from '../../../progress/completion/index.ts';
import { answersOf, Confetti, fromServer, missedSlides, questionCount, useLesson } from '../../lesson-player/index.ts';
import { filmIn } from '../model/film.ts';
import { factsOf } from '../model/lesson-facts.ts';
import { phaseOf } from '../model/phase.ts';
import { CompletionView } from './completion-view.tsx';
import { Exercises } from './exercises.tsx';
import { LessonFilm } from './lesson-film.tsx';
import { LessonFailed, LessonLoading, LessonNotFound } from './lesson-states.tsx';
import { LessonView } from './lesson-view.tsx';
import { SecondLook } from './second-look.tsx';

interface K12LessonProps {
  lessonId: string;
  /** Query of step 2; gets the name of the lesson's own subject where the address had none. */
  backTo: (subjectName?: string) => string;
}

/** Step 3 of the flow: the lesson view, in every state of the read. */
export function K12Lesson({ lessonId, backTo }: K12LessonProps): ReactNode {
  const { data, error, isFetching, refetch } = useRead('enhancedLesson', { params: { lessonId } });
  if (data) return <LoadedLesson key={data.lesson.id} answer={data} backTo={backTo(data.lesson.subject.name)} />;
  if (isFetching) return <LessonLoading />;
  return isUnknownLesson(error) ? (
    <LessonNotFound backTo={backTo()} />
  ) : (
    <LessonFailed backTo={backTo()} onRetry={() => void refetch()} />
  );
}

function LoadedLesson({ answer: now, backTo }: { answer: EnhancedLessonResponse; backTo: string }): ReactNode {
  // Content that comes meanwhile does not change a lesson that was begun.
  const [answer] = usePreservedState(`begun ${now.lesson.id}`, now);
  const facts = factsOf(answer);
  const teachers = useContent('teachers').ofLevels;
  const lesson = useMemo(() => fromServer(answer, teachers), [answer, teachers]);
  const [state, dispatch] = useLesson(lesson);
  const [hasSeenFilm, setHasSeenFilm] = usePreservedState(`film ${lesson.id}`, false);
  const claim = useClaim(backTo);
  const isCalm = useReducedMotion();
  const { steps } = lesson;
  const { voiceId } = answer.teacher;
  const video = filmIn(useContent('films'), answer);
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
