import type { ReactNode } from 'react';
import { useContent, Widget } from '@grove/platform';
import { Button, Icon, VisuallyHidden } from '@grove/ui';
import { Dialog } from '@grove/ui/dialog';
import { SpeakingFace } from '../../../../common/speaking-face.tsx';
import { useT } from '../../../../translation.ts';
import type { PlayerLesson } from '../model/lesson.ts';
import { introOf } from '../model/opening.ts';
import { useReading } from '../../read-aloud/index.ts';
import styles from './intro-dialog.module.css';

interface IntroDialogProps {
  open: boolean;
  onClose: () => void;
  lesson: PlayerLesson;
}

/** 'Watch Intro': the media area's player with the film that leads into the lesson, or with the lesson's own opening (spec §2). While the player is out of reach the teacher greets instead. */
export function IntroDialog({ open, onClose, lesson }: IntroDialogProps): ReactNode {
  const t = useT();
  const films = useContent('films');
  if (!open) return undefined;
  const title = t('intro.title', { lesson: lesson.title });
  const loading = (
    <div role="status">
      <VisuallyHidden>{t('intro.loading')}</VisuallyHidden>
    </div>
  );
  const greeting = (): ReactNode => (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={t('intro.failed', { name: lesson.teacher.name })}
      closeLabel={t('player.close')}
    >
      <Greeting teacher={lesson.teacher} />
    </Dialog>
  );
  return (
    <Widget
      name="mf-media/player"
      props={{ video: introOf(films, lesson, { title, lead: t('details.objectives') }), onClose }}
      loading={loading}
      fallback={greeting}
    />
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
