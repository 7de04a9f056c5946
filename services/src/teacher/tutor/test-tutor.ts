import { levelPersonas, type Persona, subjectPersonas } from '@grove/content/tutor';
import { createTutor } from '../chat/offline-tutor.ts';
import type { Slide, TutorMemory, TutorReply } from './turn.ts';

/** For tests: the tutor of the release, always taking the first line. */
export const tutor = createTutor(() => 0);
export const everyPersona: readonly Persona[] = [...levelPersonas, ...subjectPersonas];
export const oakley: Persona = levelPersonas[1]!;

/** A persona by the first name of its teacher's id or number. */
export const personaOf = (id: number | string): Persona => everyPersona.find((persona) => persona.id === id)!;

export const ask = (message: string, persona: Persona = oakley, memory: TutorMemory = {}, slide?: Slide): TutorReply =>
  tutor.answer({ message, persona, memory, slide });

/** Replies to messages in turn, each remembering the one before. */
export function converse(messages: readonly string[], persona: Persona = oakley): TutorReply[] {
  const replies: TutorReply[] = [];
  for (const message of messages) replies.push(ask(message, persona, replies.at(-1)?.memory));
  return replies;
}
