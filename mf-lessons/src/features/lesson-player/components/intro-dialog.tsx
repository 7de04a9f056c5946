import type { ReactNode } from 'react';
import { Button, Icon } from '@grove/ui';
import { Dialog } from '@grove/ui/dialog';
import { SpeakingFace } from '../../../common/speaking-face.tsx';
import { useT } from '../../../translation.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { useReading } from '../../../common/question/use-reading.ts';
import styles from './intro-dialog.module.css';

interface IntroDialogProps {
  open: boolean;
  onClose: () => void;
  lesson: PlayerLesson;
}

/** 'Watch Intro': there is no film of a lesson yet, and the dialog says so; the teacher greets instead. */
export function IntroDialog({ open, onClose, lesson }: IntroDialogProps): ReactNode {
  const t = useT();
  const { name } = lesson.teacher;
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('intro.title', { lesson: lesson.title })} description={t('intro.text', { name })} closeLabel={t('player.close')}>
      <Greeting teacher={lesson.teacher} />
    </Dialog>
  );
}

/** The teacher says the greeting. Mounted while the dialog is open, so that closing it ends the voice. */
function Greeting({ teacher }: { teacher: PlayerLesson['teacher'] }): ReactNode {
  const t = useT();
  const { name, drawing, greeting, voiceId } = teacher;
  const reading = useReading(`greeting ${name}`, greeting, voiceId);
  return (
    <div className={styles.greeting}>
      <div className={styles.face}>
        <SpeakingFace teacher={drawing} alt="" expression="happy" speaking={reading.isSpeaking} />
      </div>
      <div className={styles.words}>
        <p>{greeting}</p>
        <Button variant="secondary" onClick={reading.toggle}>
          <Icon name={reading.isBusy ? 'stop' : 'volume'} />
          {t(reading.isBusy ? 'intro.stop' : 'intro.hear', { name })}
        </Button>
        <p role="status">{reading.hasFailed && t('player.listen.failed')}</p>
      </div>
    </div>
  );
}
