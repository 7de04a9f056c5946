import { useCallback, useState, type ReactNode } from 'react';
import type { StepAnswer } from '@grove/contracts';
import { usePreservedState, usePagePlace, usePageTitle, useReducedMotion } from '@grove/platform';
import { SceneBackdrop } from '@grove/ui';
import { isYoung, placeOfGrade } from '../../../../common/grade-traits.ts';
import { type Reading, SpokenContext } from '../../read-aloud/index.ts';
import type { LessonAction } from '../model/lesson-engine.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { answersOf, endingOf } from '../model/selectors.ts';
import { recordOf, type LessonState } from '../model/state.ts';
import { useLesson } from '../state/use-lesson.ts';
import { useSheets } from '../state/use-sheets.ts';
import { Confetti } from './confetti.tsx';
import { LessonBar } from './lesson-bar.tsx';
import { LessonPanels } from './lesson-panels.tsx';
import type { SheetName } from './lesson-sheets.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Slide } from './slide.tsx';
import { TeacherSide } from './teacher-side.tsx';
import { useSlideReading } from '../state/use-slide.ts';
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
export function LessonScreen({ lesson: now, backTo, onClaim, notice, children }: LessonScreenProps): ReactNode {
  // Content that comes meanwhile does not change a lesson that was begun.
  const [lesson] = usePreservedState(`begun ${now.id}`, now);
  const { state, dispatch, hasMoved } = useMoves(lesson);
  const { sheet, Sheets, open, close } = useSheet(lesson, dispatch);
  const isCalm = useReducedMotion();
  const { steps, teacher } = lesson;
  const place = placeOfGrade(lesson.grade);
  const ending = state.slide === steps.length - 1 ? endingOf(steps, state) : null;
  const { reading, spoken } = useSlideReading(lesson, state, teacher.voiceId, sheet !== null);
  usePagePlace(place);
  usePageTitle(lesson.title);

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
        <Side lesson={lesson} state={state} ending={ending} reading={reading} onListen={listen} onOpen={open} />
      </div>
      {children && <div className={styles.more}>{children}</div>}
      <LessonPanels lesson={lesson} />
      {Sheets && <Sheets open={sheet} onClose={close} lesson={lesson} slide={state.slide} />}
      {state.hasArrived && !isCalm && <Confetti />}
    </div>
  );
}

interface SideProps {
  lesson: PlayerLesson;
  state: LessonState;
  ending: ReturnType<typeof endingOf> | null;
  reading: Reading;
  onListen: () => void;
  onOpen: (sheet: SheetName) => void;
}

/** The teacher beside the slide, and what can be had besides. */
function Side({ lesson: { teacher }, state, ending, reading, onListen, onOpen }: SideProps): ReactNode {
  return (
    <aside className={styles.side} aria-label={teacher.name}>
      <TeacherSide
        teacher={teacher}
        outcome={recordOf(state, state.slide).outcome}
        reading={reading}
        onListen={onListen}
        isFirst={state.slide === 0}
        ending={ending}
      />
      <QuickActions
        reading={reading}
        onListen={onListen}
        onAsk={() => onOpen('ask')}
        onIntro={() => onOpen('intro')}
        onNotes={() => onOpen('notes')}
      />
    </aside>
  );
}

/** The lesson as it stands, and whether the learner has done anything in it since the page was opened. */
function useMoves(lesson: PlayerLesson) {
  const [state, change] = useLesson(lesson);
  const [hasMoved, setHasMoved] = useState(false);
  const dispatch = useCallback(
    (action: LessonAction) => {
      setHasMoved(true);
      change(action);
    },
    [change],
  );
  return { state, dispatch, hasMoved };
}

/** What lies over the slide. The slides wait while the learner listens, writes or looks at something else. */
function useSheet(lesson: PlayerLesson, dispatch: (action: LessonAction) => void) {
  const [sheet, setSheet] = usePreservedState<SheetName | null>(`sheet ${lesson.id}`, null);
  const [Sheets, askForSheets] = useSheets();
  const open = (next: SheetName): void => {
    dispatch({ type: 'pause' });
    askForSheets();
    setSheet(next);
  };
  return { sheet, Sheets, open, close: () => setSheet(null) };
}
