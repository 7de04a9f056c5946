import type { Explanation, Persona } from '@grove/content/tutor-model';
import { sentencesOf } from '@grove/contracts';
import { compose, fits, lead, pick } from './compose.ts';
import { isYoung, nearestLesson, opened } from './explain.ts';
import { type FollowUp, tidy } from './follow-up-kinds.ts';
import { workOut } from './mathematics/work-out.ts';
import { helpWith, ownQuestionOf } from './own-question.ts';
import { phrases } from './sentences/phrases.ts';
import type { OwnQuestion, Random, TutorMemory, TutorReply } from './turn.ts';

/** Asks for a reason. */
const isWhy = /\b(?:why|how come|how so|how)\b/;

interface FollowUpContext {
  /** Those that a teacher may choose a question of. */
  readonly explanations: readonly Explanation[];
  readonly persona: Persona;
  readonly memory: TutorMemory;
  readonly random: Random;
}

type Told = NonNullable<TutorMemory['told']>;

const talk = (text: string, memory: TutorMemory): TutorReply => ({ text, kind: 'talk', memory });
/** The other half of an explanation: the simple words for the older, the details for the young. Of what only a fact was told, the half of the band. */
const otherWords = ({ young, older }: Explanation, persona: Persona, isFact: boolean): string =>
  isYoung(persona.band) === isFact ? young : older;

const allIKnow = ({ persona, memory }: FollowUpContext): TutorReply =>
  talk(compose(persona, phrases.allIKnow, phrases.next), memory);

/** Says it once more: first in simpler words, then as a hint to the check question, and at last leaves it to a lesson or a person. */
export function again({ explanation, times }: Told, context: FollowUpContext): TutorReply {
  const { persona, memory, random } = context;
  if (!explanation) return allIKnow(context);
  const next: TutorMemory = { ...memory, told: { explanation, times: times + 1 } };
  const [first = ''] = sentencesOf(explanation.young);
  if (times === 0)
    return {
      text: compose(
        persona,
        isYoung(persona.band) ? lead(phrases.slowly, first) : lead(phrases.simpler, explanation.young),
        phrases.whichPart,
      ),
      kind: 'explanation',
      memory: next,
    };
  if (times === 1)
    return {
      text: compose(persona, lead(pick(persona.hints, random), explanation.check.hint), explanation.check.question),
      kind: 'hint',
      memory: { ...next, asked: memory.asked ?? ownQuestionOf(explanation.check) },
    };
  if (memory.lesson !== undefined) return nearestLesson(memory.lesson, persona, random, next);
  return { text: compose(persona, phrases.askSomebody, pick(persona.tried, random)), kind: 'hint', memory: next };
}

export function more({ explanation, times, isFact = false }: Told, context: FollowUpContext): TutorReply {
  const { persona, memory, random } = context;
  if (!explanation) return allIKnow(context);
  const asked = ownQuestionOf(explanation.check);
  const next: TutorMemory = { ...memory, asked, told: { explanation, times: Math.max(1, times) } };
  const ask = lead(pick(persona.asks, random), explanation.check.question);
  if (times === 0)
    return {
      text: compose(persona, opened(otherWords(explanation, persona, isFact), persona, random), ask),
      kind: 'explanation',
      memory: next,
    };
  return memory.lesson === undefined ? allIKnow(context) : nearestLesson(memory.lesson, persona, random, memory);
}

/** Asks a question of the tutor's own, kept open. */
function askOne(asked: OwnQuestion, { persona, memory, random }: FollowUpContext, before = ''): TutorReply {
  const ask = lead(pick(persona.asks, random), asked.question.question ?? '');
  return talk(before === '' ? compose(persona, ask) : compose(persona, before, ask), {
    ...memory,
    asked,
    solved: undefined,
    isAside: false,
  });
}

/** A check question of what this teacher likes to ask, other than the one before. */
export function quiz(context: FollowUpContext): TutorReply {
  const { explanations, persona, memory, random } = context;
  const before = memory.told?.explanation?.id;
  const explanation = explanations.find(
    ({ id }) =>
      id ===
      pick(
        persona.quiz.filter((topic) => topic !== before),
        random,
      ),
  );
  return explanation
    ? askOne(ownQuestionOf(explanation.check), {
        ...context,
        memory: { slide: memory.slide, told: { explanation, times: 0 } },
      })
    : allIKnow(context);
}

/** A sum like the one of a question. A question in words has its sum in the solution, as in 'Together now: 7 × 9 = 63.' */
function sumLike(
  { question, solution = '' }: OwnQuestion,
  persona: FollowUpContext['persona'],
): OwnQuestion | undefined {
  const [, sum] = /: ([\d./]+ [+−×÷] [\d./]+) = /.exec(solution) ?? [];
  return workOut(sum ?? question.question ?? '', persona)?.practice?.asked;
}

