import type { SampleLine } from '@grove/contracts';
import { classNames, TeacherPortrait, VisuallyHidden } from '@grove/ui';
import { useT } from '../translation.ts';
import styles from './conversation.module.css';

export interface ConversationProps {
  label: string;
  lines: readonly SampleLine[];
  teacher: { name: string; avatar: string | undefined };
}

/** A short sample conversation, read from top to bottom. */
export function Conversation({ label, lines, teacher }: ConversationProps) {
  const t = useT();
  return (
    <ol aria-label={label} className={styles.lines}>
      {lines.map(({ role, text }) => (
        <li key={text} className={classNames(styles.line, styles[role])}>
          {role === 'teacher' && <TeacherPortrait teacher={teacher.avatar} alt="" className={styles.portrait} />}
          <p className={styles.bubble}>
            <VisuallyHidden>{role === 'teacher' ? teacher.name : t('demo.learner')}: </VisuallyHidden>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
