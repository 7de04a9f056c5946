import type { Persona } from '@grove/content/tutor-model';
import { integer } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.data;
/** Beyond this, factorials have more digits than anybody reads. */
const largest = 15;

const down = (n: number, count: number): number[] => Array.from({ length: count }, (_, at) => n - at);
const product = (factors: readonly number[]): bigint => factors.reduce((result, factor) => result * BigInt(factor), 1n);
const writeProduct = (factors: readonly number[]): string =>
  `${factors.join(' × ')}${factors.length > 1 ? ` = ${product(factors)}` : ''}`;

function factorial(text: string, persona: Persona): Worked | undefined {
  const n = Number(text);
  if (n > largest) return undefined;
  if (n < 1) return { text: tell(persona, [], say.factorialZero(text)), result: integer(1) };
  const next = n > 6 ? 4 : n + 1;
  return {
    text: tell(persona, [say.product(writeProduct(down(n, n)))], say.factorial(text, String(product(down(n, n))))),
    result: integer(product(down(n, n))),
    practice: practise(say.askFactorial(String(next)), integer(product(down(next, next))), say.factorialHint),
  };
}

function arrange(all: string, some: string, persona: Persona): Worked | undefined {
  const [n, k] = [Number(all), Number(some || all)];
  if (n < 1 || k < 1 || k > n || n > largest) return undefined;
  const factors = down(n, k);
  return {
    text: tell(persona, [say.places(all, writeProduct(factors))], say.arranged(String(product(factors)))),
    result: integer(product(factors)),
    practice: practise(say.askArrange('3'), integer(6), say.factorialHint),
  };
}

function choose(all: string, some: string, persona: Persona): Worked | undefined {
  const [n, k] = [Number(all), Number(some)];
  if (k > n || n > 50 || k > 12) return undefined;
  const result = product(down(n, k)) / product(down(k, k));
  const steps = k === 0 ? [] : [say.chooseStep(all, some, writeProduct(down(n, k)), writeProduct(down(k, k)))];
  return {
    text: tell(persona, steps, say.chosen(all, some, String(result))),
    result: integer(result),
    practice: practise(say.askChoose('4', '2'), integer(6), say.chooseHint),
  };
}

const n = '(\\d{1,2})';
const thing = '(?:different )?(?:[a-z]+)';

/** Factorials, orders and choices. */
export const arrangements = reader(
  [form(`${n} factorial|factorial (?:of )?${n}`), ([a = '', b = ''], persona) => factorial(a || b, persona)],
  [
    form(
      `how many (?:different )?(?:ways|orders)(?: are there)?(?: to| can you| can i| can we| in which)? (?:arrange|order|line up|put in order|stack|put in a row) ${n} ${thing}(?: in a (?:row|line)| on a shelf| be arranged)?`,
    ),
    ([a = ''], persona) => arrange(a, '', persona),
  ],
  [
    form(
      `how many (?:different )?(?:ways|orders) can ${n} ${thing} (?:be arranged|be ordered|line up|sit|stand)(?: in a (?:row|line)| on a shelf)?`,
    ),
    ([a = ''], persona) => arrange(a, '', persona),
  ],
  [
    form(`(?:permutations? of )?${n} ?(?:p|permute) ?${n}|permutations? of ${n} (?:out of|from) ${n}`),
    ([a = '', b = '', k = '', all = ''], persona) => arrange(a || all, b || k, persona),
  ],
  [
    form(`${n} ?(?:choose|c) ?${n}|combinations? of ${n} (?:out of|from) ${n}`),
    ([a = '', b = '', k = '', all = ''], persona) => choose(a || all, b || k, persona),
  ],
  [
    form(
      `how many (?:different )?ways (?:are there )?(?:to|can you|can i|can we) (?:choose|pick|select) ${n} ${thing} (?:from|out of|of) (?:a (?:group|class|team) of )?${n}(?: ${thing})?`,
    ),
    ([k = '', all = ''], persona) => choose(all, k, persona),
  ],
);
