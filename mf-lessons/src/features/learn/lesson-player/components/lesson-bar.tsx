import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, IconButton } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import type { LessonAction } from '../model/lesson-engine.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { canPlay, isWaiting } from '../model/selectors.ts';
import { recordOf, type LessonState } from '../model/state.ts';
import styles from './lesson-bar.module.css';

interface LessonBarProps {
  lesson: PlayerLesson;
  state: LessonState;
  dispatch: (action: LessonAction) => void;
  backTo: string;
}

/** The way out, the lesson's title, how far it is, play or pause, restart. */
export function LessonBar({ lesson, state, dispatch, backTo }: LessonBarProps): ReactNode {
  const t = useT();
  const { steps } = lesson;
  return (
    <div className={styles.bar}>
      <Link to={backTo} className={styles.back}>
        <Icon name="back" />
        <span>{t('player.leave')}</span>
      </Link>
      <h1 className={styles.title}>{lesson.title}</h1>
      <div className={styles.controls}>
        <IconButton
          icon={state.isPlaying ? 'pause' : 'play'}
          label={t(state.isPlaying ? 'player.pause' : 'player.play')}
          disabled={!canPlay(steps, state)}
          onClick={() => dispatch({ type: state.isPlaying ? 'pause' : 'play' })}
        />
        <IconButton icon="restart" label={t('player.restart')} onClick={() => dispatch({ type: 'restart' })} />
      </div>
      <Trail lesson={lesson} state={state} />
      <p role="status" className={styles.waiting}>
        {isWaiting(steps, state) && t('player.waiting')}
      </p>
    </div>
  );
}

/** The progress bar as a trail with a stone for every slide. */
function Trail({ lesson: { steps }, state }: Pick<LessonBarProps, 'lesson' | 'state'>): ReactNode {
  const t = useT();
  const place = state.slide + 1;
  return (
    <div
      className={styles.trail}
      role="progressbar"
      aria-label={t('player.progress')}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={place}
      aria-valuetext={t('player.progress.value', { place, count: steps.length })}
      style={{ '--share': state.slide / (steps.length - 1) }}
    >
      {steps.map((step, slide) => (
        <span
          key={step.title}
          className={styles.stone}
          data-kind={step.type}
          data-passed={slide < state.slide ? '' : undefined}
          data-here={slide === state.slide ? '' : undefined}
          data-right={recordOf(state, slide).outcome?.kind === 'correct' ? '' : undefined}
        />
      ))}
    </div>
  );
}
