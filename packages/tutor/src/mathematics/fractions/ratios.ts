import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  decimalPattern,
  greatestCommonDivisor,
  parseNumber,
  formatNumber,
  integer,
  wholePattern,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.fractions;
const practice = practise(say.askRatio('9:12', '4'), integer(3), say.ratioHint);

function simplify(left: string, right: string, persona: Persona): Worked | undefined {
  const [a, b] = [BigInt(left), BigInt(right)];
  if (a === 0n || b === 0n) return undefined;
  const factor = greatestCommonDivisor(a, b);
  const ratio = `${a}:${b}`;
  if (factor === 1n) return { text: tell(persona, [], say.ratioSimple(ratio)), practice };
  return {
    text: tell(persona, [say.ratioDivide(String(factor))], say.ratioIs(ratio, `${a / factor}:${b / factor}`)),
    practice,
  };
}

/** The other side of a ratio, when `known` of its `from` side is given. */
function scale(from: string, other: string, known: string, persona: Persona): Worked | undefined {
  const [a, b, c] = [parseNumber(from), parseNumber(other), parseNumber(known)];
  if (a.numerator === 0n) return undefined;
  const factor = apply('÷', c, a);
  const result = apply('×', b, factor);
  return {
    text: tell(
      persona,
      [say.ratioScale(from, known, formatNumber(factor))],
      say.ratioOther(`${other} × ${formatNumber(factor)} = ${formatNumber(result, true)}`),
    ),
    result,
    practice,
  };
}

const [a, b, c] = [`(${decimalPattern})`, `(${decimalPattern})`, `(${decimalPattern})`];
const unknown = '(?:x|\\?|_+|what|n|y)';

/** Ratios: in simplest form, and with a side missing. */
export const ratios = reader(
  [
    form(
      `(?:simplify |reduce )?(?:the )?ratio(?: of)? (${wholePattern}) ?(?::|to) ?(${wholePattern})(?: simplified| in simplest form)?|(?:simplify|reduce) (${wholePattern}) ?: ?(${wholePattern})`,
    ),
    ([p = '', q = '', r = '', s = ''], persona) => simplify(p || r, q || s, persona),
  ],
  [
    form(`(?:the )?(?:ratio )?(?:of )?${a} ?: ?${b} ?(?:=|is|equals|as) ?${c} ?: ?${unknown}`),
    ([x = '', y = '', z = ''], persona) => scale(x, y, z, persona),
  ],
  [
    form(`(?:the )?(?:ratio )?(?:of )?${a} ?: ?${b} ?(?:=|is|equals|as) ?${unknown} ?: ?${c}`),
    ([x = '', y = '', z = ''], persona) => scale(y, x, z, persona),
  ],
  [
    form(
      `(?:the )?ratio (?:is )?${a} ?(?::|to) ?${b},? (?:and |if |when )*(?:the )?first (?:number |one |part )?is ${c},? (?:what |how much )?(?:is )?(?:the )?second(?: number| one| part)?`,
    ),
    ([x = '', y = '', z = ''], persona) => scale(x, y, z, persona),
  ],
  [
    form(
      `(?:the )?ratio (?:is )?${a} ?(?::|to) ?${b},? (?:and |if |when )*(?:the )?second (?:number |one |part )?is ${c},? (?:what |how much )?(?:is )?(?:the )?first(?: number| one| part)?`,
    ),
    ([x = '', y = '', z = ''], persona) => scale(y, x, z, persona),
  ],
);
