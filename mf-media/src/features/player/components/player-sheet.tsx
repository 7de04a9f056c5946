import type { ReactNode, RefObject } from 'react';
import { Dialog } from '@grove/ui/dialog';
import { useT } from '../../../translation.ts';
import { leaveFullscreen } from '../state/use-fullscreen.ts';
import styles from './player-sheet.module.css';

interface PlayerSheetProps {
  title: string;
  onClose: () => void;
  /** The sheet itself, which can fill the screen. */
  sheet: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Lies over the whole window (spec §2). Escape leaves the fullscreen first, then closes. */
export function PlayerSheet({ title, onClose, sheet, children }: PlayerSheetProps): ReactNode {
  const t = useT();
  const onEscapeKeyDown = (event: Event): void => {
    if (!document.fullscreenElement) return;
    event.preventDefault();
    leaveFullscreen();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('player.close')}
      className={styles.overlay}
      sheet={{ ref: sheet, onEscapeKeyDown, 'data-place': 'night' }}
    >
      {children}
    </Dialog>
  );
}
