import type { Check, Persona } from '@grove/content/tutor-model';
import { judge, type LessonStep, type Question } from '@grove/contracts';
import { numberWordsToDigits } from '@grove/mathematics';
import { compose, lead, pick } from './compose.ts';
import { leaksKey } from './key-leak.ts';
import { phrases } from './sentences/phrases.ts';
import { workings } from './sentences/workings/index.ts';
import type { OwnQuestion, Random, TutorMemory, TutorReply } from './turn.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/.−-]+/gu, ' ')
    .replace(/\b(?:a|an|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const ordinals: readonly RegExp[] = [
  /^(?:the )?(?:first|1st)(?: one)?$|^a$/,
  /^(?:the )?(?:second|2nd|middle)(?: one)?$|^b$/,
  /^(?:the )?(?:third|3rd|last)(?: one)?$|^c$/,
];
const filler =
  /^(?:(?:i think|maybe|is it|it is|its|it's|um+|probably|i guess|i say|the answer is|answer|they are|yes|so)\b[ ,:]*)+/;

/** The index of `yes` or `no` among two options that are these, however it was said. */
function yesOrNo(written: string, options: readonly string[]): number | undefined {
  const [, yes, no] = /^(?:(y|yes|yea|yeah|yep|yup)|(n|no|nope|nah))\b/.exec(written) ?? [];
  return (yes ?? no) && options.length === 2 && options[0] === workings.common.yes
    ? Number(yes === undefined)
    : undefined;
}

/** A longer message may name an option by chance. */
const mostWordsBeside = 7;

/** The option that a learner names, by its words or by its number. */
function optionOf(message: string, options: readonly string[]): number | undefined {
  const written = message
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/(?<![?.! ])[?.! ]+$/, '')
    .trim();
  const exact = options.findIndex((option) => option.toLowerCase() === written);
  if (exact >= 0) return exact;
  const answer = yesOrNo(written, options);
  if (answer !== undefined) return answer;
  const given = written.replace(filler, '');
  if (given.split(/\s+/).length > mostWordsBeside + Math.max(...options.map((option) => option.split(/\s+/).length)))
    return undefined;
  const [said, digits] = [` ${plain(given)} `, ` ${plain(numberWordsToDigits(given))} `];
  const named = options.flatMap((option, index) =>
    said.includes(` ${plain(option)} `) || digits.includes(` ${plain(option)} `) ? [index] : [],
  );
  const longest = named.toSorted((a, b) => options[b]!.length - options[a]!.length);
  if (
    named.length === 1 ||
    (named.length > 1 &&
      longest.slice(1).every((index) => plain(options[longest[0]!]!).includes(plain(options[index]!))))
  )
    return longest[0];
  if (named.length > 1) return undefined;
  const byNumber = ordinals.findIndex((ordinal) => ordinal.test(given));
  if (byNumber >= 0 && byNumber < options.length) return byNumber;
  const words = plain(given)
    .split(' ')
    .filter((word) => word.length > 2);
  const partly = options.flatMap((option, index) =>
    words.length > 0 && words.every((word) => ` ${plain(option)} `.includes(` ${word} `)) ? [index] : [],
  );
  return partly.length === 1 ? partly[0] : undefined;
}

/** What may lead to a number in an answer. A word beside these makes a message something else: a request, or small talk as in 'im 14'. */
const leadIn =
  /^(?:(?:i|you|we|they|there|each|everyone|one|it|it's|its|that|that's|thats|this|he|she|think|guess|say|believe|got|get|gets|have|has|had|is|are|would|wouldn't|will|should|could|might|may|must|counted|calculated|added|found|and|be|been|equals?|makes?|gives?|left|maybe|probably|about|around|only|just|the|a|my|final|answer|result|number|total|sum|area|perimeter|volume|slope|side|angle|hypotenuse|um+|uh+|hm+|oh|wait|ok|okay|so|well|then|now|no|yes|yeah|in|to|of|or|all|[b-hj-z](?= ?(?:=|is\b)))\b|[ ,:.=$£€~])*$/;
const mostWordsAfter = 6;

/** A number that a message gives as an answer, as `judge` reads it; undefined when it gives none, several, a sum, or something else beside it. */
function numberOf(message: string): string | undefined {
  const text = numberWordsToDigits(message.toLowerCase())
    .replace(/−/g, '-')
    .replace(/[’]/g, "'")
    .replace(/\b(?:negative|minus) (?=[\d.])/g, '-');
  const numbers = text.match(/-?\d+ \d+\/\d+|-?\d+ ?\/ ?\d+|-?\d[\d,]*(?:\.\d+)?|\.\d+/g) ?? [];
  const isSum =
    /\d\s*(?:[+*×÷x]|-\s|plus|minus|times|divided)\s*\d|\bof \d|^(?:what|how|why|which|who|when|where)\b/.test(text);
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || isSum || /\/ ?0+$/.test(number)) return undefined;
  const [before = '', after = ''] = text.split(number);
  return leadIn.test(before) && after.split(/\s+/).length - 1 <= mostWordsAfter ? number.replace(/,$/, '') : undefined;
}

/** Whether a message is one of the options of a question, word for word. */
export const isOption = (message: string, { options = [] }: Question): boolean =>
  options.some((option) => plain(option) !== '' && plain(option) === plain(message));

/** What a learner answers to a question, in the form that `judge` takes; undefined for a message that is no answer. */
export function answerIn(message: string, question: Question): string | number | undefined {
  return question.inputType === 'multiple-choice' ? optionOf(message, question.options ?? []) : numberOf(message);
}

const feedbackOf = (question: OwnQuestion): string =>
  question.hints[Math.min(question.tries, question.hints.length - 1)] ?? '';

/** The solution, once all hints were given. */
const solutionOf = ({ tries, hints, solution }: OwnQuestion): string | undefined =>
  tries >= hints.length ? solution : undefined;

/** Gives the next hint, or the solution once hints no longer help. */
export function helpWith(asked: OwnQuestion, persona: Persona, memory: TutorMemory, random: Random): TutorReply {
  const solution = solutionOf(asked);
  const text = solution
    ? compose(persona, solution, phrases.next)
    : compose(persona, lead(pick(persona.hints, random), feedbackOf(asked)));
  return {
    text,
    kind: 'hint',
    memory: { ...memory, asked: solution ? undefined : { ...asked, tries: asked.tries + 1 } },
  };
}

/** Marks an answer to the tutor's own question (experience §4: only right and wrong count as tries). */
export function mark(
  given: string | number,
  asked: OwnQuestion,
  { persona, memory }: { persona: Persona; memory: TutorMemory },
  random: Random,
): TutorReply {
  const outcome = judge(asked.question, given);
  const reply = (text: string, next: OwnQuestion | undefined, solved?: OwnQuestion): TutorReply => ({
    text,
    kind: 'marking',
    memory: { ...memory, asked: next, solved, isAside: false },
  });
  if (outcome.kind === 'correct')
    return reply(compose(persona, pick(persona.praises, random), phrases.next), undefined, asked);
  if (outcome.kind === 'almost')
    return reply(compose(persona, outcome.because === 'simplify' ? phrases.almostSimplify : phrases.almostUnit), asked);
  if (outcome.kind === 'not-understood') return reply(compose(persona, phrases.notUnderstood), asked);
  const solution = solutionOf(asked);
  const help = solution ?? lead(pick(persona.hints, random), feedbackOf(asked));
  return reply(
    compose(persona, `${pick(persona.retries, random)} ${help}`),
    solution ? undefined : { ...asked, tries: asked.tries + 1 },
  );
}

/** The check of an explanation or fact as the tutor's own question. */
export const ownQuestionOf = ({ question, options, answer, hint }: Check): OwnQuestion => ({
  question: { question, inputType: 'multiple-choice', options: [...options], correctAnswer: answer },
  hints: [hint],
  solution: phrases.rightOption(options[answer] ?? ''),
  tries: 0,
});

const longestOption = 40;
const needsScreen = /\b(?:picture|below|these|drawing|image)\b/i;

/** Whether a question of a lesson can be asked in a chat: it needs no picture, and its options can be said in a row. */
function canBeAsked({ inputType, options, image, content, question = '' }: LessonStep): boolean {
  if (question === '' || image !== undefined || needsScreen.test(`${content} ${question}`)) return false;
  return (
    inputType === 'number' ||
    (inputType === 'multiple-choice' &&
      (options ?? []).every((option) => option.length < longestOption && !/[,;]/.test(option)))
  );
}

/** A question of a lesson in one text that stands on its own; undefined for kinds that need the screen. Its key is never told. */
export function ownQuestionFrom(step: LessonStep): { text: string; asked: OwnQuestion } | undefined {
  if (!canBeAsked(step)) return undefined;
  const { question = '', inputType, options = [], correctAnswer, hint = '', hints = [] } = step;
  const choices = options.length > 0 ? `: ${options.slice(0, -1).join(', ')} or ${options.at(-1)}?` : '?';
  const told = [hint, ...hints.slice(0, -1)].filter((line) => line !== '' && !leaksKey(step, line));
  const kept: Question = {
    question,
    inputType,
    ...(options.length > 0 ? { options } : {}),
    ...(correctAnswer === undefined ? {} : { correctAnswer }),
  };
  return {
    text: `${step.content} ${question.replace(/[?.]$/, '')}${choices}`,
    asked: { question: kept, hints: told.length > 0 ? told : [phrases.sameWayHint], tries: 0 },
  };
}
