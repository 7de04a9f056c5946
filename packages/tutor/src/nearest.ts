import type { Persona } from '@grove/content/tutor-model';
import { type Band, type Grade, grades } from '@grove/contracts';
import { intentOf } from './intent.ts';
import type { Library } from './library.ts';
import type { Passage, TutorLesson } from './passages.ts';
import type { Found } from './search.ts';
import type { Random } from './turn.ts';

/** What an answer is made with. */
export interface AnswerContext {
  readonly persona: Persona;
  readonly library: Library;
  readonly random: Random;
}

export type Slide = Extract<Passage['source'], { kind: 'slide' }>;

/** The grades of a band, by their indices in `grades`: the lowest whose lessons are named first, the highest whose slides it can read. */
const gradesOf: Readonly<Record<Band, readonly [lowest: number, highest: number]>> = {
  early: [0, 1],
  elementary: [0, 5],
  middle: [6, 8],
  high: [9, 12],
  college: [9, 12],
};

/** How much of a question has to be covered: by a slide that explains it, by a lesson that is named for it, by a topic of the curriculum. */
export const enough = {
  slide: 0.99,
  slideAbout: 0.6,
  titled: 0.75,
  about: 0.95,
  mentions: 3,
  topic: 0.95,
  named: 0.5,
} as const;

/** A lesson outside the band's grades is named only where it is clearly the nearest. */
const outsideShare = 0.5;

/** The slide that answers a question as it stands: it says all of its words, and its title names what was asked for. */
export function slideFor(
  found: readonly Found[],
  question: string,
  { persona, library }: AnswerContext,
): Slide | undefined {
  const [, highest] = gradesOf[persona.band];
  const isWanted = ['what', 'how', 'why', 'open'].includes(intentOf(question));
  const best = found.find(
    ({ passage: { source }, about, isTitled }) =>
      source.kind === 'slide' &&
      isTitled &&
      about >= enough.slideAbout &&
      source.lesson.grade <= highest &&
      library.vocabulary.covers(source.step.content, question) >= enough.slide,
  )?.passage.source;
  return isWanted && best?.kind === 'slide' ? best : undefined;
}

/** The lesson to be named for a question that cannot be explained: its title names what was asked for, or it is about all of the question and speaks of it often. */
export function nearest(
  found: readonly Found[],
  question: string,
  { persona, library }: AnswerContext,
): string | undefined {
  const [lowest, highest] = gradesOf[persona.band];
  const near = new Map<TutorLesson, boolean>();
  for (const {
    passage: { source },
    about,
    isTitled,
  } of found) {
    if (source.kind === 'lesson' && (about >= enough.about || (isTitled && about >= enough.titled)))
      near.set(source.lesson, isTitled);
  }
  const ranked = [...near].map(([lesson, isTitled]) => {
    const text = lesson.steps
      .flatMap(({ title, content, question: asks = '', examples = [] }) => [title, content, asks, ...examples])
      .join(' ');
    const mentions = library.search.occurrences(`${lesson.title} ${text}`, question);
    const share = lesson.grade < lowest || lesson.grade > highest ? outsideShare : 1;
    return { title: lesson.title, rank: isTitled || mentions >= enough.mentions ? mentions * share : 0 };
  });
  const [best] = ranked.toSorted((a, b) => b.rank - a.rank);
  return best && best.rank > 0 ? best.title : undefined;
}

/** A topic of the curriculum that has the question in its name, of the band's grades if there is one. */
export function topicFor(
  found: readonly Found[],
  { persona }: AnswerContext,
): { topic: string; grade: Grade } | undefined {
  const [lowest, highest] = gradesOf[persona.band];
  const topics = found.flatMap(({ passage: { source }, about, isTitled }) =>
    source.kind === 'item' && isTitled && about >= enough.topic ? [source] : [],
  );
  return topics.find(({ grade }) => grades.indexOf(grade) >= lowest && grades.indexOf(grade) <= highest) ?? topics[0];
}
