import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { AiTeacher } from '@grove/contracts';
import { Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { Conversation } from '../model/conversation.ts';
import { voiceKey } from '../state/use-read-aloud.ts';
import { ComingReply, LearnerMessage, TeacherMessage } from './message.tsx';
import styles from './message-log.module.css';

/** What scrolls must be within reach of the keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

interface MessageLogProps {
  conversation: Conversation;
  teacher: AiTeacher;
  sessionId: string;
  /** Stands below the messages. */
  children: ReactNode;
}

/** What was said, below a word about who answers and what is kept; the newest at the end and in view. */
export function MessageLog({
  conversation: { messages, pending, written },
  teacher,
  sessionId,
  children,
}: MessageLogProps): ReactNode {
  const t = useT();
  const log = useNewestInView(messages.length, pending, written);
  return (
    <div ref={log} {...reachable} role="group" aria-labelledby="teacher-name" className={styles.scroller}>
      <div role="log" aria-label={t('talk.log', { name: teacher.name })} className={styles.log}>
        <p className={styles.honest}>
          <Icon name="shield" />
          {t('chat.honest')}
        </p>
        {messages.map((message, index) => {
          const key = `${message.timestamp} ${message.role}`;
          if (message.role === 'user') return <LearnerMessage key={key} content={message.content} />;
          return <TeacherMessage key={key} message={message} teacher={teacher} voice={voiceKey(sessionId, index)} />;
        })}
        {pending && <ComingReply written={written} teacher={teacher} />}
      </div>
      {children}
    </div>
  );
}

/**
 * Keeps the newest in view, as far down as its first line stays visible: a long answer is read from its beginning. A learner who scrolls is left alone until
 * the next message.
 */
function useNewestInView(count: number, pending: boolean, written: string): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  useEffect(() => {
    const leave = (): void => {
      isFollowing.current = false;
    };
    const element = log.current;
    for (const name of ['wheel', 'touchmove', 'keydown']) element?.addEventListener(name, leave, { passive: true });
    return () => {
      for (const name of ['wheel', 'touchmove', 'keydown']) element?.removeEventListener(name, leave);
    };
  }, []);
  useEffect(() => {
    isFollowing.current = true;
  }, [count]);
  useEffect(() => {
    const element = log.current;
    const newest = Array.from(element?.querySelectorAll<HTMLElement>('[data-said]') ?? []).at(-1);
    const isOpening = count === 1 && !pending;
    if (!element || !newest || isOpening || !isFollowing.current) return;
    element.scrollTop = Math.min(element.scrollHeight - element.clientHeight, newest.offsetTop - 16);
  }, [count, pending, written]);
  return log;
}
