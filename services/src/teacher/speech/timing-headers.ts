import { mouthsHeader, wordTimesHeader, writeMouths, writeWordTimes } from '@grove/contracts';
import type { FastifyReply } from 'fastify';
import type { Speech } from '@grove/voice/providers';

/** Tells in headers when each word begins and how the mouth moves, as far as the speech knows. */
export function setTimingHeaders(reply: FastifyReply, { wordTimesMs, mouths }: Speech): void {
  if (wordTimesMs) reply.header(wordTimesHeader, writeWordTimes(wordTimesMs));
  if (mouths) reply.header(mouthsHeader, writeMouths(mouths));
}
