import { useRef, type ReactNode } from 'react';
import { Button, Icon, Progress } from '@grove/ui';
import { SpokenContext } from '../common/spoken-text.tsx';
import { firstWords, spokenText } from '../common/spoken.ts';
import { ReadingBar } from '../common/question/reading-bar.tsx';
import { Slide } from '../features/lesson-player/components/slide.tsx';
import type { LessonAction } from '../features/lesson-player/model/lesson-engine.ts';
import type { PlayerLesson } from '../features/lesson-player/model/lesson.ts';
import { openRungs } from '../common/question/record.ts';
import { questionOf } from '../features/lesson-player/model/selectors.ts';
import { slideParts } from '../common/question/slide-parts.ts';
import { recordOf, type LessonState } from '../features/lesson-player/model/state.ts';
import { useReading } from '../common/question/use-reading.ts';
import { useT } from '../translation.ts';
import styles from './k12-platform-page-exercises.module.css';

interface ExercisesProps {
  lesson: PlayerLesson;
  state: LessonState;
  dispatch: (action: LessonAction) => void;
  voiceId: string | null;
  onClaim: () => void;
}

/** A lesson without video (spec §2): its exercises, slide by slide, as in the lesson player. */
export function Exercises({ lesson, state, dispatch, voiceId, onClaim }: ExercisesProps): ReactNode {
  const t = useT();
  const listen = useRef<HTMLButtonElement>(null);
  const { steps } = lesson;
  const step = steps[state.slide]!;
  const record = recordOf(state, state.slide);
  const parts = slideParts(step, questionOf(steps, state), openRungs(step, record));
  const key = `k12 ${lesson.id} ${state.slide} ${record.isVariant ? 'variant' : 'own'}`;
  const reading = useReading(key, spokenText(parts), voiceId);
  return (
    <>
      <div className={styles.top}>
        <p className={styles.note}>
          <strong>{t('k12.interactive')}</strong> {t('k12.interactive.text')}
        </p>
        {voiceId && (
          <Button ref={listen} variant="secondary" onClick={reading.toggle}>
            <Icon name={reading.isBusy ? 'stop' : 'headphones'} />
            {t(reading.isBusy ? 'player.listen.stop' : 'player.listen')}
          </Button>
        )}
        <Progress
          value={state.slide}
          max={Math.max(1, steps.length - 1)}
          label={t('player.progress')}
          valueText={t('player.progress.value', { place: state.slide + 1, count: steps.length })}
          className={styles.bar}
        />
        <ReadingBar reading={reading} opener={listen} />
      </div>
      <SpokenContext value={{ key, firstWords: firstWords(parts) }}>
        <Slide key={state.slide} lesson={lesson} state={state} dispatch={dispatch} onClaim={onClaim} />
      </SpokenContext>
    </>
  );
}
