import type { Explanation, Fact, Persona } from '@grove/content/tutor-model';
import { type Band, sentencesOf } from '@grove/contracts';
import type { Known } from './asks.ts';
import { compose, fits, lead, pick } from './compose.ts';
import { enough, nearest, type Slide, slideFor, topicFor, type AnswerContext } from './nearest.ts';
import { ownQuestionFrom, ownQuestionOf } from './own-question.ts';
import { phrases } from './sentences/phrases.ts';
import type { OwnQuestion, Random, TutorMemory, TutorReply } from './turn.ts';
import type { Vocabulary } from './vocabulary.ts';
import { endMarks } from './words.ts';

export const isYoung = (band: Band): boolean => band === 'early' || band === 'elementary';

const saidOf = (known: Known, { band }: Persona): string =>
  known.kind === 'fact'
    ? known.fact.says
    : isYoung(band)
      ? `${known.explanation.young} ${known.explanation.older}`
      : known.explanation.older;

/** The sentences of a text from the one on that covers most of the question. */
function fromBest(content: string, question: string, vocabulary: Vocabulary, isNeeded = true): string {
  const sentences = sentencesOf(content);
  if (!isNeeded) return content;
  const covers = sentences.map((sentence) => vocabulary.covers(sentence, question));
  const best = covers.indexOf(Math.max(...covers));
  // A sentence with a pronoun needs the one before it.
  const from =
    best > 0 && /\b(?:it|its|they|them|their|this|these|both|one|such)\b/i.test(sentences[best] ?? '')
      ? best - 1
      : best;
  return sentences.slice(Math.max(0, from)).join(' ');
}

/** The words of an explanation for a band. Where only the version for the older names what was asked for, the young hear that sentence. */
function wordsFor(
  { young, older }: Explanation,
  question: string,
  { persona, library: { vocabulary } }: AnswerContext,
): string {
  const rarest = vocabulary.rarestOf(vocabulary.understand(question) ?? []);
  const isNamed = (text: string): boolean => rarest === undefined || vocabulary.termsOf(text).includes(rarest);
  const isBetter = !isNamed(young) && isNamed(older);
  return isYoung(persona.band) && !isBetter ? young : fromBest(older, question, vocabulary, isBetter);
}

/** Grave history stands by itself, without the play of a persona's lead-in. */
const isGrave = /\b(?:war|wars|slavery|enslaved|nazis?|murder\w*|killed)\b/i;

export const opened = (body: string, persona: Persona, random: Random): string =>
  isYoung(persona.band) && isGrave.test(body) ? body : lead(pick(persona.opens, random), body);

function explanation(known: Explanation, question: string, context: AnswerContext): TutorReply {
  const { persona, library, random } = context;
  const text = compose(
    persona,
    opened(wordsFor(known, question, context), persona, random),
    lead(pick(persona.asks, random), known.check.question),
  );
  const asked = text.includes(known.check.question) ? ownQuestionOf(known.check) : undefined;
  return {
    text,
    kind: 'explanation',
    memory: { asked, lesson: library.lessons.get(known.lessonId ?? '')?.title, told: { explanation: known, times: 0 } },
  };
}

function fact({ says, check }: Fact, beside: Explanation | undefined, { persona, random }: AnswerContext): TutorReply {
  const body = opened(says, persona, random);
  const text = compose(persona, body, check ? lead(pick(persona.asks, random), check.question) : phrases.next);
  return {
    text,
    kind: 'explanation',
    memory: {
      asked: check && text.includes(check.question) ? ownQuestionOf(check) : undefined,
      told: { explanation: beside, isFact: true, times: 0 },
    },
  };
}

/** The first question of a lesson that fits beside an explanation. */
function checkFrom(
  steps: readonly Parameters<typeof ownQuestionFrom>[0][],
  body: string,
  persona: Persona,
  ask: string,
): { text: string; asked: OwnQuestion } | undefined {
  const [first = ''] = sentencesOf(body);
  return steps
    .flatMap((step) => ownQuestionFrom(step) ?? [])
    .find(({ text }) => fits(`${first} ${lead(ask, text)}`, persona));
}

