import { useEffect, useRef, useState } from 'react';
import { useToast } from '@grove/platform';
import type { AiTeacher } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { sendMessage } from '../api/send-message.ts';
import { greet, notSent, replied, sendable, sending, write, type Conversation } from '../model/conversation.ts';

/** The conversation with a teacher. Mount it anew (by `key`) for another teacher; a reply that comes too late is dropped. */
export function useConversation(teacher: AiTeacher, sessionId: string): { conversation: Conversation; setDraft: (draft: string) => void; send: () => void } {
  const t = useT();
  const toast = useToast();
  const [conversation, setConversation] = useState(() => greet(teacher, Date.now()));
  const leaving = useLeaving();

  const send = (): void => {
    const message = sendable(conversation);
    if (!message) return;
    setConversation((before) => sending(before, message, Date.now()));
    const signal = leaving();
    sendMessage({ message, teacherId: teacher.id, sessionId }, signal).then(
      (reply) => setConversation((before) => replied(before, reply, Date.now())),
      (error: unknown) => {
        if (signal.aborted) return;
        console.error('A chat message could not be sent', error);
        setConversation((before) => notSent(before, message));
        toast({ title: t('talk.error.title'), description: t('talk.error.text'), variant: 'error' });
      },
    );
  };

  return { conversation, setDraft: (draft) => setConversation((before) => write(before, draft)), send };
}

/** Returns the signal that is aborted when the component goes. */
function useLeaving(): () => AbortSignal {
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return () => (controller.current = new AbortController()).signal;
}
