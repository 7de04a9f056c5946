import { content } from '@grove/content/compiled';
import { levelPersonas, type Persona, subjectPersonas } from '@grove/content/tutor';
import { knowledgeOf } from '../knowledge.ts';
import type { Random, Slide, TutorMemory, TutorReply } from '../turn.ts';
import { createTutor, type Tutor } from '../tutor.ts';

/** For tests: a tutor that knows all of the content. */
export const tutorOfContent = (random: Random): Tutor => createTutor(knowledgeOf(content), random);

/** The same, always taking the first line. */
export const tutor = tutorOfContent(() => 0);
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
