import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Icon, TeacherFace } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { isFresh, lastSource, sendable } from '../model/conversation.ts';
import { useConversation, type KeptConversation, type Talk } from '../state/use-conversation.ts';
import { useAnswersAloud, useIsHeard, useReadsAnswers } from '../state/use-read-aloud.ts';
import { MessageInput } from './message-input.tsx';
import { MessageLog } from './message-log.tsx';
import { NotSent } from './not-sent.tsx';
import { Suggestions } from './suggestions.tsx';
import { TalkState } from './talk-state.tsx';
import styles from './conversation-panel.module.css';

/** Levels whose learners get larger letters and targets. */
const youngLevels: ReadonlySet<number> = new Set([1, 2]);

interface ConversationPanelProps {
  talk: Talk;
  kept: KeptConversation;
  /** Questions to start with. */
  suggestions: readonly string[];
}

/** The conversation with a teacher. */
export function ConversationPanel({ talk, kept, suggestions }: ConversationPanelProps): ReactNode {
  const { teacher, sessionId } = talk;
  const [conversation] = kept;
  const { setDraft, send, stop } = useConversation(talk, kept);
  useAnswersAloud(conversation.messages, sessionId, teacher.voiceId);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="teacher-name" data-band={youngLevels.has(teacher.levelId) ? 'young' : undefined}>
      <PanelHead talk={talk} isThinking={conversation.pending} />
      {conversation.failed && <NotSent key={conversation.waitUntil} waitUntil={conversation.waitUntil} canRetry={sendable(conversation) !== null} onRetry={() => send()} />}
      <MessageLog conversation={conversation} teacher={teacher} sessionId={sessionId}>
        {isFresh(conversation) && <Suggestions questions={suggestions} onAsk={send} />}
      </MessageLog>
      <MessageInput conversation={conversation} teacherName={teacher.name} onWrite={setDraft} onSend={() => send()} onStop={stop} />
      <TalkState source={lastSource(conversation)} />
    </section>
  );
}

function PanelHead({ talk: { teacher, sessionId }, isThinking }: { talk: Talk; isThinking: boolean }): ReactNode {
  const t = useT();
  const isHeard = useIsHeard(sessionId);
  const [readsAnswers, setReadsAnswers] = useReadsAnswers();
  return (
    <header className={styles.head}>
      <TeacherFace teacher={teacher.avatar} alt="" className={styles.face} expression={isThinking ? 'thinking' : 'happy'} speaking={isHeard} />
      <div>
        <h2 id="teacher-name" className={styles.name}>{teacher.name}</h2>
        <p className={styles.title}>{teacher.title}</p>
      </div>
      {teacher.voiceId && (
        <Button variant="secondary" className={styles.aloud} aria-pressed={readsAnswers} title={t('voice.answers')} onClick={() => setReadsAnswers(!readsAnswers)}>
          <Icon name={readsAnswers ? 'volume' : 'mute'} />
          <span className={styles.word}>{t('voice.answers')}</span>
        </Button>
      )}
    </header>
  );
}
