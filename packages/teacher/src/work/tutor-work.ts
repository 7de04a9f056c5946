import type { Persona } from '@grove/content/tutor-model';
import type { ReplyKind } from '@grove/contracts';
import { hasWrongSum } from '@grove/mathematics';
import { screen, screenAnswer, type Screening } from '@grove/safety';
import { leaksKey, type Slide, type Tutor, type TutorMemory, workOut } from '@grove/tutor';
import { sentencesIn } from '../in-sentences.ts';
import { type Finding, isFinding } from './finding.ts';

/** The slide that a learner looks at, as a message names it. */
export interface SlidePlace {
  readonly lessonId?: string | undefined;
  readonly slide?: number | undefined;
}

/** A message, in whose voice to answer, what came before, and where the learner is. */
export interface TutorQuestion {
  readonly message: string;
  readonly persona: Persona;
  readonly memory: TutorMemory;
  readonly place: SlidePlace;
}

/** The tutor's reply, each sentence of it screened; or why it may not be said. */
export type ScreenedReply =
  | { readonly sentences: readonly string[]; readonly kind: ReplyKind; readonly memory: TutorMemory }
  | { readonly held: Finding };

/** What a language model is told beside a message. */
export interface Grounding {
  /** What the lessons say, best first. */
  readonly passages: readonly string[];
  /** A calculation that code has worked out. */
  readonly worked?: string | undefined;
  /** What stands on the slide that the learner looks at; its key is not in it. */
  readonly slide?: string | undefined;
}

/** A screened message and, if it may pass, what was made of it. */
export interface Heard<Result> {
  readonly screening: Screening;
  readonly result?: Result;
}

/** What a model has said so far, to a learner who is at a place. */
export interface ToCheck {
  readonly said: string;
  readonly place: SlidePlace;
}

/** What is wrong with what a model has said so far, if anything is. */
export interface Checked {
  readonly screening: Screening;
  readonly fault?: 'it miscalculated' | 'it gave the key of a slide away';
}

const mostPassages = 4;
const longestPassage = 700;

const shorten = (text: string): string => (text.length > longestPassage ? `${text.slice(0, longestPassage)} …` : text);

/** What a slide shows, without its key. */
const slideText = ({ step }: Slide): string =>
  [step.title, step.content, step.question, step.options?.join(' / ')].filter(Boolean).join('. ');

/** Everything costly that a learner's text drives. It runs in a worker, so that whatever it costs, everybody else is answered meanwhile. */
export class TutorWork {
  readonly #tutor: Tutor;

  constructor(tutor: Tutor) {
    this.#tutor = tutor;
  }

  /** Screens a message only. */
  screen(message: string): Screening {
    return screen(message);
  }

  /** Screens a message and answers what of it may pass. `tell` hears of the screening first: should the rest take too long, it is known what the message was about. */
  answer(question: TutorQuestion, tell: (screening: Screening) => void): Heard<ScreenedReply> {
    return this.#hear(question, tell, (screened) => this.reply(screened));
  }

  /** Screens a message and gathers what a language model is told beside it. */
  ground(question: TutorQuestion, tell: (screening: Screening) => void): Heard<Grounding> {
    return this.#hear(question, tell, (screened) => this.#gather(screened));
  }

  /** Answers a message that was screened before. */
  reply({ message, persona, memory, place }: TutorQuestion): ScreenedReply {
    const { text, kind, memory: next } = this.#tutor.answer({ message, persona, memory, slide: this.#slideAt(place) });
    const sentences: string[] = [];
    for (const sentence of sentencesIn(text)) {
      const screening = screenAnswer(sentences.join('') + sentence);
      if (isFinding(screening)) return { held: screening };
      sentences.push(sentence);
    }
    return { sentences, kind, memory: next };
  }

  /** Checks what a model has said so far. */
  check({ said, place }: ToCheck): Checked {
    const screening = screenAnswer(said);
    const slide = this.#slideAt(place);
    if (hasWrongSum(said)) return { screening, fault: 'it miscalculated' };
    if (slide && leaksKey(slide.step, said)) return { screening, fault: 'it gave the key of a slide away' };
    return { screening };
  }

  #hear<Result>(
    question: TutorQuestion,
    tell: (screening: Screening) => void,
    goOn: (screened: TutorQuestion) => Result,
  ): Heard<Result> {
    const screening = screen(question.message);
    tell(screening);
    const goesOn = screening.category === 'ok' || (screening.category === 'personal' && screening.text !== '');
    return goesOn ? { screening, result: goOn({ ...question, message: screening.text }) } : { screening };
  }

  #gather({ message, persona, place }: TutorQuestion): Grounding {
    const slide = this.#slideAt(place);
    const worked = workOut(message, persona)?.text;
    const isKey = slide !== undefined && worked !== undefined && leaksKey(slide.step, worked);
    return {
      passages: this.#tutor.passages(message, mostPassages).map(shorten),
      worked: isKey ? undefined : worked,
      slide: slide && slideText(slide),
    };
  }

  #slideAt({ lessonId, slide }: SlidePlace): Slide | undefined {
    return this.#tutor.slide(lessonId, slide);
  }
}
