import { phrases } from '@grove/content/tutor';
import { workOut } from './arithmetic.ts';
import { answerFromContent, nearestLesson, unknown } from './explain.ts';
import { answerIn, helpWith, mark } from './own-question.ts';
import { type Knowledge, passagesOf, type TutorLesson } from './passages.ts';
import { Search } from './search.ts';
import { helpWithSlide, keepsKey } from './slide-help.ts';
import { soundsWorried, talkOf } from './talk.ts';
import type { Random, Slide, TutorReply, TutorTurn } from './turn.ts';
import { compose, lead, pick } from './voice.ts';

const wantsHint = /^(?:(?:i |um |sorry )?(?:do not|don't|dont) (?:know|get it|understand)(?: it)?|idk|(?:a |another |give me a )?hint(?: please)?|help(?: me)?(?: please)?|no idea|(?:i need|can i have|give me) (?:a |another )?(?:hint|help|clue)|not sure|i(?:'m| am|m) (?:stuck|not sure)|(?:tell me|what(?:'s| is)) the (?:right )?answer|i give up|skip|pass)(?: please)?$/;
const wantsMore = /^(?:tell me more|more|more please|explain more|go on|continue|what else|another one|why|how come|i don'?t (?:get|understand) (?:it|that|this)|can you explain (?:it |that )?(?:again|more)|say that again|huh|what|i still don'?t get it)$/;
const bareNumber = /^[-−]?\d[\d.,/ ]*$/;

const tidy = (message: string): string => message.toLowerCase().replace(/[’]/g, "'").replace(/[?!.,\s]+$/, '').replace(/\s+/g, ' ').trim();

/**
 * The offline tutor: answers from the lessons, works arithmetic exactly, talks a little in persona, marks answers to its own questions and helps with a slide without
 * giving its key away. Pure but for `random`; what it must remember goes out with the reply and comes in with the next turn.
 */
export class Tutor {
  readonly #search: Search;
  readonly #lessons: ReadonlyMap<string, TutorLesson>;
  readonly #random: Random;

  constructor(knowledge: Knowledge, random: Random) {
    const { passages, lessons } = passagesOf(knowledge);
    this.#search = new Search(passages);
    this.#lessons = lessons;
    this.#random = random;
  }

  /** A lesson by its id, as far as the tutor knows it. */
  lesson(lessonId: string): TutorLesson | undefined {
    return this.#lessons.get(lessonId);
  }

  /** The slide of a lesson; undefined for a lesson or place that does not exist. */
  slide(lessonId: string | undefined, place: number | undefined): Slide | undefined {
    const step = lessonId === undefined || place === undefined ? undefined : this.#lessons.get(lessonId)?.steps[place];
    return step && { lessonId: lessonId!, place: place!, step };
  }

  /** What the lessons say about a question, best first: the ground on which a language model is to stand. */
  passages(question: string, most: number): string[] {
    return this.#search.find(question).slice(0, most).map(({ passage }) => `${passage.topic}: ${passage.body}`);
  }

  answer(turn: TutorTurn): TutorReply {
    const { slide } = turn;
    if (!slide) return this.#converse(turn);
    const talk = this.#talk(turn);
    if (talk && talkOf(turn.message) !== 'canDo' && talkOf(turn.message) !== 'doItForMe') return keepsKey(talk, turn, slide, this.#random);
    return helpWithSlide(turn, slide, this.#random) ?? keepsKey(this.#converse(turn), turn, slide, this.#random);
  }

  #converse(turn: TutorTurn): TutorReply {
    return this.#onOwnQuestion(turn) ?? this.#talk(turn) ?? this.#arithmetic(turn) ?? this.#more(turn) ?? this.#content(turn);
  }

  #content({ message, persona, memory }: TutorTurn): TutorReply {
    const reply = answerFromContent(message, persona, this.#search, this.#random);
    return reply.kind === 'unknown' && soundsWorried(message) ? { text: compose(persona, pick(persona.talk.sad, this.#random)), kind: 'talk', memory } : reply;
  }

  #onOwnQuestion({ message, persona, memory }: TutorTurn): TutorReply | undefined {
    const { asked } = memory;
    if (!asked) return undefined;
    if (wantsHint.test(tidy(message))) return helpWith(asked, persona, memory, this.#random);
    const isQuestion = /^(?:what|why|how|who|when|where|which|can|do|does|tell|explain)\b/.test(tidy(message));
    const given = isQuestion ? undefined : answerIn(message, asked.question);
    return given === undefined ? undefined : mark(given, asked, { persona, memory }, this.#random);
  }

  #talk({ message, persona, memory }: TutorTurn): TutorReply | undefined {
    const kind = talkOf(message);
    return kind && { text: compose(persona, pick(persona.talk[kind], this.#random)), kind: 'talk', memory };
  }

  #arithmetic({ message, persona }: TutorTurn): TutorReply | undefined {
    const worked = workOut(message, persona);
    if (!worked) return bareNumber.test(message.trim()) ? { text: compose(persona, phrases.whichQuestion), kind: 'talk', memory: {} } : undefined;
    const ask = worked.practice ? lead(pick(persona.asks, this.#random), worked.practice.text) : '';
    const text = compose(persona, lead(pick(persona.works, this.#random), worked.text), ask);
    return { text, kind: 'arithmetic', memory: { asked: ask !== '' && text.endsWith(ask) ? worked.practice?.asked : undefined } };
  }

  #more({ message, persona, memory }: TutorTurn): TutorReply | undefined {
    if (!wantsMore.test(tidy(message))) return undefined;
    return memory.lesson === undefined ? unknown(persona, this.#random, memory) : nearestLesson(memory.lesson, persona, this.#random, memory);
  }
}
