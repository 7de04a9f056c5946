import * as z from 'zod/mini';
import { chatMaxChars } from './constants.ts';
import { serverId } from './entities/primitives.ts';
import { writtenText } from './entities/written-text.ts';
import { greetingPrefix } from './realtime.ts';

/** What a browser sends (spec §7): it wants to hear the greeting of a teacher, which it shows as `text`. */
export const clientMessage = z.object({
  type: z.literal('chat'),
  text: writtenText(chatMaxChars),
  teacherId: serverId,
  sessionId: z.string().check(z.startsWith(greetingPrefix), z.maxLength(100)),
});
export type ClientMessage = z.infer<typeof clientMessage>;
