import type { Persona } from '@grove/content/tutor-model';
import { sentencesOf } from '@grove/contracts';
import { fits, lead } from './compose.ts';
import { workOut } from './mathematics/work-out.ts';
import type { Worked } from './mathematics/worked.ts';
import { phrases } from './sentences/phrases.ts';

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The way of a working in small steps, a sentence each: as the elementary teachers show it, where they come to the same result. */
export function smallSteps(message: string, { text }: Worked, persona: Persona): string {
  const endOf = (way: string): string | undefined => way.split(', so ').at(-1);
  const simple = workOut(message, { ...persona, band: 'elementary' })?.text ?? text;
  const split = (way: string): string =>
    sentencesOf(way.replace(/, then /g, '. Then ').replace(/, so /g, '. So '))
      .map(capitalized)
      .join(' ');
  const ways = [simple, text].filter((way) => endOf(way) === endOf(text));
  const stepped = ways.map(split).find((way) => fits(lead(phrases.stepByStep, way), persona));
  return stepped ?? text;
}
