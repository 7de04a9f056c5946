import { useEffect, type ReactNode } from 'react';
import { useSpeech } from '@grove/platform';
import { Badge, Button, classNames, Icon } from '@grove/ui';
import { Dialog } from '@grove/ui/dialog';
import { SpeakingFace } from '../../../../common/speaking-face.tsx';
import { useT } from '../../../../translation.ts';
import type { EnhancedSubject } from '../model/enhanced-subjects.ts';
import styles from './meet-teacher.module.css';
import toned from './toned.module.css';

interface MeetTeacherProps {
  subject: EnhancedSubject;
  open: boolean;
  onClose: () => void;
}

/** 'Meet Teacher': the greeting to read and to hear, the specialties and the number of lessons. */
export function MeetTeacher({ subject, open, onClose }: MeetTeacherProps): ReactNode {
  const t = useT();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={subject.teacher.name}
      description={subject.teacher.title}
      closeLabel={t('enhanced.close')}
    >
      <Introduction subject={subject} />
    </Dialog>
  );
}

/** Mounted while the dialog is open, so that closing it ends the voice. */
function Introduction({ subject: { name, color, icon, teacher, lessons } }: { subject: EnhancedSubject }): ReactNode {
  const t = useT();
  const { status, key, speak, stop } = useSpeech();
  const line = { key: `meet ${teacher.id}`, text: teacher.greeting, voiceId: teacher.voiceId ?? null };
  const own = key === line.key ? status : 'idle';
  const isBusy = own === 'loading' || own === 'playing';
  useEffect(() => stop, [stop]);
  return (
    <div className={classNames(styles.meeting, toned.toned)} data-tone={color}>
      <div className={styles.face}>
        <SpeakingFace teacher={teacher.id} alt="" expression="happy" speaking={own === 'playing'} />
      </div>
      <div className={styles.words}>
        <p className={styles.greeting}>{teacher.greeting}</p>
        <Button variant="secondary" onClick={() => (isBusy ? stop() : speak(line))}>
          <Icon name={isBusy ? 'stop' : 'volume'} />
          {t(isBusy ? 'enhanced.listen.stop' : 'enhanced.listen', { name: teacher.name })}
        </Button>
        <p role="status" className={styles.trouble}>
          {own === 'failed' && t('enhanced.listen.failed')}
        </p>
      </div>
      <div className={styles.facts}>
        <h3 id="specialties" className={styles.title}>
          {t('enhanced.specialties')}
        </h3>
        <ul aria-labelledby="specialties" className={styles.specialties}>
          {teacher.specialties.map((specialty) => (
            <li key={specialty}>
              <Badge className={styles.specialty}>{specialty}</Badge>
            </li>
          ))}
        </ul>
        <p className={styles.count}>
          <Icon name={icon} />
          {t('enhanced.teaches', { count: lessons.length, subject: name })}
        </p>
      </div>
    </div>
  );
}
