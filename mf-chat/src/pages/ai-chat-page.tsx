import { useState, type ReactNode } from 'react';
import { chatStarters } from '@grove/content';
import type { AiTeacher } from '@grove/contracts';
import { createSessionId, useRead } from '@grove/platform';
import { ButtonLink, Icon, SceneBackdrop } from '@grove/ui';
import { ConversationPanel } from '../features/conversation/components/conversation-panel.tsx';
import { StartHints } from '../features/conversation/components/start-hints.tsx';
import { greet } from '../features/conversation/model/conversation.ts';
import { TeacherList } from '../features/teachers/components/teacher-list.tsx';
import { useTeacherChoice } from '../features/teachers/state/use-teacher-choice.ts';
import { useT } from '../translation.ts';
import styles from './ai-chat-page.module.css';

/** `/ai-chat`: choose a teacher at the left, talk at the right. */
export function AiChatPage(): ReactNode {
  const t = useT();
  const { data: teachers } = useRead('aiTeachers');
  const [teacher, choose] = useTeacherChoice(teachers);
  const [sessionId] = useState(() => createSessionId());
  return (
    <div className={styles.page}>
      <SceneBackdrop scene="forest" className={styles.scene} eager />
      <div className={styles.inner}>
        <header className={styles.head}>
          <ButtonLink to="/" variant="secondary">
            <Icon name="back" />
            {t('chat.back')}
          </ButtonLink>
          <div className={styles.sign}>
            <h1 className={styles.title}>{t('chat.heading')}</h1>
            <p>{t('chat.honest')}</p>
          </div>
        </header>
        <div className={styles.room} data-chosen={teacher ? '' : undefined}>
          <TeacherList chosen={teacher} onChoose={choose} />
          <div className={styles.talk}>{teacher ? <FreshTalk key={teacher.id} teacher={teacher} sessionId={sessionId} /> : <StartHints />}</div>
        </div>
      </div>
    </div>
  );
}

/** A talk that begins with the greeting and ends with the choice of another teacher. */
function FreshTalk({ teacher, sessionId }: { teacher: AiTeacher; sessionId: string }): ReactNode {
  const kept = useState(() => greet(teacher, Date.now()));
  return <ConversationPanel talk={{ teacher, sessionId }} kept={kept} suggestions={chatStarters[teacher.id] ?? []} />;
}
