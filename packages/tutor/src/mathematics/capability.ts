import type { Persona } from '@grove/content/tutor-model';
import type { Worked } from './worked.ts';

/** A message as capabilities read it: lower case, number words in digits, without greetings and pleas (see `asked.ts`). */
export interface Asked {
  readonly text: string;
  /** The message itself, in lower case. */
  readonly said: string;
  readonly persona: Persona;
}

/** Works out one kind of question, exactly; undefined for whatever it does not understand from its first word to its last. */
export type Capability = (asked: Asked) => Worked | undefined;

/** A form of a question, which must fit the whole message, and what to do with the parts in its brackets (`''` for a part that is missing). */
export type Rule = readonly [form: RegExp, work: (parts: readonly string[], persona: Persona) => Worked | undefined];

/** The capability that tries forms in turn. */
export const reader =
  (...rules: readonly Rule[]): Capability =>
  ({ text, persona }) => {
    for (const [form, work] of rules) {
      const found = form.exec(text);
      const worked =
        found &&
        work(
          found.slice(1).map((part) => part ?? ''),
          persona,
        );
      if (worked) return worked;
    }
    return undefined;
  };

/** `source` as the form of a whole message. */
export const form = (source: string): RegExp => new RegExp(`^(?:${source})$`);
