import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Icon, TeacherFace } from '@grove/ui';
import type { AiTeacher } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { useConversation } from '../state/use-conversation.ts';
import { MessageInput } from './message-input.tsx';
import { MessageLog } from './message-log.tsx';
import styles from './conversation-panel.module.css';

/** The conversation with the chosen teacher. */
export function ConversationPanel({ teacher, sessionId }: { teacher: AiTeacher; sessionId: string }): ReactNode {
  const t = useT();
  const { conversation, setDraft, send } = useConversation(teacher, sessionId);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="teacher-name">
      <header className={styles.head}>
        <TeacherFace teacher={teacher.avatar} alt="" className={styles.face} expression={conversation.pending ? 'thinking' : 'happy'} />
        <div>
          <h2 id="teacher-name" className={styles.name}>{teacher.name}</h2>
          <p className={styles.title}>{teacher.title}</p>
        </div>
      </header>
      {conversation.failed && (
        <p className={styles.notSent}>
          <Icon name="warning" />
          {t('talk.notSent')}
          <Button variant="secondary" onClick={send}>
            <Icon name="refresh" />
            {t('talk.retry')}
          </Button>
        </p>
      )}
      <MessageLog conversation={conversation} teacher={teacher} />
      <MessageInput conversation={conversation} teacherName={teacher.name} onWrite={setDraft} onSend={send} />
    </section>
  );
}
