import type { Persona } from '@grove/content/tutor-model';
import { integer, wholePattern } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { isYoung, practise, tell, type Worked } from '../worked.ts';

const say = workings.numbers;
const shown = (persona: Persona): number => (isYoung(persona) ? 12 : 20);

const askNext = (list: readonly bigint[], step: bigint) =>
  practise(say.askNext(list.join(', ')), integer((list.at(-1) ?? 0n) + step), say.nextHint);

/** Counts from one number to another, down too; a long way is told by its beginning and end. */
function count(from: bigint, to: bigint, by: bigint, persona: Persona): Worked | undefined {
  const step = from <= to ? by : -by;
  const length = by > 0n ? Number((to - from) / step) + 1 : 0;
  if (length < 2 || length > 1_000) return undefined;
  const at = (index: number) => from + step * BigInt(index);
  const all = Array.from({ length: Math.min(length, shown(persona)) }, (_, index) => at(index));
  const text =
    length <= shown(persona) + 8
      ? say.count(Array.from({ length }, (_, index) => at(index)).join(', '))
      : say.countOn(all.slice(0, 10).join(', '), String(at(length - 1)));
  const start = step > 0n ? to + step : to + 4n * -step;
  return { text: `${text}.`, practice: askNext([start, start + step, start + 2n * step], step) };
}

function skip(by: bigint, persona: Persona): Worked | undefined {
  if (by < 1n) return undefined;
  const list = Array.from({ length: isYoung(persona) ? 8 : 10 }, (_, index) => by * BigInt(index + 1));
  const last = list.at(-1) ?? by;
  return { text: `${say.skip(String(by), list.join(', '))}.`, practice: askNext([last - by, last], by) };
}

function multiples(n: bigint, many: number, persona: Persona): Worked | undefined {
  if (n < 1n || many < 1 || many > 20) return undefined;
  const list = Array.from({ length: many }, (_, index) => n * BigInt(index + 1));
  return { text: tell(persona, [], say.multiples(String(n), list.join(', '))), practice: askNext(list.slice(-3), n) };
}

function firstMultiples(many: string, n: string, persona: Persona): Worked | undefined {
  const made = multiples(BigInt(n), Number(many), persona);
  return (
    made && {
      ...made,
      text: tell(
        persona,
        [],
        say.firstMultiples(
          many,
          n,
          Array.from({ length: Number(many) }, (_, index) => BigInt(n) * BigInt(index + 1)).join(', '),
        ),
      ),
    }
  );
}

const counts = '(?:i |we |you )?(?:can |could |do |please )*(?:you |i |we )?(?:skip ?)?count(?:ing)?';
const table = '(?:the )?';

/** Counting aloud: up, down, in jumps, and the multiples of a number. */
export const counting = reader(
  [form(`${counts} (?:up )?to (${wholePattern})`), ([to = ''], persona) => count(1n, BigInt(to), 1n, persona)],
  [
    form(`${counts} (?:backwards?|down|back)(?: from)? (${wholePattern})(?: to (${wholePattern}))?`),
    ([from = '', to = ''], persona) => count(BigInt(from), BigInt(to || '0'), 1n, persona),
  ],
  [
    form(
      `${counts} from (${wholePattern}) (?:up |down |back |backwards )?(?:to|till|until) (${wholePattern})(?: (?:by|in) (${wholePattern})'?s?)?`,
    ),
    ([from = '', to = '', by = ''], persona) => count(BigInt(from), BigInt(to), BigInt(by || '1'), persona),
  ],
  [
    form(`${counts} (?:by|in) (${wholePattern})'?s? (?:up )?(?:to|till|until) (${wholePattern})`),
    ([by = '', to = ''], persona) => count(BigInt(by), BigInt(to), BigInt(by), persona),
  ],
  [form(`${counts} (?:by|in) (${wholePattern})'?s?`), ([by = ''], persona) => skip(BigInt(by), persona)],
  [
    form(`${table}(?:some |list )?(?:the )?multiples of (${wholePattern})`),
    ([n = ''], persona) => multiples(BigInt(n), 10, persona),
  ],
  [
    form(`${table}(?:list )?(?:the )?first (${wholePattern}) multiples of (${wholePattern})`),
    ([many = '', n = ''], persona) => firstMultiples(many, n, persona),
  ],
  [
    form(
      `${table}(${wholePattern})(?:'s|s)? ?times? tables?|${table}(?:times|multiplication) tables? (?:of|for) (${wholePattern})`,
    ),
    ([a = '', b = ''], persona) => multiples(BigInt(a || b), 10, persona),
  ],
);
