import { useCallback, useState } from 'react';
import type { AiTeacher } from '@grove/contracts';
import { createSessionId, preservedAtom, useAtom } from '@grove/platform';
import { greet, type Conversation } from '../model/conversation.ts';
import type { KeptConversation } from './use-conversation.ts';

interface LessonTalk {
  readonly sessionId: string;
  readonly conversation: Conversation;
}

/** Talks about lessons, by teacher and lesson. They live as long as the page and are stored nowhere. */
const talksAtom = preservedAtom<Readonly<Record<string, LessonTalk>>>('mf-chat talks', {});

/** The talk with a teacher about a lesson; it resumes where it was when it is opened again. */
export function useLessonTalk(teacher: AiTeacher, lessonId: string): { sessionId: string; kept: KeptConversation } {
  const [talks, setTalks] = useAtom(talksAtom);
  const [fresh] = useState<LessonTalk>(() => ({
    sessionId: createSessionId(),
    conversation: greet(teacher, Date.now()),
  }));
  const key = `${teacher.id} ${lessonId}`;
  const { sessionId, conversation } = talks[key] ?? fresh;
  const change = useCallback<KeptConversation[1]>(
    (next) =>
      setTalks((before) => {
        const talk = before[key] ?? fresh;
        return { ...before, [key]: { ...talk, conversation: next(talk.conversation) } };
      }),
    [setTalks, key, fresh],
  );
  return { sessionId, kept: [conversation, change] };
}
