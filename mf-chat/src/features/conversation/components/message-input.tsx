import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { Button, Icon } from '@grove/ui';
import { chatMaxChars } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { sendable, type Conversation } from '../model/conversation.ts';
import styles from './message-input.module.css';

interface MessageInputProps {
  conversation: Conversation;
  teacherName: string;
  onWrite: (draft: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Where the learner writes. Enter sends, Shift and Enter start a new line; the Enter that ends an input method's word does neither. */
export function MessageInput({ conversation, teacherName, onWrite, onSend, onStop }: MessageInputProps): ReactNode {
  const t = useT();
  const { draft, pending } = conversation;
  const input = useFocusWhenFree(pending);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSend();
  };
  const placeholder = t('talk.placeholder', { name: teacherName });
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <textarea
        ref={input}
        className={styles.input}
        rows={1}
        maxLength={chatMaxChars}
        placeholder={placeholder}
        aria-label={placeholder}
        value={draft}
        disabled={pending}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {pending && (
        <Button variant="secondary" size="lg" onClick={onStop}>
          <Icon name="stop" />
          <span className={styles.word}>{t('talk.stop')}</span>
        </Button>
      )}
      <Button type="submit" size="lg" disabled={!sendable(conversation)}>
        <Icon name="send" />
        <span className={styles.word}>{t('talk.send')}</span>
      </Button>
    </form>
  );
}

/**
 * A disabled field loses the focus; it gets it back with the reply, so that the learner can type on. A focus that has gone elsewhere in the meantime stays
 * there.
 */
function useFocusWhenFree(pending: boolean): React.RefObject<HTMLTextAreaElement | null> {
  const input = useRef<HTMLTextAreaElement>(null);
  const wasPending = useRef(pending);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = !activeElement || activeElement === document.body || activeElement.contains(input.current);
    if (wasPending.current && !pending && isFree) input.current?.focus({ preventScroll: true });
    wasPending.current = pending;
  }, [pending]);
  return input;
}