export function slide(source: Slide, question: string, { persona, library, random }: AnswerContext): TutorReply {
  const body = lead(pick(persona.opens, random), fromBest(source.step.content, question, library.vocabulary));
  const ask = pick(persona.asks, random);
  const check = checkFrom(source.lesson.steps, body, persona, ask);
  const text = compose(persona, body, check ? lead(ask, check.text) : phrases.moreIn(source.lesson.title));
  return {
    text,
    kind: 'explanation',
    memory: { asked: check && text.includes(check.text) ? check.asked : undefined, lesson: source.lesson.title },
  };
}

export const nearestLesson = (
  title: string,
  persona: Persona,
  random: Random,
  memory: TutorMemory = {},
): TutorReply => ({
  text: compose(
    persona,
    pick(persona.nearest, random).replace('{lesson}', () => title),
  ),
  kind: 'nearest',
  memory: { ...memory, lesson: title, isOffered: true },
});

export const unknown = (persona: Persona, random: Random, memory: TutorMemory = {}): TutorReply => ({
  text: compose(persona, pick(persona.unknown, random)),
  kind: 'unknown',
  memory,
});

const between =
  /^(?:what(?:'s| is| are)? )?(?:the )?diff\w+ (?:between|of) (?:an? |the )?(.+?) (?:and|or|vs\.?|from) (?:an? |the )?([^]+)$|^(?:what is |compare )?(?:an? )?(.+?) (?:vs\.?|versus|compared to) (?:an? )?([^]+)$/i;

/** Two things side by side, each in the sentence that names it; undefined unless both are known. */
function contrast(question: string, { persona, library, random }: AnswerContext): TutorReply | undefined {
  const [, a, b, c, d] = between.exec(question.replace(endMarks, '')) ?? [];
  const sides = [a ?? c, b ?? d].flatMap((name) => (name === undefined ? [] : [`what is ${name}`]));
  const lines = sides.flatMap((side) => {
    const [known] = library.asks.find(side);
    const [line] = known ? sentencesOf(fromBest(saidOf(known, persona), side, library.vocabulary)) : [];
    return line !== undefined && library.vocabulary.covers(line, side) > enough.named ? [line] : [];
  });
  if (lines.length !== 2) return undefined;
  return {
    text: compose(persona, lead(pick(persona.opens, random), [...new Set(lines)].join(' ')), phrases.whatDiffers),
    kind: 'explanation',
    memory: {},
  };
}

/** Where a word belongs, which tells nothing more of what was asked. */
const place = String.raw`(?:an? |the |my )?(?:math|maths|music|science|history|chemistry|physics|biology|english|grammar|art|drawing|coding|code|programming|python|economics|geometry|algebra|book|books|story|stories|poem|text|sentence|essay|song|writing|reading|play|computer|body|human body|cell|circuit|game|class|school|life|test|world|nature|movie)`;

const headed = new RegExp(
  String.raw`^((?:what|who|how) (?:is|are|was|were|does|do|to) .+?) (?:in|of|for|on|at|from|about|before) ${place}$`,
  'i',
);

/** What is known of a question; else of what it asks for before it says where, so that 'what is a chord in a song' finds 'what is a chord'. */
function knownFor(question: string, { library }: AnswerContext): Known[] {
  const known = library.asks.find(question);
  const [, head] =
    known.length > 0 || library.vocabulary.understand(question) === undefined
      ? []
      : (headed.exec(question.replace(endMarks, '')) ?? []);
  return head === undefined || library.asks.isRelation(head) ? known : library.asks.find(head);
}

/** Answers a question in one of three ways: explains it and asks one check question, names the nearest lesson or topic, or says that it does not know. */
export function answerFromContent(question: string, context: AnswerContext): TutorReply {
  const { persona, library, random } = context;
  const [known, ...others] = knownFor(question, context);
  const sides = known ? undefined : contrast(question, context);
  if (sides) return sides;
  if (known?.kind === 'explanation') return explanation(known.explanation, question, context);
  if (known)
    return fact(
      known.fact,
      others.flatMap((other) => (other.kind === 'explanation' ? [other.explanation] : []))[0] ??
        library.asks.aboutPerson(question),
      context,
    );
  const found = library.search.find(question);
  const best = slideFor(found, question, context);
  if (best) return slide(best, question, context);
  const lesson = nearest(found, question, context);
  if (lesson !== undefined) return nearestLesson(lesson, persona, random);
  const item = topicFor(found, context);
  if (item)
    return {
      text: compose(persona, lead(pick(persona.opens, random), phrases.topicOf(item.topic, item.grade)), phrases.next),
      kind: 'nearest',
      memory: {},
    };
  return unknown(persona, random);
}
