import type { Persona } from '@grove/content/tutor-model';
import { apply, decimalPattern, isNegative, parseNumber, formatNumber } from '@grove/mathematics';
import { parseStory } from '@grove/mathematics/stories';
import { workings } from '../../sentences/workings/index.ts';
import { type Capability, form, reader } from '../capability.ts';
import { amountOf } from './solution.ts';
import { solveStory } from './solve.ts';
import { practiceAfter } from '../arithmetic/sum-practice.ts';
import { tell, type Worked } from '../worked.ts';

const say = workings.stories;

/** `change from $5 if it costs $3.25` */
function change(paid: string, price: string, persona: Persona): Worked | undefined {
  const rest = apply('−', parseNumber(paid), parseNumber(price));
  return isNegative(rest)
    ? undefined
    : {
        text: tell(
          persona,
          [say.paid(`${paid} − ${price} = ${formatNumber(rest, true)}`)],
          say.change(`$${amountOf(rest, 'dollars')}`),
        ),
        result: rest,
      };
}

const amount = `\\$ ?(${decimalPattern})|(${decimalPattern}) dollars?`;
const money = `(?:${amount})`;
const changeBack = reader([
  form(
    `(?:how much |my |the )?change (?:do i get |would i get |will i get |back )?(?:from|for|out of|if i pay|of) (?:a )?${money}(?: bill)?,? (?:if|when|for|and) (?:(?:it|that|they|the thing|something|i spend|i buy something for|a [a-z]+) ?(?:costs?|is)? ?)?${money}`,
  ),
  ([a = '', b = '', c = '', d = ''], persona) => change(a || b, c || d, persona),
]);

/** Stories with numbers: joined, taken away, compared, in equal groups, shared or paid. A story with any word or number that is not understood is left alone. */
export const stories: Capability = (asked) => {
  const given = changeBack(asked);
  if (given) return given;
  if ((asked.text.match(/\d+/g)?.length ?? 0) < 2 || !/[a-z]{3}/.test(asked.text)) return undefined;
  const story = parseStory(asked.text);
  const solution = story && solveStory(story);
  if (!solution) return undefined;
  const last = solution.steps.at(-1);
  const practice =
    last &&
    practiceAfter(...last.sum, {
      isDecimal: last.sum.some((part) => typeof part === 'object' && part.denominator !== 1n),
      persona: asked.persona,
    });
  return {
    text: tell(
      asked.persona,
      solution.steps.map(({ text }) => text),
      solution.so,
    ),
    result: solution.result,
    ...(practice ? { practice } : {}),
  };
};
