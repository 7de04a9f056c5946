import type { ReactNode } from 'react';
import { filmOf, filmOfLesson } from '@grove/content';
import { Widget } from '@grove/platform';
import { Button, Icon, VisuallyHidden } from '@grove/ui';
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

/** 'Watch Intro': the film that leads into the lesson, in the media area's player (spec §2). Where there is none, or it is out of reach, the teacher greets instead. */
export function IntroDialog({ open, onClose, lesson }: IntroDialogProps): ReactNode {
  const t = useT();
  const { name } = lesson.teacher;
  const title = t('intro.title', { lesson: lesson.title });
  const src = filmOfLesson(lesson.id);
  const film = src === null ? null : filmOf(src);
  const greeting = (text: string): ReactNode => (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={text} closeLabel={t('player.close')}>
      <Greeting teacher={lesson.teacher} />
    </Dialog>
  );
  if (src === null || !film) return greeting(t('intro.text', { name }));
  if (!open) return undefined;
  const loading = (
    <div role="status">
      <VisuallyHidden>{t('intro.loading')}</VisuallyHidden>
    </div>
  );
  return <Widget name="mf-media/player" props={{ video: { src, title, poster: film.poster }, onClose }} loading={loading} fallback={() => greeting(t('intro.failed', { name }))} />;
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
