import type { Explanation, Persona } from '@grove/content/tutor';
import { sentencesOf } from '@grove/contracts';
import { isYoung, nearestLesson, opened } from './explain.ts';
import { workOut } from './mathematics/work-out.ts';
import { helpWith, ownQuestionOf } from './own-question.ts';
import { phrases } from './sentences/phrases.ts';
import type { OwnQuestion, Random, TutorMemory, TutorReply } from './turn.ts';
import { compose, fits, lead, pick } from './voice.ts';

/** A message that only makes sense after what was said before it. */
type FollowUp = 'try' | 'check' | 'again' | 'more' | 'yes' | 'no' | 'unsure';

const notUnderstood = String.raw`(?:i )?(?:still |really |just )*(?:do not|don'?t|didn'?t|cant|can'?t) (?:really |still )?(?:get|understand|know what (?:you|that) mean)s?(?: (?:it|that|this|you|any of (?:it|that)|what you mean|anything))?(?: at all| still| yet| sorry)?`;
const one = String.raw`(?:(?:a |an |another |some )?(?:new |other |harder |easier |different |practice |test )?(?:one|question|problem|quiz|exercise|puzzle|challenge)s?(?: more)?|one more|something harder)`;
const followUps: ReadonlyArray<readonly [FollowUp, RegExp]> = [
  [
    'try',
    new RegExp(
      String.raw`^(?:ok |now |can (?:you|u) |could you |please )*(?:(?:can|could|may) i (?:have|get|try|do) ${one}|(?:give|ask|tell) me ${one}|(?:i want|i'd like|i would like|i wanna|i want to) (?:to )?(?:try |do |have )?${one}|let me (?:try|do)(?: ${one})?|can i try|quiz me|test me|ask me(?: something)?|(?:a )?(?:harder|easier) (?:one|question)|another(?: one)?|one more)(?: to (?:try|do|solve))?(?: on (?:that|this|it))?(?: yourself| myself)?$`,
    ),
  ],
  [
    'check',
    /^(?:so |but |wait )*(?:is (?:that|this|it) (?:right|correct|true)|(?:am|was) i right|did i get it(?: right)?|are (?:you|u) sure)$/,
  ],
  [
    'again',
    new RegExp(
      String.raw`^(?:sorry |but |um |no |ok |please |i |huh |what |wait |wdym )*(?:wdym|how (?:did|do) (?:you|u) (?:get|do|know|find|work out) (?:that|it|this)(?: answer)?|how do i do (?:it|that|this)|(?:can (?:you|u) )?show me(?: how| again| the steps| how to do (?:it|that|this))?|(?:it|this|that) (?:makes no sense|(?:doesn'?t|does not|dont) make (?:any )?sense)|(?:say|explain|do) (?:it|that) (?:again )?(?:more )?(?:slower|slowly)|slower|step by step|${notUnderstood}|(?:can|could|will) (?:you|u) (?:please )?(?:explain|say|repeat|tell me) (?:it|that|this)(?: to me)?(?: again| better| differently| another way| in (?:a )?(?:simpler|easier|different) (?:words|way)| more simply)?|(?:explain|say|tell me|repeat|do) (?:it |that |this |me )*(?:again|differently|another way|simpler|better|in (?:simpler|easier|other) words|more simply)|again|say what|huh|what|wait what|what do you mean|what does that mean|i'?m (?:still |so )?(?:confused|lost)|im (?:still |so )?(?:confused|lost)|(?:that|this|it) (?:is|was|'s) (?:too |so |really )?(?:hard|confusing|difficult|complicated)|that makes no sense|too hard|simpler|easier|eli5|explain (?:it )?like i'?m (?:5|five)|in english please|make it (?:simpler|easier))(?: please)?$`,
    ),
  ],
  [
    'more',
    /^(?:but |and |ok |so )*(?:tell me (?:some )?more|more|more please|explain more|go on|continue|what else|another one|why|but why|why is that|why not|how|how so|how come|and then|then what|really|really why|like what|for example|(?:give me |can you give me )?(?:an? (?:other )?|another )?example|(?:can|could) (?:you|u) (?:please )?(?:give|show|tell) me an(?:other)? example|give me another example|example please|i want to know more|can you tell me more|keep going|next|what happens (?:then|next))(?: please| about it| about that)*$/,
  ],
  [
    'yes',
    /^(?:yes|yeah|yea|yep|yup|ya|ok|okay|okey|k|kk|sure|alright|all right|fine|of course|yes please|sounds good|let'?s (?:go|do it|try)|got it|i get it(?: now)?|i (?:do|did|know|understand)(?: it| that)?(?: now)?|oh|oh ok|oh i see|i see|makes sense|cool ok|right|true|maybe)$/,
  ],
  [
    'no',
    /^(?:no|nope|nah|no thanks|no thank you|not really|i don'?t want to|never ?mind|nvm|stop|not now|something else|no way|wrong)$/,
  ],
  [
    'unsure',
    /^(?:idk|i don'?t know|dunno|i dunno|not sure|i'?m not sure|im not sure|no idea|i have no idea|um+|uh+|hm+|hmm+|whatever|i forgot|i forget|anything|nothing|you choose|surprise me|i don'?t care|\?+|\.+)$/,
  ],
];

const tidy = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/(?<!\?)\?+(?=\s+\w)/g, ' ')
    .replace(/[!.,;\s]+/g, ' ')
    .trim()
    .replace(/(?<=\w)\s*\?+$/, '')
    .replace(/(?<=\w) (?:pls+|plz|please)$/, '')
    .trim();

export const followUpOf = (message: string): FollowUp | undefined =>
  followUps.find(([, pattern]) => pattern.test(tidy(message)))?.[0];

/** Asks for a reason. */
const isWhy = /\b(?:why|how come|how so|how)\b/;

interface Desk {
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

const allIKnow = ({ persona, memory }: Desk): TutorReply =>
  talk(compose(persona, phrases.allIKnow, phrases.next), memory);

/** Says it once more: first in simpler words, then as a hint to the check question, and at last leaves it to a lesson or a person. */
function again({ explanation, times }: Told, desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
  if (!explanation) return allIKnow(desk);
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

function more({ explanation, times, isFact = false }: Told, desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
  if (!explanation) return allIKnow(desk);
  const asked = ownQuestionOf(explanation.check);
  const next: TutorMemory = { ...memory, asked, told: { explanation, times: Math.max(1, times) } };
  const ask = lead(pick(persona.asks, random), explanation.check.question);
  if (times === 0)
    return {
      text: compose(persona, opened(otherWords(explanation, persona, isFact), persona, random), ask),
      kind: 'explanation',
      memory: next,
    };
  return memory.lesson === undefined ? allIKnow(desk) : nearestLesson(memory.lesson, persona, random, memory);
}

/** Asks a question of the tutor's own, kept open. */
function askOne(asked: OwnQuestion, { persona, memory, random }: Desk, before = ''): TutorReply {
  const ask = lead(pick(persona.asks, random), asked.question.question ?? '');
  return talk(before === '' ? compose(persona, ask) : compose(persona, before, ask), {
    ...memory,
    asked,
    solved: undefined,
    isAside: false,
  });
}

/** A check question of what this teacher likes to ask, other than the one before. */
function quiz(desk: Desk): TutorReply {
  const { explanations, persona, memory, random } = desk;
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
        ...desk,
        memory: { slide: memory.slide, told: { explanation, times: 0 } },
      })
    : allIKnow(desk);
}

/** A sum like the one of a question. A question in words has its sum in the solution, as in 'Together now: 7 × 9 = 63.' */
function sumLike({ question, solution = '' }: OwnQuestion, persona: Desk['persona']): OwnQuestion | undefined {
  const [, sum] = /: ([\d./]+ [+−×÷] [\d./]+) = /.exec(solution) ?? [];
  return workOut(sum ?? question.question ?? '', persona)?.practice?.asked;
}

const wantsOther = /\b(?:another|new|other|different|harder|easier|more)\b/;

/** Lets a learner try: the open question, a sum like the one before, the check question of what was explained, or another one. */
function letTry(message: string, desk: Desk): TutorReply {
  const { asked, solved, told } = desk.memory;
  if (asked && !wantsOther.test(message.toLowerCase())) return askOne(asked, desk, phrases.myQuestion);
  const before = asked ?? solved;
  const next = before && sumLike(before, desk.persona);
  if (next) return askOne(next, { ...desk, memory: { ...desk.memory, worked: undefined } });
  return told?.explanation && !before ? askOne(ownQuestionOf(told.explanation.check), desk) : quiz(desk);
}

/** Shows a working once more: first in small steps, then as help with the question like it. */
function workAgain({ steps, times }: NonNullable<TutorMemory['worked']>, desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
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
function because(solved: OwnQuestion, desk: Desk): TutorReply {
  const { persona, memory } = desk;
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
function check(desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
  if (memory.worked) return workAgain(memory.worked, desk);
  if (memory.solved) return talk(compose(persona, pick(persona.praises, random), phrases.next), memory);
  return memory.asked
    ? askOne(memory.asked, desk, phrases.checkFirst)
    : talk(compose(persona, phrases.checkFirst), memory);
}

/** Says more of, or says again, what was talked about. */
function goBack(kind: 'again' | 'more', message: string, desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
  if (memory.solved && (kind === 'again' || isWhy.test(tidy(message)))) return because(memory.solved, desk);
  if (memory.worked) return workAgain(memory.worked, desk);
  if (memory.told) return kind === 'again' ? again(memory.told, desk) : more(memory.told, desk);
  if (memory.lesson !== undefined) return nearestLesson(memory.lesson, persona, random, memory);
  return talk(compose(persona, phrases.aboutWhat, pick(persona.tried, random)), memory);
}

/** A yes opens the lesson that was offered, or brings the open question back. */
function agree({ persona, memory, random }: Desk): TutorReply {
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
export function followUp(kind: FollowUp, message: string, desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
  if (kind === 'again' || kind === 'more') return goBack(kind, message, desk);
  if (kind === 'try') return letTry(message, desk);
  if (kind === 'check') return check(desk);
  if (kind === 'yes') return agree(desk);
  return talk(
    compose(persona, pick(persona.talk[kind === 'no' ? 'refuse' : 'suggest'], random)),
    kind === 'no' ? { slide: memory.slide } : { ...memory, isOffered: false },
  );
}
