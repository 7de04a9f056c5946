import { useEffect, useRef, type ReactNode } from 'react';
import { TeacherPortrait, VisuallyHidden } from '@grove/ui';
import type { AiTeacher } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import type { Conversation } from '../model/conversation.ts';
import styles from './message-log.module.css';

/** What scrolls must be within reach of the keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

/** What was said, the newest at the end and in view. */
export function MessageLog({ conversation: { messages, pending }, teacher }: { conversation: Conversation; teacher: AiTeacher }): ReactNode {
  const t = useT();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [messages.length, pending]);
  return (
    <div ref={log} {...reachable} role="log" aria-label={t('talk.log', { name: teacher.name })} className={styles.log}>
      {messages.map(({ role, content, timestamp }) => (
        <div key={`${timestamp} ${role}`} className={`${styles.message} ${styles[role]}`}>
          {role === 'assistant' && <TeacherPortrait teacher={teacher.avatar} alt="" className={styles.face} />}
          <p className={styles.bubble}>
            <VisuallyHidden>{role === 'user' ? t('talk.you') : teacher.name}: </VisuallyHidden>
            {content}
          </p>
        </div>
      ))}
      {pending && (
        <div className={`${styles.message} ${styles.assistant}`}>
          <TeacherPortrait teacher={teacher.avatar} alt="" className={styles.face} />
          <p className={`${styles.bubble} ${styles.thinking}`}>{t('talk.thinking')}</p>
        </div>
      )}
    </div>
  );
}
