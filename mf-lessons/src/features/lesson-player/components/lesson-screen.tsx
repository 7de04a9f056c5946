import { useCallback, useState, type ReactNode } from 'react';
import type { StepAnswer } from '@grove/contracts';
import { useKeptState, usePagePlace, usePageTitle, useReducedMotion } from '@grove/platform';
import { SceneBackdrop } from '@grove/ui';
import { isYoung, placeOfGrade } from '../../../common/place-of-grade.ts';
import { SpokenContext } from '../../../common/spoken-text.tsx';
import type { LessonAction } from '../model/lesson-engine.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { answersOf, endingOf } from '../model/selectors.ts';
import { recordOf } from '../model/state.ts';
import { useLesson } from '../state/use-lesson.ts';
import { useSheets } from '../state/use-sheets.ts';
import { Confetti } from './confetti.tsx';
import { LessonBar } from './lesson-bar.tsx';
import { LessonPanels } from './lesson-panels.tsx';
import type { SheetName } from './lesson-sheets.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Slide } from './slide.tsx';
import { TeacherSide } from './teacher-side.tsx';
import { useSlideReading } from './use-slide.ts';
import styles from './lesson-screen.module.css';

/** A finished lesson that is being claimed. */
type OnClaim = (lesson: Pick<PlayerLesson, 'id' | 'title' | 'xpReward'> & { answers: readonly StepAnswer[] }) => void;

interface LessonScreenProps {
  lesson: PlayerLesson;
  backTo: string;
  onClaim: OnClaim;
  notice?: string | undefined;
  children?: ReactNode;
}

/** The lesson player (spec §2): a calm stage in the place of the grade, the slide, and the teacher beside it. `notice` says why another lesson than the wanted one is shown; `children` stand below the stage. */
export function LessonScreen({ lesson, backTo, onClaim, notice, children }: LessonScreenProps): ReactNode {
  const [state, change] = useLesson(lesson);
  const [hasMoved, setHasMoved] = useState(false);
  const dispatch = useCallback(
    (action: LessonAction) => {
      setHasMoved(true);
      change(action);
    },
    [change],
  );
  const [sheet, setSheet] = useKeptState<SheetName | null>(`sheet ${lesson.id}`, null);
  const [Sheets, askForSheets] = useSheets();
  const isCalm = useReducedMotion();
  const { steps, teacher } = lesson;
  const record = recordOf(state, state.slide);
  const place = placeOfGrade(lesson.grade);
  const ending = state.slide === steps.length - 1 ? endingOf(steps, state) : null;
  const { reading, spoken } = useSlideReading(lesson, state, teacher.voiceId, sheet !== null);
  usePagePlace(place);
  usePageTitle(lesson.title);

  const close = (): void => setSheet(null);
  // The slides wait while the learner listens, writes or looks at something else.
  const open = (next: SheetName): void => {
    dispatch({ type: 'pause' });
    askForSheets();
    setSheet(next);
  };
  const listen = (): void => {
    dispatch({ type: 'pause' });
    reading.toggle();
  };
  const claim = (): void => {
    dispatch({ type: 'claim' });
    onClaim({ ...lesson, answers: answersOf(steps, state) });
  };

  return (
    <div
      className={styles.stage}
      data-place={place}
      data-moved={hasMoved ? '' : undefined}
      data-band={isYoung(lesson.grade) ? 'young' : undefined}
    >
      <SceneBackdrop scene={place} eager className={styles.scene} />
      <LessonBar lesson={lesson} state={state} dispatch={dispatch} backTo={backTo} />
      {notice && <p className={styles.notice}>{notice}</p>}
      <div className={styles.board}>
        <SpokenContext value={spoken}>
          <Slide
            key={state.slide}
            lesson={lesson}
            state={state}
            follows={hasMoved}
            dispatch={dispatch}
            onClaim={claim}
          />
        </SpokenContext>
        <aside className={styles.side} aria-label={teacher.name}>
          <TeacherSide
            teacher={teacher}
            outcome={record.outcome}
            reading={reading}
            onListen={listen}
            isFirst={state.slide === 0}
            ending={ending}
          />
          <QuickActions
            reading={reading}
            onListen={listen}
            onAsk={() => open('ask')}
            onIntro={() => open('intro')}
            onNotes={() => open('notes')}
          />
        </aside>
      </div>
      {children && <div className={styles.more}>{children}</div>}
      <LessonPanels lesson={lesson} />
      {Sheets && <Sheets open={sheet} onClose={close} lesson={lesson} slide={state.slide} />}
      {state.hasArrived && !isCalm && <Confetti />}
    </div>
  );
}
