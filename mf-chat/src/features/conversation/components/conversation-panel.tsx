import { useEffect, type ReactNode } from 'react';
import { useIsOnline } from '@grove/platform';
import { useT } from '../../../translation.ts';
import { isFresh, lastSource, sendable } from '../model/conversation.ts';
import { lookOf } from '../model/expression.ts';
import { useConversation, type KeptConversation, type Talk } from '../state/use-conversation.ts';
import { usePanelInView } from '../state/use-panel-in-view.ts';
import { useAnswersAloud } from '../state/use-read-aloud.ts';
import { MessageInput } from './message-input.tsx';
import { MessageLog } from './message-log.tsx';
import { NotSent } from './not-sent.tsx';
import { Notice } from './notice.tsx';
import { PanelHead } from './panel-head.tsx';
import { Suggestions } from './suggestions.tsx';
import { TalkState } from './talk-state.tsx';
import styles from './conversation-panel.module.css';

/** Levels whose learners get larger letters and targets. */
const youngLevels: ReadonlySet<number> = new Set([1, 2]);

interface ConversationPanelProps {
  talk: Talk;
  kept: KeptConversation;
  /** What the talk is about: the level, or the slide of a lesson. */
  about: string | undefined;
  /** Questions to start with. */
  suggestions: readonly string[];
  /** The learner has asked for this talk with a press, so the input has the focus; not on touch screens, where that would open the keyboard over the greeting. */
  startsInInput?: boolean;
}

/** The conversation with a teacher. It fills the place that it is given. */
export function ConversationPanel({
  talk,
  kept,
  about,
  suggestions,
  startsInInput = false,
}: ConversationPanelProps): ReactNode {
  const t = useT();
  const { teacher, sessionId } = talk;
  const [conversation] = kept;
  const { setDraft, send, stop } = useConversation(talk, kept);
  const isOnline = useIsOnline();
  useAnswersAloud(conversation.messages, sessionId, teacher.voiceId);
  const panel = usePanelInView();
  useEffect(() => {
    if (startsInInput && matchMedia('(pointer: fine)').matches)
      panel.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [panel, startsInInput]);
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby="teacher-name"
      data-band={youngLevels.has(teacher.levelId) ? 'young' : undefined}
    >
      <PanelHead talk={talk} look={lookOf(conversation)} about={about} />
      <MessageLog conversation={conversation} teacher={teacher} sessionId={sessionId}>
        {isFresh(conversation) && !conversation.failed && isOnline && (
          <Suggestions questions={suggestions} onAsk={send} />
        )}
      </MessageLog>
      {conversation.failed && (
        <NotSent
          key={conversation.waitUntil}
          waitUntil={conversation.waitUntil}
          canRetry={sendable(conversation) !== null}
          onRetry={() => send()}
        />
      )}
      <div role="status">{!isOnline && <Notice icon="offline">{t('talk.offline')}</Notice>}</div>
      <MessageInput
        conversation={conversation}
        teacherName={teacher.name}
        onWrite={setDraft}
        onSend={() => send()}
        onStop={stop}
      />
      <TalkState source={lastSource(conversation)} />
    </section>
  );
}
