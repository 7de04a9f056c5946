import { greetings, levelPersonas, phrases } from '@grove/content/tutor';
import { isSumInWords, workOut } from './mathematics/work-out.ts';
import { saidBy } from './asks.ts';
import { answerFromContent } from './explain.ts';
import { followUp, followUpOf } from './follow-up.ts';
import { Library } from './library.ts';
import { answerIn, helpWith, isOption, mark } from './own-question.ts';
import type { Knowledge, TutorLesson } from './passages.ts';
import { helpWithSlide, keepsKey } from './slide-help.ts';
import { soundsWorried, talkOf } from './talk.ts';
import type { Random, Slide, TutorReply, TutorTurn } from './turn.ts';
import { compose, fits, lead, pick, sentencesOf } from './voice.ts';
import { essenceOf } from './words.ts';

const wantsHint = /^(?:(?:i |um |sorry )?(?:do not|don't|dont) (?:know|get it|understand)(?: it)?|idk|dunno|um+|hm+|(?:a |another |give me a )?hint(?: please)?|help(?: me)?(?: please)?|no idea|(?:i need|can i have|give me) (?:a |another )?(?:hint|help|clue)|not sure|i(?:'m| am|m) (?:stuck|not sure)|(?:tell me|what(?:'s| is)) the (?:right )?answer|i give up|skip|pass)(?: please)?$/;
const bareNumber = /^[-−]?\d[\d.,/ ]*$/;

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const tidy = (message: string): string => message.toLowerCase().replace(/[’]/g, "'").replace(/[?!.,\s]+$/, '').replace(/\s+/g, ' ').trim();

/**
 * The offline tutor: answers from the lessons, works arithmetic exactly, talks a little in persona, marks answers to its own questions and helps with a slide without
 * giving its key away. Pure but for `random`; what it must remember goes out with the reply and comes in with the next turn.
 */
export class Tutor {
  readonly #library: Library;
  readonly #random: Random;

  constructor(knowledge: Knowledge, random: Random) {
    this.#library = new Library(knowledge);
    this.#random = random;
    this.#warmUp();
  }

  /** Answers once of each kind, so that the first learner does not wait for code that has never run. */
  #warmUp(): void {
    const persona = levelPersonas[0]!;
    for (const message of ['what is a noun', 'capital of france', 'how do i do that', 'what is 7 times 8', 'what is the silk roade', 'spell because', 'tom has 3 apples and eats 1 how many are left']) this.answer({ message, persona, memory: {} });
  }

  /** A lesson by its id, as far as the tutor knows it. */
  lesson(lessonId: string): TutorLesson | undefined {
    return this.#library.lessons.get(lessonId);
  }

  /** The slide of a lesson; undefined for a lesson or place that does not exist. */
  slide(lessonId: string | undefined, place: number | undefined): Slide | undefined {
    const step = lessonId === undefined || place === undefined ? undefined : this.#library.lessons.get(lessonId)?.steps[place];
    return step && { lessonId: lessonId!, place: place!, step };
  }

  /** What the lessons say about a question, best first: the ground on which a language model is to stand. */
  passages(question: string, most: number): string[] {
    const essence = essenceOf(question);
    const known = this.#library.asks.find(essence).map(saidBy);
    const found = this.#library.search.find(essence).map(({ passage }) => `${passage.topic}: ${passage.body}`);
    return [...known, ...found].slice(0, most);
  }

  answer(turn: TutorTurn): TutorReply {
    const { slide } = turn;
    if (!slide) return this.#converse(turn);
    const talk = this.#talk(turn);
    if (talk && talkOf(turn.message) !== 'canDo' && talkOf(turn.message) !== 'doItForMe') return keepsKey(talk, turn, slide, this.#random);
    return helpWithSlide(turn, slide, this.#random) ?? keepsKey(this.#converse(turn), turn, slide, this.#random);
  }

  #converse(turn: TutorTurn): TutorReply {
    return this.#onOwnQuestion(turn) ?? this.#talk(turn) ?? this.#arithmetic(turn) ?? this.#spelling(turn) ?? this.#followUp(turn) ?? this.#content(turn);
  }

  #content({ message, persona, memory }: TutorTurn): TutorReply {
    const desk = { persona, library: this.#library, random: this.#random };
    // A question may stand after a sentence that only leads to it.
    const questions = [message, ...sentencesOf(message).slice(1).toReversed()].map(essenceOf);
    const replies = questions.map((question) => answerFromContent(question, desk));
    const reply = replies.find(({ kind }) => kind !== 'unknown') ?? replies[0]!;
    if (reply.kind !== 'unknown') return reply;
    return soundsWorried(message) ? { text: compose(persona, pick(persona.talk.sad, this.#random)), kind: 'talk', memory } : { ...reply, memory: { ...memory, asked: undefined, isOffered: false } };
  }

  #onOwnQuestion({ message, persona, memory }: TutorTurn): TutorReply | undefined {
    const { asked, told } = memory;
    if (!asked) return undefined;
    if (isOption(message, asked.question)) return mark(answerIn(message, asked.question)!, asked, { persona, memory }, this.#random);
    if (told && followUpOf(message) === 'again') return undefined;
    if (wantsHint.test(tidy(message))) return helpWith(asked, persona, memory, this.#random);
    const isQuestion = /^(?:what|why|how|who|when|where|which|can|do|does|tell|explain)\b/.test(tidy(message));
    const given = isQuestion || isSumInWords(message, persona) ? undefined : answerIn(message, asked.question);
    return given === undefined ? undefined : mark(given, asked, { persona, memory }, this.#random);
  }

  #followUp({ message, persona, memory }: TutorTurn): TutorReply | undefined {
    const kind = followUpOf(message);
    return kind && followUp(kind, { persona, memory, random: this.#random });
  }

  #spelling({ message, persona }: TutorTurn): TutorReply | undefined {
    const spelled = this.#library.spelling.answer(essenceOf(message));
    return spelled === undefined ? undefined : { text: compose(persona, lead(pick(persona.opens, this.#random), spelled), phrases.spellNext), kind: 'explanation', memory: {} };
  }

  #talk({ message, persona, memory }: TutorTurn): TutorReply | undefined {
    const kind = talkOf(message);
    if (!kind) return undefined;
    const line = pick(persona.talk[kind], this.#random);
    const [word = ''] = /^[\p{L} -]+/u.exec(message.toLowerCase().trim()) ?? [];
    const language = kind === 'hello' ? greetings.get(word.trim()) : undefined;
    const before = language ? phrases.greeting(capitalized(word.trim()), language) : kind === 'proud' && /birthday/i.test(message) ? phrases.birthday : '';
    return { text: compose(persona, `${before} ${line}`.trim()), kind: 'talk', memory: { ...memory, isOffered: false } };
  }

  #arithmetic({ message, persona }: TutorTurn): TutorReply | undefined {
    const worked = workOut(message, persona);
    if (!worked) return bareNumber.test(message.trim()) ? { text: compose(persona, phrases.whichQuestion), kind: 'talk', memory: {} } : undefined;
    const ask = worked.practice ? lead(pick(persona.asks, this.#random), worked.practice.text) : '';
    const told = lead(pick(persona.works, this.#random), worked.text);
    // The result stands at the end of a working: rather no question than no result.
    const text = fits(`${told} ${ask}`, persona) ? compose(persona, told, ask) : compose(persona, told);
    return { text, kind: 'arithmetic', memory: { asked: ask !== '' && text.endsWith(ask) ? worked.practice?.asked : undefined } };
  }
}
