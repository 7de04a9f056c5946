import type { ReactNode } from 'react';
import { Widget } from '@grove/platform';
import { Button, ButtonLink, ErrorState, Skeleton, VisuallyHidden } from '@grove/ui';
import { Dialog } from '@grove/ui/dialog';
import { useT } from '../../../../translation.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import styles from './ask-dialog.module.css';

interface AskDialogProps {
  open: boolean;
  onClose: () => void;
  lesson: PlayerLesson;
  slide: number;
}

/** 'Ask AI Teacher': the chat area's widget, which knows the slide and never gives its key away. */
export function AskDialog({ open, onClose, lesson: { id, steps, teacher }, slide }: AskDialogProps): ReactNode {
  const t = useT();
  const loading = (
    <div role="status">
      <VisuallyHidden>{t('ask.loading')}</VisuallyHidden>
      <Skeleton className={styles.loading} />
    </div>
  );
  const fallback = (retry: () => void): ReactNode => (
    <ErrorState
      icon="warning"
      title={t('ask.failed.title')}
      text={t('ask.failed.text')}
      actions={
        <>
          <Button onClick={retry}>{t('player.error.retry')}</Button>
          <ButtonLink variant="secondary" to={`/ai-chat?teacherId=${teacher.chatTeacherId}`}>
            {t('ask.page')}
          </ButtonLink>
        </>
      }
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('player.ask')}
      closeLabel={t('player.close')}
      className={styles.sheet}
    >
      <Widget
        name="mf-chat/ask-teacher"
        props={{ teacherId: teacher.chatTeacherId, lesson: { id, slide }, about: steps[slide]!.title }}
        loading={loading}
        fallback={fallback}
      />
    </Dialog>
  );
}
