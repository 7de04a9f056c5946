import type { ChatRequest } from '@grove/contracts';
import type { Content } from '@grove/content/compiled';
import { levelPersonasOf, type Persona, subjectPersonasOf } from '@grove/content/tutor-model';
import { DomainError } from '../../common/index.ts';

/**
 * In whose voice a teacher answers, and for which reading band: a lesson of the enhanced curriculum has a teacher of its own, a level its band.
 * @throws DomainError `not_found`
 */
export function personaFor(
  { teacherId, context }: Pick<ChatRequest, 'teacherId' | 'context'>,
  content: Pick<Content, 'enhancedLessons' | 'personas'>,
): Persona {
  const levelPersonas = levelPersonasOf(content);
  const persona = levelPersonas.find(({ id }) => id === teacherId);
  if (!persona)
    throw new DomainError('not_found', 'There is no teacher with this id. GET /api/ai-teachers lists them.');
  const leader = content.enhancedLessons.find(({ id }) => id === context?.lessonId)?.teacherId;
  const speaker = subjectPersonasOf(content).find(({ id }) => id === leader) ?? persona;
  const band = levelPersonas.find(({ id }) => id === context?.levelId)?.band;
  return band ? { ...speaker, band } : speaker;
}
