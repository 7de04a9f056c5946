import type { Persona } from '@grove/content/tutor-model';
import { sentencesOf } from '@grove/contracts';
import { saidBy } from './asks.ts';
import { compose, fits, lead, pick } from './compose.ts';
import { answerFromContent } from './explain.ts';
import { followUpOf } from './follow-up-kinds.ts';
import { followUp } from './follow-up.ts';
import { gentleHistory } from './gentle-history.ts';
import type { TutorKnowledge } from './knowledge.ts';
import { Library } from './library.ts';
import { isSumInWords, workOut } from './mathematics/work-out.ts';
import { answerIn, helpWith, isOption, mark } from './own-question.ts';
import type { TutorLesson } from './passages.ts';
import { replyToSelfDisclosure } from './self-disclosure.ts';
import { phrases } from './sentences/phrases.ts';
import { helpWithSlide, keepsKey } from './slide-help.ts';
import { capitalized, smallSteps } from './small-steps.ts';
import { soundsWorried, talkOf } from './talk.ts';
import type { Random, Slide, TutorMemory, TutorReply, TutorTurn } from './turn.ts';
import { essenceOf } from './words.ts';

const wantsHint =
  /^(?:(?:i |um |sorry )?(?:do not|don't|dont) (?:know|get it|understand)(?: it)?|idk|dunno|um+|hm+|(?:a |another |give me a )?hint(?: please)?|help(?: me)?(?: please)?|no idea|(?:i need|can i have|give me) (?:a |another )?(?:hint|help|clue)|not sure|i(?:'m| am|m) (?:stuck|not sure)|(?:so |ok )?(?:tell me|what(?:'s| is|s)) the (?:right )?answer|(?:but )?why (?:is|was) (?:that|it|this) (?:wrong|not right)|(?:can you )?help me (?:i'm|im|i am) stuck|i give up|skip|pass)(?: please)?$/;

/** A new question or wish, which is no answer to the open question, even where it names a number or an option. */
const asksForElse =
  /^(?:what|why|how|who|when|where|which|can|do|does|tell|explain)\b|\b(?:i want to|i wanna|can (?:you|u|we|i)|tell me|show me|let'?s|help me)\b/;

const isAnother = /^(?:another|one more)\b/;
/** Most sentences that are looked through for the question, from the end. */
const mostSentences = 8;

const bareNumber = /^[-−]?\d[\d.,/ ]*$/;
const tidy = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/(?<![?!.,\s])[?!.,\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The offline tutor: answers from the lessons, works arithmetic exactly, talks a little in persona, marks answers to its own questions and helps with a slide without
 * giving its key away. Pure but for `random`; what it must remember goes out with the reply and comes in with the next turn.
 */
export class Tutor {
  readonly #library: Library;
  readonly #greetings: TutorKnowledge['greetings'];
  readonly #random: Random;

  constructor(knowledge: TutorKnowledge, random: Random) {
    this.#library = new Library(knowledge);
    this.#greetings = knowledge.greetings;
    this.#random = random;
    const [persona] = knowledge.levelPersonas;
    if (persona) this.#warmUp(persona);
  }

  /** Answers once of each kind, so that the first learner does not wait for code that has never run. */
  #warmUp(persona: Persona): void {
    for (const message of [
      'what is a noun',
      'capital of france',
      'how do i do that',
      'what is 7 times 8',
      'what is the silk roade',
      'spell because',
      'tom has 3 apples and eats 1 how many are left',
    ])
      this.answer({ message, persona, memory: {} });
  }

  /** A lesson by its id, as far as the tutor knows it. */
  lesson(lessonId: string): TutorLesson | undefined {
    return this.#library.lessons.get(lessonId);
  }

  /** The slide of a lesson; undefined for a lesson or slide that does not exist. */
  slide(lessonId: string | undefined, index: number | undefined): Slide | undefined {
    const step =
      lessonId === undefined || index === undefined ? undefined : this.#library.lessons.get(lessonId)?.steps[index];
    return step && { lessonId: lessonId!, index: index!, step };
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
    const kind = talkOf(turn.message, this.#greetings);
    if (talk && kind !== 'canDo' && kind !== 'doItForMe') return keepsKey(talk, turn, slide, this.#random);
    return helpWithSlide(turn, slide, this.#random) ?? keepsKey(this.#converse(turn), turn, slide, this.#random);
  }

  #converse(turn: TutorTurn): TutorReply {
    const reply = this.#reply(turn);
    return gentleHistory(turn.message, reply, turn.persona, turn.memory) ?? reply;
  }

  #reply(turn: TutorTurn): TutorReply {
    return (
      this.#practice(turn) ??
      this.#onOwnQuestion(turn) ??
      this.#talk(turn) ??
      this.#arithmetic(turn) ??
      this.#spelling(turn) ??
      this.#followUp(turn) ??
      this.#content(turn)
    );
  }

  #content({ message, persona, memory }: TutorTurn): TutorReply {
    const context = { persona, library: this.#library, random: this.#random };
    const reply = answerFromContent(essenceOf(message), context);
    if (reply.kind !== 'unknown') return reply;
    // A question may stand after a sentence that only leads to it.
    for (const sentence of sentencesOf(message).slice(1).slice(-mostSentences).toReversed()) {
      const answer = answerFromContent(essenceOf(sentence), context);
      if (answer.kind !== 'unknown') return answer;
    }
    if (soundsWorried(message))
      return { text: compose(persona, pick(persona.talk.sad, this.#random)), kind: 'talk', memory };
    // An open question survives one message beside it.
    const next: TutorMemory = {
      ...memory,
      asked: memory.isAside ? undefined : memory.asked,
      isAside: true,
      isOffered: false,
    };
    const shared = replyToSelfDisclosure(message);
    return shared === undefined
      ? { ...reply, memory: next }
      : {
          text: compose(persona, `${shared} ${pick(persona.talk.share, this.#random)}`.trim()),
          kind: 'talk',
          memory: next,
        };
  }

  /** A wish to be asked, or to have something checked, is no answer to the open question, though it may name a number, as in 'give me one'. */
  #practice(turn: TutorTurn): TutorReply | undefined {
    const {
      message,
      memory: { asked, solved },
    } = turn;
    // Of what 'another one' is wanted, a question or a joke, only an open or solved question tells.
    if (!asked && !solved && isAnother.test(tidy(message))) return undefined;
    const kind = asked && isOption(message, asked.question) ? undefined : followUpOf(message);
    return kind === 'try' || kind === 'check' ? this.#followUp(turn) : undefined;
  }

  #onOwnQuestion({ message, persona, memory }: TutorTurn): TutorReply | undefined {
    const { asked, told, worked } = memory;
    if (!asked) return undefined;
    if (isOption(message, asked.question))
      return mark(answerIn(message, asked.question)!, asked, { persona, memory }, this.#random);
    if ((told || worked) && followUpOf(message) === 'again') return undefined;
    if (wantsHint.test(tidy(message))) return helpWith(asked, persona, memory, this.#random);
    const given =
      asksForElse.test(tidy(message)) || isSumInWords(message, persona) ? undefined : answerIn(message, asked.question);
    return given === undefined ? undefined : mark(given, asked, { persona, memory }, this.#random);
  }

  #followUp({ message, persona, memory }: TutorTurn): TutorReply | undefined {
    const kind = followUpOf(message);
    return (
      kind &&
      followUp(kind, message, {
        explanations: this.#library.explanations,
        persona,
        memory,
        random: this.#random,
      })
    );
  }

  #spelling({ message, persona }: TutorTurn): TutorReply | undefined {
    const spelled = this.#library.spelling.answer(essenceOf(message));
    return spelled === undefined
      ? undefined
      : {
          text: compose(persona, lead(pick(persona.opens, this.#random), spelled), phrases.spellNext),
          kind: 'explanation',
          memory: {},
        };
  }

  #talk({ message, persona, memory }: TutorTurn): TutorReply | undefined {
    const kind = talkOf(message, this.#greetings);
    if (!kind) return undefined;
    const line = pick(persona.talk[kind], this.#random);
    const [word = ''] = /^[\p{L} -]+/u.exec(message.toLowerCase().trim()) ?? [];
    const language = kind === 'hello' ? this.#greetings.get(word.trim()) : undefined;
    const before = language
      ? phrases.greeting(capitalized(word.trim()), language)
      : kind === 'proud' && /birthday/i.test(message)
        ? phrases.birthday
        : '';
    return {
      text: compose(persona, `${before} ${line}`.trim()),
      kind: 'talk',
      memory: { ...memory, isOffered: false },
    };
  }

  #arithmetic({ message, persona }: TutorTurn): TutorReply | undefined {
    const worked = workOut(message, persona);
    if (!worked)
      return bareNumber.test(message.trim())
        ? { text: compose(persona, phrases.whichQuestion), kind: 'talk', memory: {} }
        : undefined;
    const steps = smallSteps(message, worked, persona);
    const ask = worked.practice ? lead(pick(persona.asks, this.#random), worked.practice.text) : '';
    const told = lead(pick(persona.works, this.#random), worked.text);
    // The result stands at the end of a working: rather no question than no result.
    const text = fits(`${told} ${ask}`, persona) ? compose(persona, told, ask) : compose(persona, told);
    return {
      text,
      kind: 'arithmetic',
      memory: {
        asked: ask !== '' && text.endsWith(ask) ? worked.practice?.asked : undefined,
        worked: { steps, times: 0 },
      },
    };
  }
}

/** A tutor that knows `knowledge`, and draws among its lines by `random`. */
export const createTutor = (knowledge: TutorKnowledge, random: Random): Tutor => new Tutor(knowledge, random);
