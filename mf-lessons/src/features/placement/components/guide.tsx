import type { ReactNode } from 'react';
import type { AiTeacher } from '@grove/contracts';
import { Button, Icon } from '@grove/ui';
import { SpeakingFace } from '../../../common/speaking-face.tsx';
import { useT } from '../../../translation.ts';
import type { Hearing } from '../state/use-hearing.ts';
import styles from './guide.module.css';

/** The teacher who leads through the placement: a word (`children`), and the voice that reads the step aloud. */
export function Guide({
  teacher,
  hearing,
  children,
}: {
  teacher: AiTeacher;
  hearing: Hearing;
  children: string;
}): ReactNode {
  const t = useT();
  return (
    <>
      <div className={styles.guide}>
        <span className={styles.face}>
          <SpeakingFace
            teacher={teacher.avatar ?? undefined}
            alt=""
            speaking={hearing.isSpeaking}
            expression="encouraging"
          />
        </span>
        <p className={styles.bubble}>{children}</p>
        <Button variant="secondary" onClick={hearing.toggle}>
          <Icon name={hearing.isBusy ? 'stop' : 'volume'} />
          {t(hearing.isBusy ? 'placement.hush' : 'placement.hear')}
        </Button>
      </div>
      <p role="status" className={styles.trouble}>
        {hearing.hasFailed && t('placement.voice.failed')}
      </p>
    </>
  );
}
