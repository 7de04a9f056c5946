import { useState, type ReactNode } from 'react';
import type { BlockKind } from '@grove/contracts';
import type { Caret, RobotWork } from '../../model/robot-work.ts';
import { dropped, isCarried, type Dragged } from './block-drag.ts';
import styles from './robot-activity.module.css';

interface BlockAnchorProps {
  /** The gap behind the anchor. */
  caret: Caret;
  kind: BlockKind | 'start';
  /** The end of a block that holds others. */
  isEnd?: boolean;
  work: RobotWork;
  isOpen: boolean;
  onCaret: (caret: Caret) => void;
  onDrop: (dragged: Dragged, caret: Caret) => void;
  children: ReactNode;
}

/** A line of the program. Pressing it chooses the gap behind it, and a block may be dropped on it. */
export function BlockAnchor({
  caret,
  kind,
  isEnd,
  work,
  isOpen,
  onCaret,
  onDrop,
  children,
}: BlockAnchorProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const isChosen =
    isOpen &&
    caret.parent === work.caret.parent &&
    caret.branch === work.caret.branch &&
    caret.index === work.caret.index;
  return (
    <button
      type="button"
      className={styles.block}
      data-kind={kind}
      data-end={isEnd || undefined}
      data-over={isOver || undefined}
      aria-pressed={isChosen}
      aria-disabled={!isOpen || undefined}
      onClick={() => isOpen && onCaret(caret)}
      onDragOver={(event) => {
        if (!isOpen || !isCarried(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const block = dropped(event);
        if (isOpen && block) onDrop(block, caret);
      }}
    >
      {children}
    </button>
  );
}
