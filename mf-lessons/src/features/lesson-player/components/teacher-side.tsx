import type { ReactNode } from 'react';
import type { Outcome } from '@grove/contracts';
import { SpeakingFace } from '../../../common/speaking-face.tsx';
import { useT } from '../../../translation.ts';
import type { PlayerTeacher } from '../model/lesson.ts';
import type { Reading } from '../../../common/question/use-reading.ts';
import styles from './teacher-side.module.css';

interface TeacherSideProps {
  teacher: PlayerTeacher;
  outcome: Outcome | null;
  reading: Reading;
  isFirst: boolean;
  isEnd: boolean;
}

/** The teacher beside the slide: greets at the start, is glad with the learner, and stays friendly otherwise. */
export function TeacherSide({ teacher, outcome, reading, isFirst, isEnd }: TeacherSideProps): ReactNode {
  const t = useT();
  const expression = isEnd || outcome?.kind === 'correct' ? 'happy' : outcome ? 'encouraging' : 'neutral';
  const words = isEnd ? t('teacher.end') : outcome ? t(`teacher.${outcome.kind}`) : t(isFirst ? 'teacher.hello' : 'teacher.ready', { name: teacher.name });
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
    </div>
  );
}
