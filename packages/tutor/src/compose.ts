import { type Persona, replyLimits } from '@grove/content/tutor-model';
import { countWords, sentencesOf } from '@grove/contracts';
import type { Random } from './turn.ts';

/** One of several lines, by chance. */
export const pick = (lines: readonly string[], random: Random): string =>
  lines[Math.floor(random() * lines.length)] ?? lines[0] ?? '';

/** A lead-in that a sentence follows. */
export const lead = (opening: string, sentence: string): string => `${opening} ${sentence}`;

/** Whether a text keeps to the limits of a persona's band. */
export function fits(text: string, persona: Persona): boolean {
  const limits = replyLimits[persona.band];
  return sentencesOf(text).length <= limits.sentences && countWords(text) <= limits.words;
}

/** As many sentences of `body` as fit the band together with `tail`; at least one. A tail that still does not fit is left out. */
export function compose(persona: Persona, body: string, tail = ''): string {
  const sentences = sentencesOf(body);
  const attempt = (count: number, end: string) => [...sentences.slice(0, count), end].filter(Boolean).join(' ');
  for (const end of tail ? [tail, ''] : ['']) {
    for (let count = sentences.length; count > 0; count -= 1)
      if (fits(attempt(count, end), persona)) return attempt(count, end);
  }
  return attempt(1, '');
}
