import type { Persona } from '@grove/content/tutor-model';
import { formatFraction, rational } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.data;
const practice = practise(say.askBag('2', '6'), rational(1n, 4n), say.chanceHint);

/** `2/6 = 1/3`, or the fraction alone where it is in lowest terms. */
function share(ways: number, all: number): string {
  const [plain, simple] = [`${ways}/${all}`, formatFraction(rational(BigInt(ways), BigInt(all)))];
  return plain === simple ? plain : `${plain} = ${simple}`;
}

function answer(steps: readonly string[], ways: number, all: number, persona: Persona): Worked {
  return {
    text: tell(persona, steps, ways === 0 ? say.impossible : say.probability(share(ways, all))),
    result: rational(BigInt(ways), BigInt(all)),
    practice,
  };
}

const sets: Readonly<Record<string, (face: number) => boolean>> = {
  even: (face) => face % 2 === 0,
  odd: (face) => face % 2 === 1,
  prime: (face) => [2, 3, 5, 7, 11, 13, 17, 19].includes(face),
};
const bounds: ReadonlyArray<readonly [RegExp, (face: number, bound: number) => boolean]> = [
  [/^(?:greater|bigger|more|higher|larger) than$|^over$|^above$/, (face, bound) => face > bound],
  [/^(?:less|smaller|lower|fewer) than$|^under$|^below$/, (face, bound) => face < bound],
  [/^at least$/, (face, bound) => face >= bound],
  [/^at most$/, (face, bound) => face <= bound],
];

/** Which faces of a die are meant: `an even number`, `less than 3`, `2 or 5`. */
function wantedFaces(what: string): ((face: number) => boolean) | undefined {
  const kind = /^(?:an? |any )?(even|odd|prime)(?: number)?$/.exec(what)?.[1];
  if (kind) return sets[kind];
  const [, relation, bound] =
    /^(?:an? )?(?:number )?((?:greater|bigger|more|higher|larger|less|smaller|lower|fewer) than|over|under|above|below|at least|at most) (\d+)$/.exec(
      what,
    ) ?? [];
  const test = relation && bounds.find(([pattern]) => pattern.test(relation))?.[1];
  if (test) return (face) => test(face, Number(bound));
  const numbers = /^(?:an? )?(\d+)(?: or (?:an? )?(\d+))?(?: or (?:an? )?(\d+))?$/
    .exec(what)
    ?.slice(1)
    .filter(Boolean)
    .map(Number);
  return numbers && ((face) => numbers.includes(face));
}

function die(what: string, sidesText: string, persona: Persona): Worked | undefined {
  const sides = Number(sidesText || '6');
  const isWanted = wantedFaces(what);
  if (!isWanted || sides < 2 || sides > 20) return undefined;
  const wanted = Array.from({ length: sides }, (_, at) => at + 1).filter(isWanted);
  const steps = [
    say.dieFaces(String(sides)),
    ...(wanted.length > 0 ? [say.favourable(workings.common.and(wanted.map(String)), String(wanted.length))] : []),
  ];
  return answer(steps, wanted.length, sides, persona);
}

const coin = (persona: Persona): Worked => answer([say.coinFaces], 1, 2, persona);

function coins(count: string, persona: Persona): Worked | undefined {
  const n = Number(count);
  return n < 2 || n > 6
    ? undefined
    : answer(
        [say.coinsFaces(count, `${Array.from({ length: n }, () => '2').join(' × ')} = ${2 ** n}`)],
        1,
        2 ** n,
        persona,
      );
}

/** `3 red and 5 blue`: things by their colour or kind, all drawn alike. */
function bag(contents: string, wanted: string, persona: Persona): Worked | undefined {
  const kinds = [...contents.matchAll(/(\d{1,4}) ([a-z]+)(?: ([a-z]+))?/g)].map(([, count = '', kind = '']) => ({
    count: Number(count),
    kind,
  }));
  const rest = contents
    .replace(/\d{1,4} [a-z]+(?: (?!and\b)[a-z]+)?/g, '')
    .replace(/,|\band\b/g, '')
    .trim();
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const found = kinds.filter(({ kind }) => kind === wanted || `${kind}s` === wanted || kind === `${wanted}s`);
  if (
    rest !== '' ||
    kinds.length < 2 ||
    total === 0 ||
    found.length !== 1 ||
    new Set(kinds.map(({ kind }) => kind)).size < kinds.length
  )
    return undefined;
  const sum = `${kinds.map(({ count }) => count).join(' + ')} = ${total}`;
  return answer([say.bagTotal(sum), say.bagPart(String(found[0]!.count), wanted)], found[0]!.count, total, persona);
}

