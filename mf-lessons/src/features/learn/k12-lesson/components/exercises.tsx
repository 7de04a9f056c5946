import { useRef, type ReactNode } from 'react';
import { Button, Icon, Progress } from '@grove/ui';
import { ReadingBar, SpokenContext } from '../../read-aloud/index.ts';
import {
  type LessonAction,
  type LessonState,
  type PlayerLesson,
  Slide,
  useSlideReading,
} from '../../lesson-player/index.ts';
import { useT } from '../../../../translation.ts';
import styles from './exercises.module.css';

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
  const { reading, spoken } = useSlideReading(lesson, state, voiceId);
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
      <SpokenContext value={spoken}>
        <Slide key={state.slide} lesson={lesson} state={state} follows dispatch={dispatch} onClaim={onClaim} />
      </SpokenContext>
    </>
  );
}