const wantsOther = /\b(?:another|new|other|different|harder|easier|more)\b/;
/** Lets a learner try: the open question, a sum like the one before, the check question of what was explained, or another one. */
function letTry(message: string, context: FollowUpContext): TutorReply {
  const { asked, solved, told } = context.memory;
  if (asked && !wantsOther.test(message.toLowerCase())) return askOne(asked, context, phrases.myQuestion);
  const before = asked ?? solved;
  const next = before && sumLike(before, context.persona);
  if (next) return askOne(next, { ...context, memory: { ...context.memory, worked: undefined } });
  return told?.explanation && !before ? askOne(ownQuestionOf(told.explanation.check), context) : quiz(context);
}

/** Shows a working once more: first in small steps, then as help with the question like it. */
function workAgain({ steps, times }: NonNullable<TutorMemory['worked']>, context: FollowUpContext): TutorReply {
  const { persona, memory, random } = context;
  const next: TutorMemory = { ...memory, worked: { steps, times: times + 1 } };
  const ask = memory.asked ? lead(pick(persona.asks, random), memory.asked.question.question ?? '') : phrases.whichPart;
  const text = lead(phrases.stepByStep, steps);
  // The result stands last, so nothing of the steps may be cut off.
  if (times === 0)
    return { text: fits(`${text} ${ask}`, persona) ? `${text} ${ask}` : text, kind: 'arithmetic', memory: next };
  if (memory.asked) return helpWith(memory.asked, persona, next, random);
  return { text: compose(persona, phrases.askSomebody, pick(persona.tried, random)), kind: 'hint', memory: next };
}

/** Why the answer that a learner just gave is right. */
function because(solved: OwnQuestion, context: FollowUpContext): TutorReply {
  const { persona, memory } = context;
  const { explanation } = memory.told ?? {};
  const reason = explanation
    ? isYoung(persona.band)
      ? explanation.young
      : explanation.older
    : [solved.hints[0] ?? '', solved.solution ?? ''].join(' ');
  return {
    text: compose(persona, lead(phrases.becauseOf, reason), phrases.next),
    kind: 'explanation',
    memory: { ...memory, solved: undefined },
  };
}

/** Whether something is right: the working once more, or the learner's own answer, which is wanted first. */
export function check(context: FollowUpContext): TutorReply {
  const { persona, memory, random } = context;
  if (memory.worked) return workAgain(memory.worked, context);
  if (memory.solved) return talk(compose(persona, pick(persona.praises, random), phrases.next), memory);
  return memory.asked
    ? askOne(memory.asked, context, phrases.checkFirst)
    : talk(compose(persona, phrases.checkFirst), memory);
}

/** Says more of, or says again, what was talked about. */
function goBack(kind: 'again' | 'more', message: string, context: FollowUpContext): TutorReply {
  const { persona, memory, random } = context;
  if (memory.solved && (kind === 'again' || isWhy.test(tidy(message)))) return because(memory.solved, context);
  if (memory.worked) return workAgain(memory.worked, context);
  if (memory.told) return kind === 'again' ? again(memory.told, context) : more(memory.told, context);
  if (memory.lesson !== undefined) return nearestLesson(memory.lesson, persona, random, memory);
  return talk(compose(persona, phrases.aboutWhat, pick(persona.tried, random)), memory);
}

/** A yes opens the lesson that was offered, or brings the open question back. */
function agree({ persona, memory, random }: FollowUpContext): TutorReply {
  const { lesson, asked, isOffered } = memory;
  const line = pick(persona.talk.agree, random);
  if (isOffered && lesson !== undefined)
    return talk(compose(persona, phrases.openLesson(lesson), line), { ...memory, isOffered: false });
  if (asked)
    return talk(
      compose(persona, phrases.myQuestion, lead(pick(persona.asks, random), asked.question.question ?? '')),
      memory,
    );
  return talk(compose(persona, line), memory);
}

/** Answers a message that goes back to what was said before, as `memory` has it. */
export function followUp(kind: FollowUp, message: string, context: FollowUpContext): TutorReply {
  const { persona, memory, random } = context;
  if (kind === 'again' || kind === 'more') return goBack(kind, message, context);
  if (kind === 'try') return letTry(message, context);
  if (kind === 'check') return check(context);
  if (kind === 'yes') return agree(context);
  return talk(
    compose(persona, pick(persona.talk[kind === 'no' ? 'refuse' : 'suggest'], random)),
    kind === 'no' ? { slide: memory.slide } : { ...memory, isOffered: false },
  );
}
