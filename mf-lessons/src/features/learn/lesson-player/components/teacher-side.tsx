import type { ReactNode } from 'react';
import type { Outcome } from '@grove/contracts';
import { IconButton } from '@grove/ui';
import { SpeakingFace } from '../../../../common/speaking-face.tsx';
import { useT } from '../../../../translation.ts';
import type { PlayerTeacher } from '../model/lesson.ts';
import type { Reading } from '../../read-aloud/index.ts';
import styles from './teacher-side.module.css';

interface TeacherSideProps {
  teacher: PlayerTeacher;
  outcome: Outcome | null;
  reading: Reading;
  onListen: () => void;
  isFirst: boolean;
  /** How the lesson went, on its last slide. */
  ending: 'done' | 'tried' | 'untried' | null;
}

/** The teacher beside the slide: greets at the start, is glad with the learner, and stays friendly otherwise. On narrow screens the voice has its switch here, because the quick actions stand below the slide. */
export function TeacherSide({ teacher, outcome, reading, onListen, isFirst, ending }: TeacherSideProps): ReactNode {
  const t = useT();
  const expression =
    ending === 'done' || outcome?.kind === 'correct' ? 'happy' : outcome || ending ? 'encouraging' : 'neutral';
  const words = ending
    ? t(ending === 'done' ? 'teacher.end' : `teacher.end.${ending}`)
    : outcome
      ? t(`teacher.${outcome.kind}`)
      : t(isFirst ? 'teacher.hello' : 'teacher.ready', { name: teacher.name });
  return (
    <div className={styles.teacher}>
      <div className={styles.face}>
        <SpeakingFace teacher={teacher.drawing} alt="" speaking={reading.isSpeaking} expression={expression} />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{teacher.name}</p>
        <p className={styles.office}>{teacher.title}</p>
        <p className={styles.bubble}>{words}</p>
      </div>
      {teacher.voiceId && <VoiceSwitch name={teacher.name} isBusy={reading.isBusy} onListen={onListen} />}
    </div>
  );
}

function VoiceSwitch({ name, isBusy, onListen }: { name: string; isBusy: boolean; onListen: () => void }): ReactNode {
  const t = useT();
  return (
    <IconButton
      className={styles.voice}
      icon={isBusy ? 'stop' : 'volume'}
      label={t(isBusy ? 'intro.stop' : 'intro.hear', { name })}
      onClick={onListen}
    />
  );
}
