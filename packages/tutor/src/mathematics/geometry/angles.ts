import type { Persona } from '@grove/content/tutor-model';
import { rational, formatNumber, integer } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.shapes;
const sidesOf = new Map([
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['quadrilateral', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['heptagon', 7],
  ['octagon', 8],
  ['nonagon', 9],
  ['decagon', 10],
]);
const practice = practise(say.askThird('40', '75'), integer(65), say.angleHint);

function third(first: string, second: string, persona: Persona): Worked {
  const [a, b] = [BigInt(first), BigInt(second)];
  const rest = 180n - a - b;
  if (a === 0n || b === 0n || rest <= 0n) return { text: tell(persona, [], say.noTriangle(String(a + b))) };
  return {
    text: tell(
      persona,
      [say.triangleSum, say.add(`${a} + ${b} = ${a + b}`)],
      say.thirdAngle(`180 − ${a + b} = ${rest}°`),
    ),
    result: integer(rest),
    practice,
  };
}

function other(angle: string, total: bigint, law: string, persona: Persona): Worked | undefined {
  const rest = total - BigInt(angle);
  return rest <= 0n
    ? undefined
    : { text: tell(persona, [law], say.otherAngle(`${total} − ${angle} = ${rest}°`)), result: integer(rest), practice };
}

function polygon(sides: number, isEach: boolean, persona: Persona): Worked | undefined {
  // The triangle is explained, and not worked out.
  if (sides < (isEach ? 3 : 4) || sides > 100) return undefined;
  const total = (sides - 2) * 180;
  const steps =
    sides === 3
      ? [say.triangleSum]
      : [say.polygonSum(String(sides), String(sides - 2)), say.add(`${sides - 2} × 180 = ${total}`)];
  if (!isEach) return { text: tell(persona, steps, say.angleSum(`${total}°`)), result: integer(total), practice };
  const each = rational(BigInt(total), BigInt(sides));
  return {
    text: tell(persona, steps, say.regular(`${total} ÷ ${sides} = ${formatNumber(each, true)}°`)),
    result: each,
    practice,
  };
}

const turns = new Map([
  ['circle', say.circleDegrees],
  ['full turn', say.circleDegrees],
  ['full circle', say.circleDegrees],
  ['right angle', say.rightAngle],
  ['straight line', say.straightAngle],
  ['straight angle', say.straightAngle],
]);
const degrees = '(?: ?degrees?)?';
const a = `(\\d{1,3})${degrees}`;
const names = [...sidesOf.keys()].join('|');

/** Angles of triangles and other shapes, and pairs of angles. */
export const angles = reader(
  [
    form(
      `(?:if )?(?:the |a |two )*(?:angles? (?:of|in) (?:a |the )?triangle|triangle (?:has|with)(?: two)?(?: angles?)?(?: of)?)(?: are| is| measure)?:? ${a},? (?:and |, )?${a},? ?(?:what |and |find )*(?:is )?(?:the )?(?:measure of )?(?:the )?(?:third|3rd|last|other|missing|1/3)?(?: angle| one)?`,
    ),
    ([x = '', y = ''], persona) => third(x, y, persona),
  ],
  [
    form(
      `(?:third|missing|last|other) angle (?:of|in) (?:a |the )?triangle (?:with |if |when )?(?:the )?(?:angles? )?(?:of |are )?${a},? (?:and |, )?${a}`,
    ),
    ([x = '', y = ''], persona) => third(x, y, persona),
  ],
  [
    form(`(?:complement|complementary angle)(?: of| to)? (?:an? )?(?:angle of )?${a}`),
    ([x = ''], persona) => other(x, 90n, say.complementary, persona),
  ],
  [
    form(`(?:supplement|supplementary angle)(?: of| to)? (?:an? )?(?:angle of )?${a}`),
    ([x = ''], persona) => other(x, 180n, say.supplementary, persona),
  ],
  [
    form(
      `(?:how many degrees (?:are |is )?(?:there )?(?:in|does) (?:a |an |the )?|(?:the )?(?:sum of (?:the )?)?(?:interior )?angles? (?:sum )?(?:of|in) (?:a |an |the )?|how many degrees do the angles of (?:a |an |the )?)(${names})(?: have| add up to| make| add to)?`,
    ),
    ([name = ''], persona) => polygon(sidesOf.get(name)!, false, persona),
  ],
  [
    form(`(?:sum of (?:the )?)?(?:interior )?angles? (?:sum )?(?:of|in) (?:a )?(?:shape|polygon) with (\\d+) sides`),
    ([sides = ''], persona) => polygon(Number(sides), false, persona),
  ],
  [
    form(`(?:each |one |size of (?:each|an) )?(?:interior )?angle (?:of|in) (?:a )?regular (${names})`),
    ([name = ''], persona) => polygon(sidesOf.get(name)!, true, persona),
  ],
  [
    form(
      `how many degrees (?:are |is )?(?:there )?(?:in|does) (?:a |the )?(circle|full turn|full circle|right angle|straight line|straight angle)(?: have)?`,
    ),
    ([name = ''], persona) => ({ text: tell(persona, [], turns.get(name)!), practice }),
  ],
);
