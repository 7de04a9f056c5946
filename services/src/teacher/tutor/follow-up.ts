import { type Explanation, type Persona, phrases } from '@grove/content/tutor';
import { isYoung, nearestLesson } from './explain.ts';
import { ownQuestionOf } from './own-question.ts';
import type { Random, TutorMemory, TutorReply } from './turn.ts';
import { compose, lead, pick, sentencesOf } from './voice.ts';

/** A message that only makes sense after what was said before it. */
type FollowUp = 'again' | 'more' | 'yes' | 'no' | 'unsure';

const notUnderstood = String.raw`(?:i )?(?:still |really |just )*(?:do not|don'?t|didn'?t|cant|can'?t) (?:really |still )?(?:get|understand|know what (?:you|that) mean)s?(?: (?:it|that|this|you|any of (?:it|that)|what you mean|anything))?(?: at all| still| yet| sorry)?`;
const followUps: ReadonlyArray<readonly [FollowUp, RegExp]> = [
  ['again', new RegExp(String.raw`^(?:sorry |but |um |no |ok |please |i )*(?:${notUnderstood}|(?:can|could|will) (?:you|u) (?:please )?(?:explain|say|repeat|tell me) (?:it|that|this)(?: to me)?(?: again| better| differently| another way| in (?:a )?(?:simpler|easier|different) (?:words|way)| more simply)?|(?:explain|say|tell me|repeat|do) (?:it |that |this |me )*(?:again|differently|another way|simpler|better|in (?:simpler|easier|other) words|more simply)|again|say what|huh|what|wait what|what do you mean|what does that mean|i'?m (?:still |so )?(?:confused|lost)|im (?:still |so )?(?:confused|lost)|(?:that|this|it) (?:is|was|'s) (?:too |so |really )?(?:hard|confusing|difficult|complicated)|that makes no sense|too hard|simpler|easier|eli5|explain (?:it )?like i'?m (?:5|five)|in english please|make it (?:simpler|easier))(?: please)?$`)],
  ['more', /^(?:but |and |ok |so )*(?:tell me (?:some )?more|more|more please|explain more|go on|continue|what else|another one|why|but why|why is that|why not|how|how so|how come|and then|then what|really|really why|like what|for example|(?:give me |can you give me )?an? (?:other )?example|give me another example|example please|i want to know more|can you tell me more|keep going|next|what happens (?:then|next))(?: please| about it| about that)*$/],
  ['yes', /^(?:yes|yeah|yea|yep|yup|ya|ok|okay|okey|k|kk|sure|alright|all right|fine|of course|yes please|sounds good|let'?s (?:go|do it|try)|got it|i get it(?: now)?|i (?:do|did|know|understand)(?: it| that)?(?: now)?|oh|oh ok|oh i see|i see|makes sense|cool ok|right|true|maybe)$/],
  ['no', /^(?:no|nope|nah|no thanks|no thank you|not really|i don'?t want to|never ?mind|stop|not now|something else|no way|wrong)$/],
  ['unsure', /^(?:idk|i don'?t know|dunno|i dunno|not sure|i'?m not sure|im not sure|no idea|i have no idea|um+|uh+|hm+|hmm+|whatever|i forgot|i forget|anything|nothing|you choose|surprise me|i don'?t care|\?+|\.+)$/],
];

const tidy = (message: string): string => message.toLowerCase().replace(/[’]/g, "'").replace(/[!.,;\s]+/g, ' ').trim().replace(/(?<=\w)\s*\?+$/, '').trim();

export const followUpOf = (message: string): FollowUp | undefined => followUps.find(([, pattern]) => pattern.test(tidy(message)))?.[0];

interface Desk {
  readonly persona: Persona;
  readonly memory: TutorMemory;
  readonly random: Random;
}

type Told = NonNullable<TutorMemory['told']>;
const talk = (text: string, memory: TutorMemory): TutorReply => ({ text, kind: 'talk', memory });

/** The other half of an explanation: the simple words for the older, the details for the young. Of what only a fact was told, the half of the band. */
const otherWords = ({ young, older }: Explanation, persona: Persona, isFact: boolean): string => (isYoung(persona.band) === isFact ? young : older);

const allIKnow = ({ persona, memory }: Desk): TutorReply => talk(compose(persona, phrases.allIKnow, phrases.next), memory);

/** Says it once more: first in simpler words, then as a hint to the check question, and at last leaves it to a lesson or a person. */
function again({ explanation, times }: Told, desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
  if (!explanation) return allIKnow(desk);
  const next: TutorMemory = { ...memory, told: { explanation, times: times + 1 } };
  const [first = ''] = sentencesOf(explanation.young);
  if (times === 0) return { text: compose(persona, isYoung(persona.band) ? lead(phrases.slowly, first) : lead(phrases.simpler, explanation.young), phrases.whichPart), kind: 'explanation', memory: next };
  if (times === 1) return { text: compose(persona, lead(pick(persona.hints, random), explanation.check.hint), explanation.check.question), kind: 'hint', memory: { ...next, asked: memory.asked ?? ownQuestionOf(explanation.check) } };
  if (memory.lesson !== undefined) return nearestLesson(memory.lesson, persona, random, next);
  return { text: compose(persona, phrases.askSomebody, pick(persona.tried, random)), kind: 'hint', memory: next };
}

function more({ explanation, times, isFact = false }: Told, desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
  if (!explanation) return allIKnow(desk);
  const asked = ownQuestionOf(explanation.check);
  const next: TutorMemory = { ...memory, asked, told: { explanation, times: Math.max(1, times) } };
  const ask = lead(pick(persona.asks, random), explanation.check.question);
  if (times === 0) return { text: compose(persona, lead(pick(persona.opens, random), otherWords(explanation, persona, isFact)), ask), kind: 'explanation', memory: next };
  return memory.lesson === undefined ? allIKnow(desk) : nearestLesson(memory.lesson, persona, random, memory);
}

/** Says more of, or says again, what was talked about. */
function goBack(kind: 'again' | 'more', desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
  if (memory.told) return kind === 'again' ? again(memory.told, desk) : more(memory.told, desk);
  if (memory.lesson !== undefined) return nearestLesson(memory.lesson, persona, random, memory);
  return talk(compose(persona, phrases.aboutWhat, pick(persona.tried, random)), memory);
}

/** A yes opens the lesson that was offered, or brings the open question back. */
function agree({ persona, memory, random }: Desk): TutorReply {
  const { lesson, asked, isOffered } = memory;
  const line = pick(persona.talk.agree, random);
  if (isOffered && lesson !== undefined) return talk(compose(persona, phrases.openLesson(lesson), line), { ...memory, isOffered: false });
  if (asked) return talk(compose(persona, phrases.myQuestion, lead(pick(persona.asks, random), asked.question.question ?? '')), memory);
  return talk(compose(persona, line), memory);
}

/** Answers a message that goes back to what was said before, as `memory` has it. */
export function followUp(kind: FollowUp, desk: Desk): TutorReply {
  const { persona, memory, random } = desk;
  if (kind === 'again' || kind === 'more') return goBack(kind, desk);
  if (kind === 'yes') return agree(desk);
  return talk(compose(persona, pick(persona.talk[kind === 'no' ? 'refuse' : 'suggest'], random)), kind === 'no' ? { slide: memory.slide } : { ...memory, isOffered: false });
}
