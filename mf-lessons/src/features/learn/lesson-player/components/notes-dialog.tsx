import { useState, type ReactNode } from 'react';
import { Button, Icon } from '@grove/ui';
import { Dialog } from '@grove/ui/dialog';
import { useT } from '../../../../translation.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { exportNotes, useNotes } from '../state/use-notes.ts';
import styles from './notes-dialog.module.css';

/** 'Take Notes': saved as they are written, on this device; to take away as a text file, or to erase. */
export function NotesDialog({
  open,
  onClose,
  lesson,
}: {
  open: boolean;
  onClose: () => void;
  lesson: PlayerLesson;
}): ReactNode {
  const t = useT();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('notes.title')}
      description={t('notes.text')}
      closeLabel={t('player.close')}
    >
      <Sheet lesson={lesson} />
    </Dialog>
  );
}

function Sheet({ lesson: { id, title } }: { lesson: PlayerLesson }): ReactNode {
  const t = useT();
  const [text, save] = useNotes(id);
  const [isSure, setIsSure] = useState(false);
  const erase = (): void => {
    if (isSure) save('');
    setIsSure(!isSure);
  };
  return (
    <div className={styles.sheet}>
      <textarea
        className={styles.paper}
        aria-label={t('notes.label', { lesson: title })}
        rows={8}
        value={text}
        onChange={(event) => save(event.target.value)}
      />
      <div className={styles.actions}>
        <Button variant="secondary" disabled={text === ''} onClick={() => exportNotes(id, text)}>
          <Icon name="download" />
          {t('notes.export')}
        </Button>
        <Button variant="quiet" disabled={text === ''} onClick={erase} onBlur={() => setIsSure(false)}>
          <Icon name="trash" />
          {t(isSure ? 'notes.sure' : 'notes.erase')}
        </Button>
      </div>
    </div>
  );
}