const decks: Readonly<Record<string, number>> = {
  ace: 4,
  king: 4,
  queen: 4,
  jack: 4,
  heart: 13,
  spade: 13,
  diamond: 13,
  club: 13,
  'red card': 26,
  'black card': 26,
  'face card': 12,
};

const chance = '(?:the |a )?(?:probability|chances?|odds|likelihood|prob)(?: of| that(?: you| i)?| for)? ';
const rolling = '(?:rolling |getting |to roll |throwing |you roll |roll |landing on |to get |get |it is |a ){0,6}';
const on =
  '(?: (?:on|with|using|when (?:you )?roll(?:ing)?|rolling|if you roll|from) (?:a |1 |the )?(?:fair |normal |standard |regular )?(?:(\\d+)[ -]sided )?(?:die|dice|number cube))';
const container =
  '(?:an? |the |my )?(?:bag|jar|box|hat|basket|bowl|drawer|sack) (?:has|have|with|contains|holds|of|is filled with|there are) ';

/** Chances with a die, coins, cards, or things drawn from a bag. */
export const chances = reader(
  [form(`${chance}${rolling}(.+?)${on}`), ([what = '', sides = ''], persona) => die(what, sides, persona)],
  [form(`${chance}(?:rolling|to roll|you roll) (.+)`), ([what = ''], persona) => die(what, '', persona)],
  [
    form(
      `${chance}(?:getting |flipping |landing on |tossing |to get |it lands on )*(?:a )?(?:heads?|tails?)(?: (?:on|with|when flipping|when you flip|flipping|if you flip|in) (?:a |1 |one )?(?:fair )?(?:coin|coin flip|coin toss|flip|toss))?`,
    ),
    (_, persona) => coin(persona),
  ],
  [
    form(`${chance}(?:getting |flipping )*(?:(?:(\\d) heads|(\\d) tails)(?: in a row)?)`),
    ([heads = '', tails = ''], persona) => coins(heads || tails, persona),
  ],
  [
    form(`${chance}(?:getting |flipping |tossing )*(?:heads|tails) (twice|(\\d) times)(?: in a row)?`),
    ([, times = ''], persona) => coins(times || '2', persona),
  ],
  [
    form(
      `(?:if )?(?:there is )?${container}(.+?)[,.]? (?:and )?(?:what )?(?:is )?${chance}(?:picking |getting |drawing |choosing |pulling out |pulling |taking |it is |grabbing )*(?:out )?(?:an? )?([a-z]+)(?: (?:one|ball|marble|candy|sock|card|block|1|balls|marbles))?`,
    ),
    ([contents = '', wanted = ''], persona) => bag(contents.replace(/ in it$/, ''), wanted, persona),
  ],
  [
    form(
      `${chance}(?:picking |getting |drawing |choosing |pulling )*(?:an? )?([a-z]+)(?: (?:one|ball|marble|1))? (?:from|out of|in) ${container}(.+)`,
    ),
    ([wanted = '', contents = ''], persona) => bag(contents, wanted, persona),
  ],
  [
    form(
      `${chance}(?:picking |getting |drawing |choosing |pulling )*(?:an? )?([a-z]+(?: card)?) (?:from|out of|in) (?:a |the )?(?:standard |normal |full )?(?:deck|pack)(?: of cards| of 52 cards)?`,
    ),
    ([what = ''], persona) => {
      const ways = decks[what.replace(/s$/, '')];
      return ways === undefined
        ? undefined
        : answer([say.deck(String(ways), `${what.replace(/s$/, '')}s`)], ways, 52, persona);
    },
  ],
);
