import { useEffect, useRef } from 'react';
import type { AiTeacher, ChatContext } from '@grove/contracts';
import { ApiError, useToast } from '@grove/platform';
import { useT } from '../../../translation.ts';
import { ask, ReplyError, type Asked } from '../api/ask.ts';
import { notSent, received, replied, sendable, sending, write, type Conversation } from '../model/conversation.ts';

/** A conversation and how it is changed, whoever keeps it. */
export type KeptConversation = readonly [Conversation, (change: (before: Conversation) => Conversation) => void];

/** The session of a talk, who answers in it, and what the learner looks at. */
export interface Talk {
  readonly teacher: AiTeacher;
  readonly sessionId: string;
  readonly context?: ChatContext;
}

interface Doings {
  readonly setDraft: (draft: string) => void;
  /** Sends a text, or else what stands in the input. */
  readonly send: (text?: string) => void;
  /** Ends the reply that is being written, and keeps what there is of it. */
  readonly stop: () => void;
}

/** What can be done in a conversation. When the component goes, a reply that is being written ends. */
export function useConversation(
  { teacher, sessionId, context }: Talk,
  [conversation, change]: KeptConversation,
): Doings {
  const t = useT();
  const toast = useToast();
  const asked = useRef<Asked>(null);
  useEffect(() => () => asked.current?.stop(), []);

  const send = (text?: string): void => {
    const message = sendable(conversation, text);
    if (!message) return;
    change((before) => sending(before, message, Date.now()));
    const current = ask({ message, teacherId: teacher.id, sessionId, ...(context && { context }) }, (sentence) =>
      change((before) => received(before, sentence)),
    );
    asked.current = current;
    current.reply.then(
      (reply) => change((before) => replied(before, reply, Date.now())),
      (error: unknown) => {
        console.error('A chat message could not be sent', error);
        const waitSeconds =
          error instanceof ReplyError || error instanceof ApiError ? error.retryAfterSeconds : undefined;
        change((before) => notSent(before, message, waitSeconds ? Date.now() + waitSeconds * 1_000 : null));
        toast({ title: t('talk.error.title'), description: t('talk.error.text'), variant: 'error' });
      },
    );
  };

  return { setDraft: (draft) => change((before) => write(before, draft)), send, stop: () => asked.current?.stop() };
}
