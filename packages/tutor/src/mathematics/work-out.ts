import type { Persona } from '@grove/content/tutor-model';
import { ExpressionError, mostNumbers, TooManyNumbers, numberWordsToDigits } from '@grove/mathematics';
import { phrases } from '../sentences/phrases.ts';
import { askedOf } from './asked.ts';
import { capabilities } from './capabilities.ts';
import type { Asked, Capability } from './capability.ts';
import type { Worked } from './worked.ts';

const tooManyDigits = /\d{16}/;
/** Longer messages are no question about numbers that could be understood from end to end. */
const longest = 300;

function attempt(capability: Capability, asked: Asked): Worked | undefined {
  try {
    return capability(asked);
  } catch (error) {
    if (error instanceof TooManyNumbers) return { text: phrases.tooManyNumbers(String(mostNumbers)) };
    if (error instanceof RangeError && /denominator/.test(error.message)) return { text: phrases.byZero };
    if (error instanceof ExpressionError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a message asks for something to be worked out, in words and not only in numbers: so it is no answer to a question. */
export const isSumInWords = (message: string, persona: Persona): boolean =>
  /[a-z]{3}/.test(numberWordsToDigits(message.toLowerCase())) && workOut(message, persona) !== undefined;

/** Works out a question about numbers, exactly and with its way; undefined for a message that asks none, or one too large to read. */
export function workOut(message: string, persona: Persona): Worked | undefined {
  if (message.length > longest || tooManyDigits.test(message)) return undefined;
  const asked = askedOf(message, persona);
  for (const capability of capabilities) {
    const worked = attempt(capability, asked);
    if (worked) return tooManyDigits.test(worked.text) ? undefined : worked;
  }
  return undefined;
}
