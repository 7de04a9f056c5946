import type { ReactNode } from 'react';
import type { PlayerLesson } from '../model/lesson.ts';
import { AskDialog } from './ask-dialog.tsx';
import { IntroDialog } from './intro-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';

export type SheetName = 'intro' | 'ask' | 'notes';

export interface LessonSheetsProps {
  /** The one that lies over the lesson. */
  open: SheetName | null;
  onClose: () => void;
  lesson: PlayerLesson;
  slide: number;
}

/** What a learner may lay over the lesson. */
export function LessonSheets({ open, onClose, lesson, slide }: LessonSheetsProps): ReactNode {
  return (
    <>
      <IntroDialog open={open === 'intro'} onClose={onClose} lesson={lesson} />
      <AskDialog open={open === 'ask'} onClose={onClose} lesson={lesson} slide={slide} />
      <NotesDialog open={open === 'notes'} onClose={onClose} lesson={lesson} />
    </>
  );
}
